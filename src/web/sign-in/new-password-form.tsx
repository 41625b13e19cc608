import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { useFocusOnFault } from '#web/ui/form/use-focus-on-fault.ts'
import { showToast } from '#web/ui/toast/toast.ts'

type Problems = Readonly<Partial<Record<'password' | 'confirm', readonly string[]>>>

/** Asks for the new password twice. Without a token it is inert. */
export function NewPasswordForm({ token }: { readonly token: string | null }) {
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, whileBusy] = useBusy()
  const fields = useFocusOnFault(problems)
  const navigate = useNavigate()

  function refuse(title: string, description: string, field: keyof Problems) {
    showToast({ title, description, look: 'destructive', subject: 'entry' })
    setProblems({ [field]: [description] })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const password = formText(form, 'password')
    if (password === '') {
      return refuse('Password Required', 'Please enter a new password.', 'password')
    }
    if (password !== formText(form, 'confirm')) {
      return refuse('Password Mismatch', 'The passwords you entered do not match.', 'confirm')
    }
    setProblems({})
    const outcome = await whileBusy(() =>
      import('./auth-actions.ts').then(
        ({ resetPassword }) => resetPassword(token ?? '', password),
        () => null,
      ),
    )
    if (outcome === null) {
      showToast({
        title: 'Update Failed',
        description: 'There is no connection. Please check your network and try again.',
        look: 'destructive',
        subject: 'entry',
      })
    } else if (outcome.isDone) {
      void navigate('/dashboard', { replace: true })
    } else {
      setProblems({ password: outcome.passwordProblems })
    }
  }

  return (
    <form ref={fields} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <fieldset
        inert={token === null}
        disabled={isBusy}
        className="mt-6 grid min-h-72 min-w-0 content-start gap-4"
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters. A few unrelated words are easy to remember."
          problems={problems.password ?? []}
        />
        <PasswordField
          label="Confirm new password"
          name="confirm"
          autoComplete="new-password"
          problems={problems.confirm ?? []}
        />
        <Button type="submit" look="primary" className="mt-1 w-full">
          Update Password
        </Button>
      </fieldset>
    </form>
  )
}

import { type FormEvent, useEffect, useState } from 'react'

import { sentenceFor, weakPasswordReasons } from '#web/session/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'
import { useFocusOnFault } from '#web/ui/form/use-focus-on-fault.ts'
import { showToast } from '#web/ui/toast/toast.ts'
import { call, codeOf } from '#web/wire/api.ts'

type Problems = Readonly<Partial<Record<'current' | 'new' | 'confirm', readonly string[]>>>

/** Asks for the current password, and twice for the new one. */
export function ChangePasswordForm({
  email,
  onDone,
}: {
  readonly email: string
  readonly onDone: () => void
}) {
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, whileBusy] = useBusy()
  const fields = useFocusOnFault(problems)
  useEffect(() => fields.current?.querySelector<HTMLElement>('[name=current]')?.focus(), [fields])

  async function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [current, next, confirm] = ['current', 'new', 'confirm'].map((name) =>
      formText(form, name),
    )
    if (current === '') return setProblems({ current: ['Please enter your password.'] })
    if (next === '') return setProblems({ new: ['Please enter a new password.'] })
    if (next !== confirm) {
      return setProblems({ confirm: ['The passwords you entered do not match.'] })
    }
    try {
      await whileBusy(() =>
        call('change_password', { current_password: current ?? '', new_password: next ?? '' }),
      )
      showToast({
        title: 'Success!',
        description: 'Your password has been updated successfully.',
      })
      onDone()
    } catch (error) {
      setProblems(problemsOf(error))
    }
  }

  return (
    <form
      ref={fields}
      noValidate
      onSubmit={(event) => void change(event)}
      className="grid basis-full gap-4"
    >
      <input type="text" name="email" value={email} readOnly hidden autoComplete="username" />
      <PasswordField
        label="Current password"
        name="current"
        autoComplete="current-password"
        problems={problems.current ?? []}
      />
      <PasswordField
        label="New password"
        name="new"
        autoComplete="new-password"
        problems={problems.new ?? []}
      />
      <PasswordField
        label="Confirm new password"
        name="confirm"
        autoComplete="new-password"
        problems={problems.confirm ?? []}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={isBusy}>
          Change password
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

function problemsOf(error: unknown): Problems {
  const reasons = weakPasswordReasons(error)
  if (reasons.length > 0) return { new: reasons }
  const isCurrent = ['reauth_required', 'invalid_credentials'].includes(codeOf(error))
  return isCurrent ? { current: ['The password is incorrect.'] } : { new: [sentenceFor(error)] }
}

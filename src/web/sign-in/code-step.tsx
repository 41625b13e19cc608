import { type FormEvent, useState } from 'react'

import { useWayIn } from '#web/match/friend/use-way-in.ts'
import { NO_CALLS } from '#web/session/no-calls.ts'
import { appCode, backupCode } from '#web/session/typed-code.ts'
import { Logo } from '#web/shell/navigation/logo.tsx'
import { Button } from '#web/ui/button.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'

const actions = () => import('./auth-actions.ts')

/** The second step of signing in: a code from the authenticator app, or a backup code. */
export function CodeStep({ onBack }: { readonly onBack: () => void }) {
  const [isBackup, setIsBackup] = useState(false)
  const [problem, setProblem] = useState('')
  const [isBusy, whileBusy] = useBusy()
  const enter = useWayIn()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = formText(new FormData(form), 'code')
    const code = isBackup ? backupCode(typed) : appCode(typed)
    if (code === null) return refuse(form, isBackup ? BACKUP_SHAPE : APP_SHAPE)
    setProblem('')
    try {
      const entry = await whileBusy(async () => (await actions()).verifyCode(code))
      if (entry.next === 'inside') return enter()
      if (entry.next === 'again') return onBack()
      refuse(form, entry.problem)
    } catch {
      refuse(form, NO_CALLS)
    }
  }

  function refuse(form: HTMLFormElement, found: string) {
    setProblem(found)
    form.querySelector('input')?.focus()
  }

  function choose(next: boolean) {
    setIsBackup(next)
    setProblem('')
  }

  return (
    <section className="m-auto min-h-dvh w-full max-w-md py-6">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8"
      >
        <Logo className="mx-auto size-16" />
        <h1 className="text-center text-2xl">One more step</h1>
        <p className="text-center text-muted">
          {isBackup
            ? 'Enter one of the backup codes you saved. Each works once.'
            : 'Enter the six-digit code from your authenticator app.'}
        </p>
        {isBackup ? (
          <TextField
            key="backup"
            label="Backup code"
            name="code"
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            problems={problem === '' ? [] : [problem]}
          />
        ) : (
          <TextField
            key="app"
            label="Code"
            name="code"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            problems={problem === '' ? [] : [problem]}
          />
        )}
        <Button type="submit" look="primary" isBusy={isBusy} className="w-full">
          Sign In
        </Button>
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="quiet" onClick={() => choose(!isBackup)}>
            {isBackup ? 'Use the app' : 'Use a backup code'}
          </Button>
          <Button look="quiet" onClick={onBack}>
            Back to sign in
          </Button>
        </div>
      </form>
    </section>
  )
}

const APP_SHAPE = 'Please enter the six-digit code from the app.'
const BACKUP_SHAPE = 'Please enter a backup code such as ab3De-7fGh9.'

import { useState } from 'react'
import { useNavigate } from 'react-router'

import { Logo } from '#web/shell/navigation/logo.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { Button } from '#web/ui/button.tsx'
import { useFocusOf } from '#web/ui/focus/use-focus-of.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { CheckMail } from './check-mail.tsx'
import { CodeStep } from './code-step.tsx'
import { CookieNotice } from './cookie-notice.tsx'
import { CredentialsForm } from './credentials-form.tsx'
import { SignedInNotice } from './signed-in-notice.tsx'
import { useLinkProblem } from './use-link-problem.ts'

export const meta = () =>
  pageMeta(
    'Sign In',
    'Sign in to play against others, join the season rankings, and keep your progress on every device.',
  )

/** The sign-in screen, with the way on as a guest. */
export default function AuthScreen() {
  const [step, setStep] = useState<'form' | 'mail' | 'code'>('form')
  /** The address entered last, kept for the way back from another step. */
  const [address, setAddress] = useState('')
  const visitor = useVisitor()
  const isStuck = visitor.status === 'opening' && visitor.isStuck
  const navigate = useNavigate()
  useLinkProblem()
  useFocusOf(step)

  function go(next: 'mail' | 'code', typed: string) {
    setAddress(typed)
    setStep(next)
  }

  function goBack() {
    // React Router numbers the history entries of a tab; 0 is the first one.
    const hasEntryBefore = Number(globalThis.history.state?.idx ?? 0) > 0
    void (hasEntryBefore ? navigate(-1) : navigate('/dashboard'))
  }

  if (isStuck) return <AccountMissing />
  if (visitor.status !== 'guest') return <SignedInNotice />
  if (step === 'mail') return <CheckMail address={address} onBack={() => setStep('form')} />
  if (step === 'code') return <CodeStep onBack={() => setStep('form')} />
  return (
    <section className="m-auto min-h-dvh w-full max-w-md py-6 in-[[data-account]]:invisible">
      <CookieNotice>
        This browser keeps no cookies for this site, so you cannot stay signed in. Allow cookies to
        use an account. Practice, the table and the articles work without one.
      </CookieNotice>
      <div className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-8">
        <Logo className="mx-auto size-16" />
        <h1 className="mt-3 text-center text-2xl">Welcome</h1>
        <p className="mt-2 text-center text-muted">
          With an account, your progress is on all your devices.
        </p>
        <CredentialsForm
          address={address}
          onCheckMail={(typed) => go('mail', typed)}
          onCode={(typed) => go('code', typed)}
        />
      </div>
      <div className="mt-4 flex justify-center">
        <Button look="quiet" onClick={goBack}>
          Continue as Guest
        </Button>
      </div>
    </section>
  )
}

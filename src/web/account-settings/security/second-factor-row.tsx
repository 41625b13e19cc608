import { useRef, useState } from 'react'

import type { Account } from '#contract/account.ts'
import { renamed } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { call, type Output } from '#web/wire/api.ts'

import { AccountDialog } from './account-dialog.tsx'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { EnrollDialog } from './enroll-dialog.tsx'

type Step =
  | { readonly kind: 'closed' }
  /** Asks for the password before one of these actions. */
  | { readonly kind: 'begin' | 'renew' | 'end' }
  | { readonly kind: 'enroll'; readonly begun: Output<'begin_second_factor'> }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

const closed: Step = { kind: 'closed' }

/** Turns two-step sign-in on and off, and makes new backup codes. */
export function SecondFactorRow({ account }: { readonly account: Account }) {
  const [step, setStep] = useState<Step>(closed)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOn = account.has_second_factor

  /** Handles a closed dialog; another one may already be open. */
  function leave(kind: Step['kind']) {
    setStep((now) => (now.kind === kind ? closed : now))
  }

  /** Sets the focus after the last of several dialogs, which has no button to return it to. */
  function leaveLast(kind: Step['kind']) {
    leave(kind)
    heading.current?.focus()
  }

  async function begin(password: string | undefined) {
    const begun = await call('begin_second_factor', { password: password ?? '' })
    setStep({ kind: 'enroll', begun })
  }

  async function renew(password: string | undefined) {
    const renewedCodes = await call('renew_backup_codes', { password: password ?? '' })
    setStep({ kind: 'codes', codes: renewedCodes.backup_codes })
  }

  async function end(password: string | undefined) {
    await call('end_second_factor', { password: password ?? '' })
    renamed({ ...account, has_second_factor: false })
    showToast({ title: 'Success!', description: 'Your password is now enough to sign in.' })
  }

  function turnedOn(codes: readonly string[]) {
    setStep({ kind: 'codes', codes })
    renamed({ ...account, has_second_factor: true })
  }

  return (
    <DataRow
      heading={heading}
      title="Two-step sign-in"
      hint={
        isOn
          ? 'On: signing in asks for a code from your authenticator app'
          : 'Asks for a code from an app on your phone after your password'
      }
    >
      {isOn ? (
        <>
          <Button onClick={() => setStep({ kind: 'renew' })}>New backup codes...</Button>
          <Button onClick={() => setStep({ kind: 'end' })}>Turn off...</Button>
        </>
      ) : (
        <Button onClick={() => setStep({ kind: 'begin' })}>Turn on...</Button>
      )}
      {step.kind === 'begin' ? (
        <AccountDialog
          title="Turn on two-step sign-in?"
          confirmLabel="Continue"
          hasPassword
          onConfirm={begin}
          onClose={() => leave('begin')}
        >
          <p>
            After your password, you will be asked for a code. You need an authenticator app on your
            phone or computer.
          </p>
        </AccountDialog>
      ) : null}
      {step.kind === 'renew' ? (
        <AccountDialog
          title="Make new backup codes?"
          confirmLabel="Make new codes"
          hasPassword
          onConfirm={renew}
          onClose={() => leave('renew')}
        >
          <p>Your current codes will no longer work.</p>
        </AccountDialog>
      ) : null}
      {step.kind === 'end' ? (
        <AccountDialog
          title="Turn off two-step sign-in?"
          confirmLabel="Turn off"
          hasPassword
          onConfirm={end}
          onDone={() => heading.current?.focus()}
          onClose={() => leave('end')}
        >
          <p>Your password will be enough to sign in.</p>
        </AccountDialog>
      ) : null}
      {step.kind === 'enroll' ? (
        <EnrollDialog begun={step.begun} onDone={turnedOn} onClose={() => leaveLast('enroll')} />
      ) : null}
      {step.kind === 'codes' ? (
        <BackupCodesDialog codes={step.codes} onClose={() => leaveLast('codes')} />
      ) : null}
    </DataRow>
  )
}

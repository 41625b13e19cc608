import { useState } from 'react'

import { PlainProblem } from '#web/session/plain-problem.ts'
import { PROVIDER_NAME } from '#web/session/provider-name.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { formText } from '#web/ui/form/form-text.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { call, codeOf } from '#web/wire/api.ts'

import { AccountDialog } from './security/account-dialog.tsx'

/** Asks for a new email address, which the account has once it is confirmed by a mailed link. */
export function EmailRow({
  email,
  hasPassword,
}: {
  readonly email: string
  readonly hasPassword: boolean
}) {
  const [isAsked, setIsAsked] = useState(false)

  async function change(password: string | undefined, form: FormData) {
    const wanted = formText(form, 'email').trim().toLowerCase()
    if (wanted === '') throw new PlainProblem('Please enter the new email address.')
    if (wanted === email) throw new PlainProblem('This is already your email address.')
    try {
      await call('change_email', {
        new_email: wanted,
        ...(password !== undefined && { password }),
      })
    } catch (error) {
      if (codeOf(error) !== 'invalid_input') throw error
      throw new PlainProblem('Please enter a valid email address.')
    }
    showToast({
      title: 'Check Your New Inbox',
      description: `We emailed a link to ${wanted}. Your address changes when you follow it.`,
    })
  }

  return (
    <DataRow title="Email address" hint="Changing it signs out all your other devices">
      <Button onClick={() => setIsAsked(true)}>Change email address...</Button>
      {isAsked ? (
        <AccountDialog
          title="Change your email address?"
          confirmLabel="Send the link"
          hasPassword={hasPassword}
          onConfirm={change}
          onClose={() => setIsAsked(false)}
        >
          <p>
            We email a link to the new address, and your address changes when you follow it. Your
            present address gets a link that stops the change.
          </p>
          {hasPassword ? null : (
            <p>{`You go on signing in with the same ${PROVIDER_NAME} account.`}</p>
          )}
          <TextField
            label="New email address"
            name="email"
            type="email"
            autoComplete="email"
            className="text-ink"
          />
        </AccountDialog>
      ) : null}
    </DataRow>
  )
}

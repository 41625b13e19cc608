import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '#contract/account.ts'
import { storedOutbox } from '#web/outbox/outbox.ts'
import { queries } from '#web/session/session.ts'
import { useStored } from '#web/store/use-stored.ts'
import { isUnderway } from '#web/sync/guest/background.ts'
import { guestHoldings, type Holdings } from '#web/sync/guest/guest-data.ts'
import { useUnderway } from '#web/sync/guest/use-underway.ts'
import { Button } from '#web/ui/button.tsx'
import { focusHeading } from '#web/ui/focus/focus-heading.ts'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { storedProgress } from '#web/user-data/progress.ts'

import { DeleteRow } from './delete-row.tsx'
import { DeviceList } from './device-list.tsx'
import { EmailRow } from './email-row.tsx'
import { ExportRow } from './export-row.tsx'
import { GuestDataDialog } from './guest-data-dialog.tsx'
import { holdingsText, leftText } from './holdings-text.ts'
import { NameForm } from './name-form.tsx'
import { NoPasswordRow } from './no-password-row.tsx'
import { PasskeyList } from './security/passkey-list.tsx'
import { PasswordRow } from './security/password-row.tsx'
import { SecondFactorRow } from './security/second-factor-row.tsx'

/** The settings of the account itself. */
export function AccountPanel({ account }: { readonly account: Account }) {
  return (
    <QueryClientProvider client={queries}>
      <Panel title="Account">
        <p className="mb-4 text-sm text-muted wrap-anywhere">{`Signed in as ${account.email}`}</p>
        <NameForm account={account} />
        <div className="mt-4 divide-y divide-line border-t border-line">
          <GuestDataRow userId={account.user_id} />
          <EmailRow email={account.email} hasPassword={account.has_password} />
          {account.has_password ? (
            <>
              <PasswordRow email={account.email} />
              <SecondFactorRow account={account} />
            </>
          ) : (
            <NoPasswordRow email={account.email} />
          )}
          <PasskeyList hasPassword={account.has_password} />
          <DeviceList hasPassword={account.has_password} />
          <ExportRow hasPassword={account.has_password} />
          <DeleteRow hasPassword={account.has_password} />
        </div>
      </Panel>
    </QueryClientProvider>
  )
}

function GuestDataRow({ userId }: { readonly userId: string }) {
  const [offered, setOffered] = useState<Holdings | null>(null)
  useStored(storedProgress)
  useStored(storedOutbox)
  // The data leaves this browser while the dialog is still open.
  const holdings = offered ?? guestHoldings()
  const underway = useUnderway()
  if (underway !== null && offered === null) {
    return (
      <DataRow title="Guest data" hint={leftText(underway.answersLeft)}>
        <p className="text-sm text-muted">You can go on meanwhile.</p>
      </DataRow>
    )
  }
  if (holdings === null) return null

  function close() {
    setOffered(null)
    // With nothing left to add, or all of it on its way, the focused button disappears.
    if (guestHoldings() === null || isUnderway()) focusHeading()
  }

  return (
    <DataRow title="Guest data" hint={`This browser still has ${holdingsText(holdings)}.`}>
      <Button onClick={() => setOffered(holdings)}>Add to account...</Button>
      {offered === null ? null : (
        <GuestDataDialog userId={userId} holdings={offered} onClose={close} />
      )}
    </DataRow>
  )
}

import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '#contract/accounts.ts'
import { storedProgress } from '#web/platform/progress.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { DataRow } from '#web/settings/data-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

import { DeleteRow } from './delete-row.tsx'
import { DeviceList } from './device-list.tsx'
import { ExportRow } from './export-row.tsx'
import { GuestDataDialog } from './guest-data-dialog.tsx'
import { guestHoldings } from './guest-data.ts'
import { holdingsText } from './holdings-text.ts'
import { NameForm } from './name-form.tsx'
import { NoPasswordRow } from './no-password-row.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { PasswordRow } from './password-row.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import { queries } from './session.ts'

/** What belongs to the account itself. */
export function AccountPanel({ account }: { readonly account: Account }) {
  return (
    <QueryClientProvider client={queries}>
      <Panel title="Account">
        <p className="mb-4 text-sm text-muted wrap-anywhere">Signed in as {account.email}</p>
        <NameForm account={account} />
        <div className="mt-4 divide-y divide-line border-t border-line">
          <GuestDataRow userId={account.user_id} />
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
  const [isOpen, setIsOpen] = useState(false)
  useStored(storedProgress)
  const holdings = guestHoldings()
  if (holdings === null && !isOpen) return null
  return (
    <DataRow
      title="Guest data"
      hint={`This browser still has ${holdings === null ? 'nothing' : holdingsText(holdings)}.`}
    >
      <Button onClick={() => setIsOpen(true)}>Bring along...</Button>
      {isOpen && holdings !== null ? (
        <GuestDataDialog userId={userId} holdings={holdings} onClose={() => setIsOpen(false)} />
      ) : null}
    </DataRow>
  )
}

import { useState } from 'react'

import { download } from '#web/app/download.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { call } from '#web/wire/api.ts'

import { AccountDialog } from './security/account-dialog.tsx'

/** Downloads everything that is stored about the account. */
export function ExportRow({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isAsked, setIsAsked] = useState(false)

  return (
    <DataRow title="Export account" hint="Everything the server stores about you, as one file">
      <Button onClick={() => setIsAsked(true)}>Export account...</Button>
      {isAsked ? (
        <AccountDialog
          title="Export your account?"
          confirmLabel="Export"
          hasPassword={hasPassword}
          onConfirm={exportAll}
          onClose={() => setIsAsked(false)}
        >
          <p>
            You get a JSON file with your answers, bookmarks, settings, matches, and all else of the
            account.
          </p>
        </AccountDialog>
      ) : null}
    </DataRow>
  )
}

async function exportAll(password: string | undefined) {
  const data = await call('export_account', password === undefined ? {} : { password })
  const day = data.exported_at.slice(0, 10)
  download(`periodic-wizard-account-${day}.json`, JSON.stringify(data, null, 2))
}

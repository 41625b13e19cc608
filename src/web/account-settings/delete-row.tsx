import { useState } from 'react'
import { useNavigate } from 'react-router'

import { leave } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { showToast } from '#web/ui/toast/toast.ts'
import { call } from '#web/wire/api.ts'

import { AccountDialog } from './security/account-dialog.tsx'

/** Deletes the account after its owner has confirmed it. */
export function DeleteRow({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isAsked, setIsAsked] = useState(false)
  const navigate = useNavigate()

  async function deleteAll(password: string | undefined) {
    await call('delete_account', password === undefined ? {} : { password })
    await navigate('/dashboard')
    leave()
    showToast({
      title: 'Account Deleted',
      description:
        'Your answers, bookmarks, settings, and all else of the account are permanently deleted.',
      subject: 'entry',
    })
  }

  return (
    <DataRow title="Delete account" hint="Permanently, with everything that belongs to it">
      <Button onClick={() => setIsAsked(true)}>Delete account...</Button>
      {isAsked ? (
        <AccountDialog
          title="Delete your account?"
          confirmLabel="Delete account"
          word="DELETE"
          hasPassword={hasPassword}
          onConfirm={deleteAll}
          onClose={() => setIsAsked(false)}
        >
          <p>
            Your answers, bookmarks, settings, and all else of the account are permanently deleted.
            Your opponents keep the results of your matches, without your name.
          </p>
        </AccountDialog>
      ) : null}
    </DataRow>
  )
}

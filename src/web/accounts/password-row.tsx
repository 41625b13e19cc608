import { useState } from 'react'

import { DataRow } from '#web/settings/data-row.tsx'
import { Button } from '#web/ui/button.tsx'

import { ChangePasswordForm } from './change-password-form.tsx'

/** Opens the form for another password. */
export function PasswordRow({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <DataRow title="Password" hint="A change signs all your other devices out">
      {isOpen ? null : <Button onClick={() => setIsOpen(true)}>Change password...</Button>}
      {isOpen ? <ChangePasswordForm email={email} onDone={() => setIsOpen(false)} /> : null}
    </DataRow>
  )
}

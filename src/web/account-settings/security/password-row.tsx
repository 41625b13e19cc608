import { useEffect, useRef, useState } from 'react'

import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'

import { ChangePasswordForm } from './change-password-form.tsx'

/** Opens the form that changes the password. */
export function PasswordRow({ email }: { readonly email: string }) {
  const [isOpen, setIsOpen] = useState(false)
  /** The form has closed, so the button that replaces it takes the focus. */
  const [isBack, setIsBack] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack && !isOpen) button.current?.focus()
  }, [isBack, isOpen])

  function close() {
    setIsOpen(false)
    setIsBack(true)
  }

  return (
    <DataRow title="Password" hint="Changing it signs out all your other devices">
      {isOpen ? (
        <ChangePasswordForm email={email} onDone={close} />
      ) : (
        <Button ref={button} onClick={() => setIsOpen(true)}>
          Change password...
        </Button>
      )}
    </DataRow>
  )
}

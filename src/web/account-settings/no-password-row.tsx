import { PROVIDER_NAME } from '#web/session/provider-name.ts'
import { sendPasswordReset } from '#web/sign-in/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'

/** Offers a password to an account that only signs in with Google. */
export function NoPasswordRow({ email }: { readonly email: string }) {
  const [isBusy, whileBusy] = useBusy()

  return (
    <DataRow
      title="Password and two-step sign-in"
      hint={`You sign in with ${PROVIDER_NAME}, which can ask for a second step of its own. To use two-step sign-in here, set a password first. You will then sign in with the password instead of ${PROVIDER_NAME}.`}
    >
      <Button isBusy={isBusy} onClick={() => void whileBusy(() => sendPasswordReset(email))}>
        Email me a link to set a password
      </Button>
    </DataRow>
  )
}

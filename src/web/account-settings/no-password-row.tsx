import { sendPasswordReset } from '#web/sign-in/auth-actions.ts'
import { Button } from '#web/ui/button.tsx'
import { DataRow } from '#web/ui/form/data-row.tsx'
import { useBusy } from '#web/ui/form/use-busy.ts'

/** For an account that only signs in with Google: the way to a password, and what it is good for. */
export function NoPasswordRow({ email }: { readonly email: string }) {
  const [isBusy, whileBusy] = useBusy()

  return (
    <DataRow
      title="Password and second step"
      hint="You sign in with Google, and the second step is Google’s too. For one of your own, set a password first: once the second step is on, you sign in with that in place of Google."
    >
      <Button isBusy={isBusy} onClick={() => void whileBusy(() => sendPasswordReset(email))}>
        Mail me a link to set a password
      </Button>
    </DataRow>
  )
}

import type { GoogleClient, PasswordKeeping } from './auth.ts'
import type { IsBreached } from './breached-passwords.ts'

/** The account settings of this server. */
export type AccountSetup = {
  /** Signs the cookies. */
  readonly secret: string
  /** Whether an address has to be verified before the first sign-in, which needs a mail server. */
  readonly verifiesEmail: boolean
  /** Null when Google sign-in is not set up. */
  readonly google: GoogleClient | null
  readonly passwords: PasswordKeeping
  /** Returns whether a chosen password is known to be stolen. */
  readonly isBreached: IsBreached
}

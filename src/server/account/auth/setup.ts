import type { GoogleClient, PasswordKeeping } from './auth.ts'
import type { IsBreached } from './breached-passwords.ts'

/** How accounts are set up here. */
export type AccountSetup = {
  /** Signs the cookies. */
  readonly secret: string
  /** Whether an address has to be verified before the first sign-in: only where mail is sent. */
  readonly verifiesEmail: boolean
  /** Null where signing in with Google is not set up. */
  readonly google: GoogleClient | null
  readonly passwords: PasswordKeeping
  /** Whether a password that somebody wants to have was stolen elsewhere. */
  readonly isBreached: IsBreached
}

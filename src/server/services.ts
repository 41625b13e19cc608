import type { AccountMails, Auth } from './accounts/auth.ts'
import type { Limits } from './accounts/limits.ts'
import type { SignedIn } from './accounts/session.ts'
import type { AccountSetup } from './accounts/setup.ts'
import type { Matches } from './matches/matches.ts'
import type { Tally } from './metrics/metrics.ts'
import type { Background } from './platform/background.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock, Random } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import type { Ask } from './platform/read-copy.ts'

/** What answers calls once the database is open. */
export type Services = {
  readonly database: Database
  /** Asks what may be a little behind. */
  readonly askCopy: Ask
  readonly auth: Auth
  readonly bus: Bus
  /** Does what no answer waits for. */
  readonly background: Background
  readonly limits: Limits
  readonly mails: AccountMails
  readonly matches: Matches
  readonly tally: Tally
  readonly clock: Clock
  readonly random: Random
  /** How accounts are set up here. */
  readonly accounts: AccountSetup
  /** Where browsers find this server. */
  readonly publicOrigin: string
  /** The session that the cookies of a request stand for, or null. */
  readonly findSession: (headers: Headers) => Promise<SignedIn | null>
  /** Whether a browser that was signed in still is. */
  readonly isStillSignedIn: (user: SignedIn) => Promise<boolean>
}

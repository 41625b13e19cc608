import type { Auth } from '#server/auth/auth.ts'
import type { SignedIn } from '#server/auth/session.ts'
import type { AccountSetup } from '#server/auth/setup.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { AccountMails } from '#server/mail/mails.ts'
import type { Tally } from '#server/metrics/metrics.ts'
import type { Background } from '#server/platform/background.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Ask } from '#server/platform/database/read-copy.ts'

import type { ClassGames } from './class-games.ts'

/** The services that answer calls once the database is open. */
export type Services = {
  readonly database: Database
  /** Reads data that may be a little behind. */
  readonly askCopy: Ask
  readonly auth: Auth
  readonly bus: Bus
  /** Does work that no answer waits for. */
  readonly background: Background
  readonly limits: Limits
  readonly mails: AccountMails
  /** Mails that are sent in an hour; more wait in the queue. */
  readonly mailsPerHour: number
  readonly games: ClassGames
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

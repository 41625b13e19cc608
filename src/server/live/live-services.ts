import type { MatchClientMessage } from '#contract/match.ts'
import type { Services } from '#server/api/services.ts'

import type { Page } from './pages.ts'

/** The matches, as the live socket uses them. */
export type LiveMatches = {
  /** Adds a page, and sends it the match or the search that its user has. */
  readonly enter: (page: Page) => Promise<void>
  readonly leave: (page: Page) => void
  /** Cuts the unresponsive pages of a user, and pings the others. */
  readonly makeRoom: (userId: string) => void
  /** @param receivedAt in match time */
  readonly hear: (page: Page, message: MatchClientMessage, receivedAt: number) => Promise<void>
  /** Stops the timers; settles when the database is no longer used. */
  readonly close: () => Promise<void>
}

/** The services that answer calls, and the matches. */
export type LiveServices = Services & { readonly matches: LiveMatches }

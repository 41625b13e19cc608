import type { GameClientMessage } from '#contract/class-game/messages.ts'
import type { MatchClientMessage } from '#contract/match.ts'
import type { Services } from '#server/api/services.ts'

import type { Page } from './pages.ts'
import type { Seat } from './seat.ts'
import type { Connection } from './transport/connection.ts'

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

type GameMessage<Type extends GameClientMessage['type']> = Extract<
  GameClientMessage,
  { readonly type: Type }
>

/** The class games, as the live socket uses them. */
export type LiveGames = {
  /** Adds the connection of a player, and sends it the game. */
  readonly enter: (connection: Connection, seat: Seat) => Promise<void>
  /** Adds or removes the page of a host. */
  readonly watch: (page: Page, message: GameMessage<'watch_game'>) => Promise<void>
  /** @param receivedAt in match time */
  readonly answer: (
    connection: Connection,
    message: GameMessage<'game_answer'>,
    receivedAt: number,
  ) => Promise<void>
  /** Stops the timers; settles when the database is no longer used. */
  readonly close: () => Promise<void>
}

/** The services that answer calls, the matches and the class games. */
export type LiveServices = Services & {
  readonly matches: LiveMatches
  readonly games: LiveGames
}

import { randomBytes } from 'node:crypto'

import type { CreateGame, JoinOutcome } from '#contract/class-game/calls.ts'
import type { AppParts } from '#server/app.ts'
import type { TestDatabase } from '#server/testing/database/databases.ts'
import {
  createManualMatchClock,
  type ManualMatchClock,
} from '#server/testing/match/manual-match-clock.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

import { type GamePage, hostSees, openHost, openPlayer } from './game-page.ts'

/** A server whose games go by as a test moves their time. */
export type Classroom = Served & {
  readonly matchClock: ManualMatchClock
  readonly port: number
  /** A game in its lobby, with the page of its host. */
  readonly newGame: (changed?: Partial<CreateGame>, host?: NewUser) => Promise<HostedGame>
  readonly openPlayer: (seat: string) => GamePage
  readonly openHost: (host: NewUser) => GamePage
}

export type HostedGame = {
  readonly gameId: string
  readonly pin: string
  readonly host: NewUser
  readonly page: GamePage
  /** The right options. */
  readonly key: readonly number[]
  /** Joins from a page of its own. */
  readonly join: (name: string) => Promise<{ readonly seat: string; readonly page: GamePage }>
}

/** Makes a server for games of classes. */
export async function openClassroom(
  testDatabase: TestDatabase,
  changed: Partial<AppParts> = {},
  matchClock = createManualMatchClock(),
): Promise<Classroom> {
  const served = await serveOn(testDatabase, { matchClock, clock: matchClock.now, ...changed })
  const port = await listenAnywhere(served.app)
  const pages = new Set<GamePage>()

  function kept(page: GamePage): GamePage {
    pages.add(page)
    return page
  }

  return {
    ...served,
    matchClock,
    port,
    openPlayer: (seat) => kept(openPlayer(port, seat)),
    openHost: ({ cookies }) => kept(openHost(port, cookies)),
    async newGame(given = {}, host) {
      const user = host ?? (await signUp(served))
      const gameId = crypto.randomUUID()
      await user.call('create_class_game', { ...gameInput(gameId), ...given })
      const page = kept(openHost(port, user.cookies))
      await page.until((message): message is typeof message => message.type === 'hello')
      page.send({ type: 'watch_game', gameId, format: 1, on: true })
      const { pin } = await hostSees(page, (game) => game.gameId === gameId)
      const rows = await served.database
        .selectFrom('class_game_questions')
        .select('right_option')
        .where('game_id', '=', gameId)
        .orderBy('question')
        .execute()
      const key = rows.map(({ right_option }) => right_option)
      return {
        gameId,
        pin,
        host: user,
        page,
        key,
        async join(name) {
          const seat = await joined(visit(served.app), pin, name)
          const playerPage = kept(openPlayer(port, seat))
          await playerPage.until((message): message is typeof message => message.type === 'game')
          return { seat, page: playerPage }
        },
      }
    },
    async close() {
      for (const page of pages) page.close()
      await served.close()
    },
  }
}

/** A valid input of a game with three easy questions. */
export function gameInput(gameId: string): CreateGame {
  return {
    game_id: gameId,
    mode: 'together',
    seconds: 20,
    minutes: 10,
    has_speed_bonus: false,
    team_count: 0,
    categories: ['general'],
    difficulties: ['easy'],
    questions: 3,
  }
}

/** Draws a secret as a browser does before it joins. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Joins a game and returns the seat; throws when that is refused. */
export async function joined(visitor: Visitor, pin: string, name: string): Promise<string> {
  const outcome: JoinOutcome = await visitor.call('join_class_game', {
    pin,
    name,
    secret: newSecret(),
  })
  if (outcome.outcome !== 'joined') throw new Error(`Refused: ${outcome.reason}`)
  return outcome.seat
}

import type { MatchMessage } from '#contract/match.ts'
import type { AppParts } from '#server/app.ts'
import { ORIGIN } from '#server/testing/app.ts'
import type { TestDatabase } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { createManualMatchClock, type ManualMatchClock } from './manual-match-clock.ts'
import { type PlayerPage, keyOf, openPlayerPage } from './player-page.ts'

/** Limits the wait of a test. A message that has not come by then will not come. */
const PATIENCE_MS = 20_000

/** A user with an account and an open page. */
export type Player = { readonly user: NewUser; readonly page: PlayerPage }

/** A server whose matches go by as a test moves their time. */
export type Arena = Served & {
  readonly matchClock: ManualMatchClock
  readonly port: number
  readonly newPlayer: () => Promise<Player>
  /** One more page of a player, once it is greeted. */
  readonly openPage: (user: NewUser) => Promise<PlayerPage>
  readonly openGuest: () => PlayerPage
  /** A match of two that has just started, the players by their seats, and the right options. */
  readonly startMatch: (players?: readonly Player[]) => Promise<Started>
}

export type Started = {
  readonly matchId: string
  readonly players: readonly Player[]
  readonly key: readonly number[]
}

export async function openArena(
  testDatabase: TestDatabase,
  changed: Partial<AppParts> = {},
  matchClock = createManualMatchClock(),
): Promise<Arena> {
  const served = await serveOn(testDatabase, { matchClock, clock: matchClock.now, ...changed })
  const port = await listenAnywhere(served.app)
  const pages = new Set<PlayerPage>()
  return {
    ...served,
    matchClock,
    port,
    newPlayer,
    openPage,
    openGuest: () => openPlayerPage(port, new Map(), ORIGIN, PATIENCE_MS),
    startMatch,
    async close() {
      for (const page of pages) page.close()
      await served.close()
    },
  }

  async function newPlayer(): Promise<Player> {
    const user = await signUp(served)
    return { user, page: await openPage(user) }
  }

  async function openPage({ cookies }: NewUser): Promise<PlayerPage> {
    const page = openPlayerPage(port, cookies, ORIGIN, PATIENCE_MS)
    pages.add(page)
    await page.message('hello')
    return page
  }

  async function startMatch(given?: readonly Player[]): Promise<Started> {
    const players = given ?? (await Promise.all([newPlayer(), newPlayer()]))
    for (const { page } of players) page.send({ type: 'find_match' })
    const founds = await Promise.all(players.map(({ page }) => inPhase(page, 'starting')))
    const matchId = founds[0]?.matchId ?? ''
    const seats = new Map(players.map((player, index) => [player, founds[index]?.view.seat ?? 0]))
    for (const { page } of players) page.send({ type: 'ready', matchId })
    await Promise.all(
      players.map(({ page }) =>
        page.until(
          (known) =>
            known?.type === 'match' &&
            known.view.phase.kind === 'starting' &&
            known.view.phase.isConfirmed,
        ),
      ),
    )
    await matchClock.move(3100)
    await Promise.all(players.map(({ page }) => inPhase(page, 'open')))
    const rows = await served.database
      .selectFrom('match_questions')
      .select('question_id')
      .where('match_id', '=', matchId)
      .orderBy('question')
      .execute()
    const bySeat = players.toSorted((a, b) => (seats.get(a) ?? 0) - (seats.get(b) ?? 0))
    return { matchId, players: bySeat, key: keyOf(rows.map((row) => row.question_id)) }
  }
}

/** Resolves with the message about a match once it is in this phase. */
export async function inPhase(
  page: PlayerPage,
  kind: MatchMessage['view']['phase']['kind'],
): Promise<MatchMessage> {
  const known = await page.until((told) => told?.type === 'match' && told.view.phase.kind === kind)
  if (known?.type !== 'match') throw new Error(`Not in a match that is ${kind}`)
  return known
}

/**
 * Answers the open question, and returns the page's verdict on it. As a page of the web does, it
 * sends again after a busy database refused.
 */
export async function answer(
  page: PlayerPage,
  matchId: string,
  question: number,
  choice: number,
): Promise<MatchMessage> {
  const refused = () => rejections(page).length
  const before = refused()
  page.send({ type: 'answer', matchId, question, choice })
  const isAnswered = () => answersOf(page) > question
  await page.until(() => isAnswered() || refused() > before)
  const known = page.known()
  if (isAnswered() && known?.type === 'match') return known
  const reason = rejections(page).at(-1)
  if (reason !== 'unavailable') throw new Error(`The answer was refused: ${reason}`)
  return answer(page, matchId, question, choice)
}

/** Why messages of a page were not obeyed, in order. */
export function rejections({ messages }: PlayerPage): readonly string[] {
  return messages.flatMap((message) => (message.type === 'rejected' ? [message.reason] : []))
}

/** Returns the opponent's presence as hints have reported it, in order. */
export function presencesTold({ messages }: PlayerPage): readonly boolean[] {
  return messages.flatMap((message) =>
    message.type === 'match_hint' ? [message.isOpponentHere] : [],
  )
}

function answersOf(page: PlayerPage): number {
  const known = page.known()
  return known?.type === 'match' ? known.view.answers.length : 0
}

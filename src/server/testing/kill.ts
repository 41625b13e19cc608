import type { MatchMessage } from '#contract/match.ts'

import { type Duelist, openDuelist, playWith } from './duelist.ts'
import { freePort, type Program, startMain } from './process.ts'
import { callAt, signUpAt } from './remote.ts'

const READY = /is ready: (http:\/\/localhost:\d+)$/m
/** How many times faster than the clock the matches run. */
const SCALE = 6

/** When in a match the server dies. */
export const moments = [
  'searching',
  'starting',
  'open',
  'answered',
  'reveal',
  'waiting',
  'finished',
] as const
export type Moment = (typeof moments)[number]

/** How the server dies. */
export type Death = 'SIGKILL' | 'SIGTERM'

type Server = { readonly program: Program; readonly origin: string }

/** What was left of a match after its server had died in it. */
export type Survival = {
  /** Answers that a player was told of, and that the rows do not have or have otherwise. */
  readonly lost: readonly string[]
  readonly results: readonly unknown[]
  readonly xp: readonly unknown[]
  /** From the death to the first word of the next server, in milliseconds. */
  readonly gap: number
}

/**
 * Plays a match on a server of its own, kills the server at a moment of the match, starts it again on
 * the same database and port, and plays on to the end, with pages that connect again by themselves.
 */
export async function surviveDeath(
  where: Readonly<Record<string, string>>,
  moment: Moment,
  death: Death,
): Promise<Survival> {
  const port = await freePort()
  let server = await start(where, port)
  const cookies = [await signUpAt(server.origin), await signUpAt(server.origin)]
  const told = cookies.map(() => new Map<number, string>())
  let pages = await openAll()
  let matchId = ''
  for (const page of pages) page.send({ type: 'find_match' })
  await playUntil(moment)
  const diedAt = performance.now()
  server.program.process.kill(death)
  await server.program.ended
  server = await start(where, port)
  pages = await openAll()
  const gap = performance.now() - diedAt
  for (const page of pages) if (page.duel()?.type !== 'match') page.send({ type: 'resume' })
  await Promise.all(pages.map((page) => page.until((duel) => duel !== null)))
  for (const page of pages) {
    const isLost = moment !== 'finished' && page.duel()?.type === 'idle'
    if (isLost) page.send({ type: 'find_match' })
  }
  if (moment !== 'finished') await Promise.all(pages.map((page, seat) => playOn(page, seat)))
  const reviews = await Promise.all(
    cookies.map((one) => callAt(server.origin, one, 'get_match_review', { match_id: matchId })),
  )
  for (const page of pages) page.close()
  server.program.process.kill('SIGTERM')
  await server.program.ended
  return {
    gap,
    lost: reviews.flatMap((review, seat) => lostAnswers(review, told[seat] ?? new Map())),
    results: reviews.map((review) => Object(review).result),
    xp: reviews.map((review) => Object(review).xp),
  }

  async function openAll(): Promise<readonly Duelist[]> {
    return Promise.all(
      cookies.map(async (one, seat) => {
        const page = openDuelist(port, one, server.origin)
        page.onFrame(() => note(page, seat))
        await page.message('hello')
        return page
      }),
    )
  }

  /** Keeps what a page was told, which from then on must never be otherwise. */
  function note(page: Duelist, seat: number): void {
    const duel = page.duel()
    if (duel?.type !== 'match') return
    matchId = duel.matchId
    for (const { question, choice } of duel.view.answers) told[seat]?.set(question, `${choice}`)
  }

  async function playUntil(until: Moment): Promise<void> {
    if (until === 'searching') return
    const [first] = pages
    if (first === undefined) return
    const isThere = (message: MatchMessage) => {
      const { phase, answers } = message.view
      if (until === 'answered') return answers.length === 3
      return (
        phase.kind === until && (until !== 'open' || phase.kind !== 'open' || phase.question > 2)
      )
    }
    const reached = first.until((duel) => duel?.type === 'match' && isThere(duel))
    // For one to wait, the other must not be done.
    const playing = until === 'waiting' ? pages.slice(0, 1) : pages
    for (const page of pages) void confirm(page)
    for (const [seat, page] of playing.entries()) void playOn(page, seat)
    await reached
  }
}

function confirm(page: Duelist): Promise<unknown> {
  return playWith(page, () => null)
}

function playOn(page: Duelist, seat: number): Promise<unknown> {
  return playWith(page, (question) => (question + seat) % 4)
}

async function start(where: Readonly<Record<string, string>>, port: number): Promise<Server> {
  const program = startMain({
    ...where,
    PORT: String(port),
    LIVE_TIME_SCALE: String(SCALE),
    SESSION_SECRET: 'a secret of tests that is long enough',
  })
  const [, origin = ''] = await program.says(READY)
  return { program, origin }
}

function lostAnswers(review: unknown, told: ReadonlyMap<number, string>): readonly string[] {
  const { questions } = Object(review)
  return [...told].flatMap(([question, choice]) => {
    const stored = questions?.[question]?.you?.choice
    // An answer that the end cut off is null in both.
    return `${stored ?? null}` === choice ? [] : [`${question}: told ${choice}, stored ${stored}`]
  })
}

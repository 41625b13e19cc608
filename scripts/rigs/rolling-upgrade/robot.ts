import { setTimeout } from 'node:timers/promises'

import type { KnownMatch } from '#contract/match.ts'
import { type PlayerPage, openPlayerPage, playWith } from '#server/testing/match/player-page.ts'
import { poll } from '#server/testing/poll.ts'

/** How long a page waits before it connects again. */
const RETRY_MS = 200
const LONGEST_OUTAGE_MS = 120_000

/** An answer that the server acknowledged. */
export type ToldAnswer = {
  readonly matchId: string
  readonly seat: number
  readonly question: number
  readonly choice: number
}

/** A player that plays match after match and reconnects by itself. */
export type Robot = {
  readonly told: () => readonly ToldAnswer[]
  /** Matches that the page saw to the end. */
  readonly finished: () => number
  /** How long the page was without a connection, each time, in milliseconds. */
  readonly gaps: readonly number[]
  /** Rejected messages, each with its reason. */
  readonly refusals: readonly string[]
  /** Settles when the match that goes on is over. */
  readonly finish: () => Promise<void>
}

/** Begins to play with the account of some cookies, on a server at a port of this machine. */
export function startRobot(
  port: number,
  cookies: ReadonlyMap<string, string>,
  origin: string,
): Robot {
  const told = new Map<string, ToldAnswer>()
  const gaps: number[] = []
  const refusals: string[] = []
  const ending = new AbortController()
  let finished = 0
  let lostAt: number | null = null
  let current: PlayerPage | null = null
  const ended = playOn()
  return {
    told: () => [...told.values()],
    finished: () => finished,
    gaps,
    refusals,
    finish() {
      ending.abort()
      if (current?.known()?.type === 'searching') current.send({ type: 'cancel_search' })
      return ended
    },
  }

  async function playOn(): Promise<void> {
    for (;;) {
      // One page after the other.
      // oxlint-disable-next-line no-await-in-loop
      const isOver = await playOnPage()
      if (isOver && ending.signal.aborted) return
    }
  }

  /** Plays until a match is over or the connection is lost; returns whether the player is idle. */
  async function playOnPage(): Promise<boolean> {
    const page = await open()
    page.onFrame(() => note(page))
    page.send({ type: 'resume' })
    const lost = page.closed.then(() => null)
    const place = await Promise.race([page.until((known) => known !== null), lost])
    if (place === null) return lose()
    if (place.type !== 'match') {
      if (ending.signal.aborted) return leave(page)
      page.send({ type: 'find_match' })
    }
    const played = await Promise.race([playUntilOver(page), lost])
    if (played === null) return lose()
    if (played.type === 'match') finished += 1
    return leave(page)
  }

  /** Plays until a match is over. A page that is to close does not wait for an opponent. */
  async function playUntilOver(page: PlayerPage): Promise<KnownMatch> {
    const playing = playWith(page, (question, { view }) => choose(question, view.seat))
    const alone = page.until((known) => ending.signal.aborted && known?.type === 'idle')
    return Promise.race([playing, alone])
  }

  async function open(): Promise<PlayerPage> {
    const page = await poll(openOnce, (opened) => opened !== null, {
      everyMs: RETRY_MS,
      withinMs: LONGEST_OUTAGE_MS,
    })
    if (page === null) throw new Error('No server has greeted a player for two minutes.')
    if (lostAt !== null) gaps.push(performance.now() - lostAt)
    lostAt = null
    current = page
    return page
  }

  /** Returns null when the server does not greet. */
  async function openOnce(): Promise<PlayerPage | null> {
    const page = openPlayerPage(port, cookies, origin)
    const greeted = await Promise.race([page.message('hello'), page.closed.then(() => null)])
    if (greeted !== null) return page
    lose()
    return null
  }

  function lose(): false {
    lostAt ??= performance.now()
    return false
  }

  function note(page: PlayerPage): void {
    const last = page.messages.at(-1)
    const known = page.known()
    if (last?.type === 'rejected') {
      refusals.push(`${last.what}: ${last.reason}`)
      if (last.reason === 'unavailable') void sendAgain(page)
    }
    if (known?.type === 'searching' && ending.signal.aborted) page.send({ type: 'cancel_search' })
    if (known?.type !== 'match') return
    const { matchId, view } = known
    for (const { question, choice } of view.answers) {
      if (choice === null || choice < 0) continue
      const key = `${matchId} ${view.seat} ${question}`
      told.set(key, { matchId, seat: view.seat, question, choice })
    }
  }
}

function choose(question: number, seat: number): number {
  return (question + seat) % 4
}

/** As a page of the web does with a choice that the server could not store. */
async function sendAgain(page: PlayerPage): Promise<void> {
  await setTimeout(RETRY_MS)
  const known = page.known()
  const isOpen = page.socket.readyState === page.socket.OPEN
  if (!isOpen || known?.type !== 'match' || known.view.phase.kind !== 'open') return
  const { matchId, view } = known
  const { question } = known.view.phase
  page.send({ type: 'answer', matchId, question, choice: choose(question, view.seat) })
}

function leave(page: PlayerPage): true {
  page.close()
  return true
}

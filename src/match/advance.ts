import { largestAllowance } from './allowance.ts'
import {
  type ActiveMatch,
  ANSWER_MS,
  type Answer,
  GRACE_MS,
  isDone,
  type Match,
  type MatchFacts,
  type Plan,
  type Seat,
  type StartingMatch,
  TIMED_OUT,
  withAnswer,
} from './match.ts'
import { standings, winnerAmong } from './standing.ts'

/** The moment of the next change of the match that no player causes; null when it is over. */
export function deadline(match: Match): number | null {
  if (match.status === 'starting') return match.startsAt
  if (match.status !== 'active') return null
  return Math.min(match.graceEndsAt ?? Infinity, ...match.seats.map(timesOutAt))
}

/**
 * The moment at which a player next sees a change that no player causes: a question that opens
 * after `now`, or `behind` milliseconds after the deadline. Null when the match is over.
 */
export function wakeAt(match: Match, now: number, behind = 0): number | null {
  const due = deadline(match)
  if (due === null) return null
  const openings = match.seats.map(({ opensAt }) => opensAt ?? Infinity)
  return Math.min(due + behind, ...openings.filter((opensAt) => opensAt > now))
}

const TIMEOUT = { choice: TIMED_OUT, milliseconds: ANSWER_MS } as const

/**
 * The match at the instant `now`: starts or cancels it, writes the timeouts that are due, ends the
 * grace time and finishes, in the order of time. Without any of that it is the very same match.
 */
export function advance(match: Match, now: number): Match {
  let current = match
  for (let due = deadline(current); due !== null && due <= now; due = deadline(current)) {
    current = current.status === 'starting' ? start(current) : timeOut(current, due)
  }
  return current
}

/** The match of stored facts at the instant `now`, as if it had never been away. */
export function restoreMatch(facts: MatchFacts, now: number): Match {
  return advance({ ...facts, status: 'starting' }, now)
}

/** An active match after an answer or at a deadline: begins the grace time, and ends the match. */
export function settle(match: ActiveMatch, now: number): Match {
  const finishes = match.seats.filter(isDone).map(lastInstant)
  const isFirst = match.graceEndsAt === null && finishes.length > 0
  const graceEndsAt = isFirst ? Math.min(...finishes) + GRACE_MS : match.graceEndsAt
  const settled = { ...match, graceEndsAt }
  if (finishes.length === match.seats.length) return finish(settled, Math.max(...finishes))
  return graceEndsAt !== null && graceEndsAt <= now ? finish(settled, graceEndsAt) : settled
}

function start(match: StartingMatch): Match {
  const isAgreed = match.seats.every(({ isConfirmed }) => isConfirmed)
  return isAgreed
    ? settle({ ...match, status: 'active' }, match.startsAt)
    : { ...match, status: 'cancelled' }
}

// A question that times out in the very instant the grace time ends is still on record.
function timeOut(match: Match, now: number): Match {
  if (match.status !== 'active') return match
  const seats = match.seats.map((seat) =>
    timesOutAt(seat) <= now ? withAnswer(seat, dueAnswer(seat, now), match.key.length) : seat,
  )
  return settle({ ...match, seats }, now)
}

/** Until then an answer may come in that was given in time. A planned one comes exactly then. */
function timesOutAt(seat: Seat): number {
  if (seat.opensAt === null) return Infinity
  return seat.opensAt + (plannedIn(seat)?.milliseconds ?? ANSWER_MS + largestAllowance(seat))
}

function dueAnswer(seat: Seat, now: number): Answer {
  const { choice, milliseconds } = plannedIn(seat) ?? TIMEOUT
  return { choice, openedAt: seat.opensAt ?? now, at: now, milliseconds }
}

function plannedIn({ plan, answers }: Seat): Plan[number] | undefined {
  return plan?.[answers.length]
}

function lastInstant({ answers }: Seat): number {
  return answers.at(-1)?.at ?? -Infinity
}

function finish(match: ActiveMatch, finishedAt: number): Match {
  return { ...match, status: 'finished', finishedAt, winner: winnerAmong(standings(match)) }
}

import { advance } from './advance.ts'
import { type Attempt, judge } from './judge.ts'
import type { Match, Seat } from './match.ts'

/** An event of a match and its time in whole milliseconds since 1970, server time. */
export type MatchEvent =
  | { readonly type: 'confirmed'; readonly seat: number; readonly at: number }
  | { readonly type: 'left'; readonly seat: number; readonly at: number }
  | ({ readonly type: 'answered' } & Attempt)
  | { readonly type: 'ticked'; readonly at: number }
  /** The server was away from `at` on, for so many milliseconds. */
  | { readonly type: 'paused'; readonly at: number; readonly milliseconds: number }

/**
 * The match after an event, brought up to its instant first. An event that does not apply adds
 * nothing; when nothing was due either, the very same match comes back.
 */
export function apply(match: Match, event: MatchEvent): Match {
  const current = advance(match, event.at)
  switch (event.type) {
    case 'confirmed':
      return confirm(current, event.seat, true)
    case 'left':
      return confirm(current, event.seat, false)
    case 'answered':
      return judge(current, event).match
    case 'ticked':
      return current
    case 'paused':
      return pause(current, event.at, event.milliseconds)
  }
}

/**
 * The seats that were ready for a match that was cancelled: back to the front of the queue with
 * their players.
 */
export function readySeats(match: Match): readonly number[] {
  if (match.status !== 'cancelled') return []
  return match.seats.flatMap(({ isConfirmed }, index) => (isConfirmed ? [index] : []))
}

// Once a match runs, leaving changes nothing: the questions of an absent player time out.
function confirm(match: Match, index: number, isConfirmed: boolean): Match {
  const seat = match.seats[index]
  if (match.status !== 'starting' || seat === undefined) return match
  if (seat.isConfirmed === isConfirmed) return match
  return { ...match, seats: match.seats.with(index, { ...seat, isConfirmed }) }
}

// An outage that began before the last one ended is the same outage, reported again.
function pause(match: Match, at: number, milliseconds: number): Match {
  const isOver = match.status === 'finished' || match.status === 'cancelled'
  if (isOver || at < match.runningSince || !(milliseconds > 0)) return match
  const { startsAt, graceEndsAt, status } = match
  return {
    ...match,
    runningSince: at + milliseconds,
    startsAt: status === 'starting' ? startsAt + milliseconds : startsAt,
    graceEndsAt: graceEndsAt === null ? null : graceEndsAt + milliseconds,
    seats: match.seats.map((seat) => postponed(seat, milliseconds)),
  }
}

function postponed(seat: Seat, milliseconds: number): Seat {
  return seat.opensAt === null ? seat : { ...seat, opensAt: seat.opensAt + milliseconds }
}

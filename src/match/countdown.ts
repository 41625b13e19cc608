import type { MatchView } from './view.ts'

/** From how many seconds on the countdown of a question is red and warns. */
export const URGENT_SECONDS = 3

export type Countdown = {
  /** Begun seconds that are left; 0 when the time is over. */
  readonly seconds: number
  readonly isUrgent: boolean
}

/**
 * The countdown of what a player sees, at a time of the server: to the start, to the end of the
 * open question, to the next one, or to the end of the grace time. Null when nothing is awaited.
 */
export function countdown(view: MatchView, serverNow: number): Countdown | null {
  const { phase } = view
  switch (phase.kind) {
    case 'starting':
      return calm(phase.startsAt, serverNow)
    case 'open': {
      const closesAt = Math.min(phase.closesAt, graceEnd(view) ?? Infinity)
      const seconds = secondsLeft(closesAt, serverNow)
      return { seconds, isUrgent: seconds <= URGENT_SECONDS }
    }
    case 'reveal':
      return calm(phase.opensAt, serverNow)
    case 'waiting': {
      const graceEndsAt = graceEnd(view)
      return graceEndsAt === null ? null : calm(graceEndsAt, serverNow)
    }
    case 'finished':
    case 'cancelled':
      return null
  }
}

/** The seconds left for a player who is not done after the opponent was; null before that. */
export function extraSeconds(view: MatchView, serverNow: number): number | null {
  const isPlaying = view.phase.kind === 'open' || view.phase.kind === 'reveal'
  const graceEndsAt = graceEnd(view)
  return isPlaying && graceEndsAt !== null ? secondsLeft(graceEndsAt, serverNow) : null
}

function graceEnd({ everybody }: MatchView): number | null {
  return everybody.graceEndsAt === 0 ? null : everybody.graceEndsAt
}

function calm(instant: number, serverNow: number): Countdown {
  return { seconds: secondsLeft(instant, serverNow), isUrgent: false }
}

function secondsLeft(instant: number, serverNow: number): number {
  return Math.max(0, Math.ceil((instant - serverNow) / 1000))
}

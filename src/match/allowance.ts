import { type Answer, type Seat, TIMED_OUT } from './match.ts'

/** The most that an answer is forgiven for its way through the network. */
export const ALLOWANCE_MS = 300
/** The bank of forgiven time of a player: its start, its growth per question, and its maximum. */
export const BANK_START_MS = 750
export const BANK_GAIN_MS = 150
export const BANK_LIMIT_MS = 1000

/** The milliseconds that a player may still be forgiven. */
export function bankOf({ answers }: Seat): number {
  return answers.reduce(
    (bank, answer) => Math.min(BANK_LIMIT_MS, bank - forgiven(answer) + BANK_GAIN_MS),
    BANK_START_MS,
  )
}

/** The most that the next answer of a player can be forgiven, in milliseconds. */
export function largestAllowance(seat: Seat): number {
  return Math.min(ALLOWANCE_MS, bankOf(seat))
}

/**
 * Returns the forgiven part of an answer that took `elapsed` milliseconds over a network with the
 * measured round trip, in whole milliseconds; never more than the answer took.
 */
export function allowanceFor(seat: Seat, roundTrip: number, elapsed: number): number {
  const measured = roundTrip > 0 ? Math.trunc(roundTrip) : 0
  return Math.min(measured, largestAllowance(seat), elapsed)
}

function forgiven({ choice, openedAt, at, milliseconds }: Answer): number {
  return choice === TIMED_OUT ? 0 : at - openedAt - milliseconds
}

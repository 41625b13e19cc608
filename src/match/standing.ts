import type { FinishedMatch, MatchFacts } from './match.ts'

export const WIN_XP = 50
export const LOSS_XP = -50

/** The counted results of a player's answers. */
export type Standing = {
  readonly correct: number
  /** Questions on record, timeouts among them, without those that the end of the match cut off. */
  readonly answered: number
  /** The time of the answered questions; a timeout counts in full. */
  readonly milliseconds: number
}

export type Outcome = {
  /** The seat that won; null for a draw. */
  readonly winner: number | null
  /** In the order of the seats. `xp` is the change; the account keeps its floor. */
  readonly seats: readonly (Standing & { readonly xp: number })[]
}

/** How the seats of a match stand, in their order. */
export function standings({ seats, key }: MatchFacts): readonly Standing[] {
  return seats.map(({ answers }) => ({
    correct: answers.filter(({ choice }, question) => choice === key[question]).length,
    answered: answers.length,
    milliseconds: answers.reduce((sum, answer) => sum + answer.milliseconds, 0),
  }))
}

/** Below 0 when `a` beats `b`, 0 for a draw: by correct answers, then by the average time. */
export function compareStandings(a: Standing, b: Standing): number {
  return b.correct - a.correct || compareAverages(a, b)
}

/** The index of the one standing that beats all others; null when there is none. */
export function winnerAmong(all: readonly Standing[]): number | null {
  const winner = all.findIndex((one, index) =>
    all.every((other, rival) => rival === index || compareStandings(one, other) < 0),
  )
  return winner === -1 ? null : winner
}

/** The result of a finished match, with its XP. */
export function outcomeOf(match: FinishedMatch): Outcome {
  const { winner } = match
  const seats = standings(match).map((one, index) => ({ ...one, xp: xpOf(winner, index) }))
  return { winner, seats }
}

/** How a finished match ended for the player at a seat. */
export function resultOf({ winner }: FinishedMatch, seat: number): 'won' | 'lost' | 'draw' {
  if (winner === null) return 'draw'
  return winner === seat ? 'won' : 'lost'
}

/** The average time of the answered questions in rounded milliseconds, to be shown; 0 for none. */
export function averageMilliseconds({ answered, milliseconds }: Standing): number {
  return answered === 0 ? 0 : Math.round(milliseconds / answered)
}

/** Averages have different divisors, so they are compared exactly; none at all loses against any. */
function compareAverages(a: Standing, b: Standing): number {
  if (a.answered === 0 || b.answered === 0) return b.answered - a.answered
  return a.milliseconds * b.answered - b.milliseconds * a.answered
}

function xpOf(winner: number | null, seat: number): number {
  if (winner === null) return 0
  return winner === seat ? WIN_XP : LOSS_XP
}

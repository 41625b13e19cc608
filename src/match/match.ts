export const QUESTION_COUNT = 10
export const OPTION_COUNT = 4
/** From the making of a match to its start: the time to confirm. */
export const START_MS = 3000
export const ANSWER_MS = 8000
export const REVEAL_MS = 3000
/** The time that the other players have left after the first player has answered everything. */
export const GRACE_MS = 10_000
/** The choice of a question whose time ran out. */
export const TIMED_OUT = -1

/** The recorded answer to a question. Instants are whole milliseconds since 1970, server time. */
export type Answer = {
  /** The index of the chosen option, or `TIMED_OUT`. */
  readonly choice: number
  readonly openedAt: number
  /** When the answer came in, or when its time had run out. */
  readonly at: number
  /** The time that counts: without the allowance for the network. `ANSWER_MS` for a timeout. */
  readonly milliseconds: number
}

/** A player's place in a match. Seats are numbered from 0 and never change. */
export type Seat = {
  readonly player: string
  readonly isConfirmed: boolean
  /** In the order of the questions; the next question is the one after the last of them. */
  readonly answers: readonly Answer[]
  /** When the next question opens or has opened; null when all are answered. */
  readonly opensAt: number | null
  /** The answers of a practice opponent, in the order of the questions; only its seat has a plan. */
  readonly plan?: Plan
}

/** Options, or `TIMED_OUT`, and how long after the opening of a question they are chosen. */
export type Plan = readonly { readonly choice: number; readonly milliseconds: number }[]

/** The facts of a match that must be stored. Everything else follows from them and the time. */
export type MatchFacts = {
  readonly version: 1
  /** The index of the right option of each question. */
  readonly key: readonly number[]
  readonly startsAt: number
  /** Since when the clock has run without an outage; the making of the match at first. */
  readonly runningSince: number
  /** When missing answers become wrong; null until one player has answered everything. */
  readonly graceEndsAt: number | null
  readonly seats: readonly Seat[]
}

export type StartingMatch = MatchFacts & { readonly status: 'starting' }
export type ActiveMatch = MatchFacts & { readonly status: 'active' }
export type FinishedMatch = MatchFacts & {
  readonly status: 'finished'
  readonly finishedAt: number
  /** The seat that won; null for a draw. */
  readonly winner: number | null
}
export type CancelledMatch = MatchFacts & { readonly status: 'cancelled' }

/** A match as plain JSON. */
export type Match = StartingMatch | ActiveMatch | FinishedMatch | CancelledMatch

/**
 * A match that starts in `START_MS`. Null for fewer than two players, for a player who would play
 * against themselves, and for a key that is empty or names no option.
 * @param plans the answers of practice opponents, by their seats; null for users
 */
export function createMatch(
  players: readonly string[],
  key: readonly number[],
  now: number,
  plans: readonly (Plan | null)[] = [],
): StartingMatch | null {
  const areRivals = players.length >= 2 && new Set(players).size === players.length
  if (!areRivals || key.length === 0 || !key.every(isOption)) return null
  const startsAt = now + START_MS
  return {
    version: 1,
    status: 'starting',
    key,
    startsAt,
    runningSince: now,
    graceEndsAt: null,
    seats: players.map((player, seat) => {
      const plan = plans[seat] ?? null
      const made = { player, isConfirmed: plan !== null, answers: [], opensAt: startsAt }
      return plan === null ? made : { ...made, plan }
    }),
  }
}

/** The part of a match that has to be stored; `restoreMatch` is its inverse. */
export function factsOf(match: Match): MatchFacts {
  const { version, key, startsAt, runningSince, graceEndsAt, seats } = match
  return { version, key, startsAt, runningSince, graceEndsAt, seats }
}

/** Whether a match is starting or being played. */
export function isOn({ status }: Match): boolean {
  return status === 'starting' || status === 'active'
}

/** Whether a choice is the index of an option; a player cannot choose to run out of time. */
export function isOption(choice: number): boolean {
  return Number.isInteger(choice) && choice >= 0 && choice < OPTION_COUNT
}

/** Whether everything is answered, if only by running out of time. */
export function isDone({ opensAt }: Seat): boolean {
  return opensAt === null
}

/** The seat after one more answer: the next question opens when the reveal is over. */
export function withAnswer(seat: Seat, answer: Answer, questionCount: number): Seat {
  const answers = [...seat.answers, answer]
  const opensAt = answers.length < questionCount ? answer.at + REVEAL_MS : null
  return { ...seat, answers, opensAt }
}

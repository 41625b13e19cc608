/** How long a learner took for an answer, and the shortest time in which its question can be read. */
export type TimedAnswer = { readonly milliseconds: number; readonly shortest: number }

/** Answers in a row by which a pace is judged. */
export const PACE_ANSWERS = 20
/** A pace has at least so many answers. */
const MIN_AVERAGED = 3
/**
 * On average a learner takes so many times the shortest time: reads as fast as fast adult readers, 25
 * characters a second, or takes two seconds to see, choose and press.
 */
const AVERAGE_FACTOR = 2
/** Below so many times the shortest time, an even pace is looked at closely. */
const EVEN_FACTOR = 2.5
/** A long pause counts as so many times the shortest time. */
const PAUSE_FACTOR = 4

/** Added to the time after reading, which may be 0. */
const MIN_AFTER_MS = 100

/**
 * The least spread of the times of so many answers or more, as the standard deviation of their natural
 * logarithms. That of people is 0.3 and more for one kind of question (R. D. Luce, Response Times, Oxford
 * 1986, and W. J. van der Linden, A lognormal model for response times on test items, Journal of Educational
 * and Behavioral Statistics 31, 2006, doi:10.3102/10769986031002181); so few answers are now and then more
 * alike by chance.
 */
const SPREADS = [
  { answers: 16, least: 0.16 },
  { answers: 8, least: 0.08 },
  { answers: 4, least: 0.03 },
] as const
/** Spreads that no person has at any pace, not by chance either. */
const SLOW_SPREADS = [
  { answers: 16, least: 0.1 },
  { answers: 8, least: 0.05 },
] as const

/**
 * Returns whether the latest answers of a learner, this one among them, have the pace of a person who
 * reads: neither the shortest one time after time, nor that of a clock. An answer that came before its
 * question could be read is no part of it.
 */
export function isPaceOfReader(answers: readonly TimedAnswer[]): boolean {
  const read = answers
    .slice(0, PACE_ANSWERS)
    .filter(({ milliseconds, shortest }) => milliseconds >= shortest)
  if (read.length < MIN_AVERAGED) return true
  const factor = factorOf(read)
  if (factor < AVERAGE_FACTOR) return false
  return isUneven(read, factor < EVEN_FACTOR ? SPREADS : SLOW_SPREADS)
}

/** How many times the shortest time the answers take on average. */
function factorOf(answers: readonly TimedAnswer[]): number {
  const taken = answers.map(({ milliseconds, shortest }) =>
    Math.min(milliseconds, PAUSE_FACTOR * shortest),
  )
  return sum(taken) / sum(answers.map(({ shortest }) => shortest))
}

/**
 * A clock strikes after the same time each time, or after the same part of the time for reading, or so long
 * after that time.
 */
function isUneven(
  answers: readonly TimedAnswer[],
  spreads: typeof SPREADS | typeof SLOW_SPREADS,
): boolean {
  const rule = spreads.find((spread) => answers.length >= spread.answers)
  if (rule === undefined) return true
  const measures = [
    answers.map(({ milliseconds }) => milliseconds),
    answers.map(({ milliseconds, shortest }) => milliseconds / shortest),
    answers.map(({ milliseconds, shortest }) => milliseconds - shortest + MIN_AFTER_MS),
  ]
  return measures.every((values) => spreadOf(values.map(Math.log)) >= rule.least)
}

/** The standard deviation of a sample. */
function spreadOf(values: readonly number[]): number {
  const mean = sum(values) / values.length
  return Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

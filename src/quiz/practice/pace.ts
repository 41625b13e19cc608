/** How long a learner took for an answer, the shortest time in which its question can be read, and the verdict. */
export type TimedAnswer = {
  readonly milliseconds: number
  readonly shortest: number
  readonly isRight: boolean
}

/** Answers in a row by which a pace is judged. */
export const PACE_ANSWERS = 20
/** A pace has at least so many answers. */
const MIN_AVERAGED = 3
/**
 * On average a learner takes so many times the shortest time: reads as fast as fast adult readers, 25
 * characters a second, or takes two seconds to see, choose and press.
 */
const AVERAGE_FACTOR = 2
/**
 * Nobody takes less on average, however short the questions: a second and a half to read a line of eight words
 * at 300 words a minute, and 0.8 s to choose one of four and press (the law of W. E. Hick, On the rate of gain of
 * information, Quarterly Journal of Experimental Psychology 4, 1952, doi:10.1080/17470215208416600).
 */
const AVERAGE_MS = 2400
/** Below so many times the shortest time a pace is fast. */
const FAST_FACTOR = 2.5
/** An average time that is fast for any question. */
const FAST_MS = 3000
/**
 * Who is fast knows the answers: fast answers that are often wrong are guesses (S. L. Wise and X. Kong, Response
 * time effort, Applied Measurement in Education 18, 2005, doi:10.1207/s15324818ame1802_2). So many of the answers before
 * are right at least, once there are MIN_JUDGED of them.
 */
const FAST_RIGHT = 0.75
const MIN_JUDGED = 5
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
/** Spreads that hardly a person has at any pace, not by chance either. */
const SLOW_SPREADS = [
  { answers: 16, least: 0.14 },
  { answers: 8, least: 0.1 },
] as const

/**
 * Returns whether the latest answers of a learner, this one first, have the pace of a person who reads: neither
 * the shortest one time after time, nor that of a clock, nor that of someone who guesses. An answer that
 * came before its question could be read is no part of it.
 */
export function isPaceOfReader(answers: readonly TimedAnswer[]): boolean {
  const read = answers
    .slice(0, PACE_ANSWERS)
    .filter(({ milliseconds, shortest }) => milliseconds >= shortest)
  if (read.length < MIN_AVERAGED) return true
  const average = averageOf(read)
  const factor = average / (sum(read.map(({ shortest }) => shortest)) / read.length)
  if (factor < AVERAGE_FACTOR || average < AVERAGE_MS) return false
  const isFast = factor < FAST_FACTOR
  if ((isFast || average < FAST_MS) && isGuessing(answers.slice(1, PACE_ANSWERS))) return false
  return isUneven(read, isFast ? SPREADS : SLOW_SPREADS)
}

/** The average time in milliseconds, in which a pause does not count in full. */
function averageOf(answers: readonly TimedAnswer[]): number {
  const taken = answers.map(({ milliseconds, shortest }) =>
    Math.min(milliseconds, PAUSE_FACTOR * shortest),
  )
  return sum(taken) / answers.length
}

/** The answer itself is no part of it: otherwise a wrong one would cost less than a right one gives. */
function isGuessing(before: readonly TimedAnswer[]): boolean {
  const right = before.filter(({ isRight }) => isRight).length
  return before.length >= MIN_JUDGED && right < FAST_RIGHT * before.length
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

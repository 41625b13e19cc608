import type { Expectation } from '#quiz/learning/learn.ts'

/** A share of right answers this far from the expected one tells of levels that are too high or too low. */
const FAR = 0.05
/** From fewer answers nothing is said of what a learner's word is worth. */
const FEWEST = 10
/** From these shares on a learner can trust to be sure, or to know more than it seems. */
const TRUSTED = 0.85
const MODEST = 0.75
/** Below this share to be sure tells little. */
const HASTY = 0.6

/** Returns how the right answers compare with the expected ones, and the meaning of that for the levels. */
export function fitText(expected: readonly Expectation[]): string {
  const right = Math.round(sum(expected.map((one) => one.right)))
  const hoped = Math.round(sum(expected.map(({ chance }) => chance)))
  const counts = `Of ${expected.length} answers about ${hoped} were expected to be right, and ${right} were.`
  // Two standard deviations of as many fair coins: less may be chance.
  const far = Math.max(FAR * expected.length, Math.sqrt(expected.length))
  if (right - hoped > far) return `${counts} You know more than your levels say.`
  return hoped - right > far ? `${counts} Your levels are likely too high.` : `${counts} That fits.`
}

/** Returns sentences about what it is worth when the learner is sure or not; none without enough answers. */
export function certaintyTexts(expected: readonly Expectation[]): readonly string[] {
  const sure = expected.filter(({ isSure }) => isSure === true)
  const unsure = expected.filter(({ isSure }) => isSure === false)
  return [
    ...(sure.length < FEWEST ? [] : [sureText(sure, unsure.length === 0)]),
    ...(unsure.length < FEWEST ? [] : [unsureText(unsure)]),
  ]
}

function sureText(sure: readonly Expectation[], isEachTime: boolean): string {
  const share = sum(sure.map(({ right }) => right)) / sure.length
  const counts = countsOf(sure)
  if (isEachTime && share < HASTY) {
    return `You were sure each time, and ${counts} were right. When you guess, say that you are not sure: it costs nothing, and the levels become true.`
  }
  const text = `When you were sure, ${counts} were right`
  if (share < HASTY) return `${text}. Before you say so, tell yourself the reason in one sentence.`
  return share < TRUSTED ? `${text}.` : `${text}: you can trust that.`
}

function unsureText(unsure: readonly Expectation[]): string {
  const share = sum(unsure.map(({ right }) => right)) / unsure.length
  const text = `When you were not sure, ${countsOf(unsure)} were right`
  return share < MODEST ? `${text}.` : `${text}: you know more than you think.`
}

function countsOf(expected: readonly Expectation[]): string {
  return `${Math.round(sum(expected.map(({ right }) => right)))} of ${expected.length}`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

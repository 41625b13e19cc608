import type { Expectation } from '#quiz/learning/learn.ts'

/** Answers whose chance was predicted alike. */
export type CalibrationBin = {
  /** The predicted share of right answers, as a mean of the bin. */
  readonly predicted: number
  /** The real one. */
  readonly right: number
  readonly answers: number
}

/** What can be compared: a prediction and how right the answer was. */
type Compared = Pick<Expectation, 'chance' | 'right'>

export type Calibration = {
  readonly bins: readonly CalibrationBin[]
  readonly answers: number
  /** Mean distance of prediction and result over all answers, from 0 to 1. */
  readonly error: number
  /** The mean log loss of the model, and of always predicting the share of right answers. */
  readonly logLoss: number
  readonly baseLogLoss: number
}

const BINS = 5

/** Returns how well predictions and results agree. Bins without answers are left out. */
export function calibrationOf(expected: readonly Compared[]): Calibration {
  const answers = expected.length
  const base = mean(expected.map(({ right }) => right))
  const bins = Array.from({ length: BINS }, (_, bin) =>
    expected.filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === bin),
  )
    .filter((own) => own.length > 0)
    .map((own) => ({
      predicted: mean(own.map(({ chance }) => chance)),
      right: mean(own.map(({ right }) => right)),
      answers: own.length,
    }))
  return {
    bins,
    answers,
    error:
      bins.reduce((sum, bin) => sum + bin.answers * Math.abs(bin.predicted - bin.right), 0) /
      Math.max(1, answers),
    logLoss: mean(expected.map(({ chance, right }) => loss(chance, right))),
    baseLogLoss: mean(expected.map(({ right }) => loss(base, right))),
  }
}

/** Natural logarithm; a certain prediction that fails costs much, but not infinitely much. */
function loss(chance: number, right: number): number {
  const held = Math.min(Math.max(chance, MIN), 1 - MIN)
  return -(right * Math.log(held) + (1 - right) * Math.log(1 - held))
}

const MIN = 1e-6

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

import type { Expectation } from '#quiz/learning/learn.ts'
import { sigmoid } from '#quiz/learning/learner.ts'
import { LEARNING } from '#quiz/learning/parameters.ts'

/** The gap that the model takes for everybody's, in logits. */
export const USUAL_GAP = LEARNING.level.medium - LEARNING.level.easy

/**
 * Returns by how many logits medium questions are harder than easy ones for a learner, as the answers tell it. Whoever
 * knows a thing or does not know it gets medium questions right nearly as often as easy ones. What easy questions have
 * shown of a skill then says more about medium ones.
 *
 * It is the most probable gap after all reviews of easy and medium questions, next to a bias that all of them share. Few answers
 * leave it at the usual one.
 * @param expected what the model predicted of each answer
 * @param day the day from which reviews are looked at: older ones count less
 */
export function levelGap(expected: readonly Expectation[], day: number): number {
  const reviews = expected.flatMap((one) => reviewOf(one, day))
  let [bias, gap] = [0, USUAL_GAP]
  for (let step = 0; step < STEPS; step += 1) {
    // First derivatives of the logarithm of the probability, and the expected second ones, which begin with what is
    // believed before any answer.
    let towardBias = -bias / BIAS_SPREAD ** 2
    let towardGap = (USUAL_GAP - gap) / GAP_SPREAD ** 2
    let [biasBias, gapGap, biasGap] = [1 / BIAS_SPREAD ** 2, 1 / GAP_SPREAD ** 2, 0]
    for (const { logits, below, right, unguessed, weight } of reviews) {
      const known = sigmoid(logits + bias + (gap - USUAL_GAP) * below)
      const chance = 1 - unguessed * (1 - known)
      const rise = unguessed * known * (1 - known)
      const pull = (weight * rise * (right - chance)) / (chance * (1 - chance))
      const hold = (weight * rise ** 2) / (chance * (1 - chance))
      towardBias += pull
      towardGap += pull * below
      biasBias += hold
      gapGap += hold * below ** 2
      biasGap += hold * below
    }
    const both = biasBias * gapGap - biasGap ** 2
    bias += (gapGap * towardBias - biasGap * towardGap) / both
    gap += (biasBias * towardGap - biasGap * towardBias) / both
  }
  return Math.min(Math.max(gap, 0), 2 * USUAL_GAP)
}

/** What is believed before any answer: standard deviations in logits. Chosen with `bench/learning.ts`. */
const BIAS_SPREAD = 1
const GAP_SPREAD = 0.2
/** Days after which a review counts half. */
const HALF_WEIGHT = 15
/** More than it takes to come to rest. */
const STEPS = 10
/** No prediction is nearer to certainty. */
const LEAST_DOUBT = 1e-6

type Review = {
  readonly logits: number
  /** How many gaps the level is below medium: 1 for easy, 0 for medium. */
  readonly below: number
  readonly right: number
  /** The share of answers that no guess gets right. */
  readonly unguessed: number
  readonly weight: number
}

/** Nothing for a hard question, and for the first day of a skill, when the model knows nothing of it. */
function reviewOf(expected: Expectation, today: number): readonly Review[] {
  const { known, level, right, isTyped, isReview, day } = expected
  if (!isReview || level === 'hard') return []
  const doubted = Math.min(Math.max(known, LEAST_DOUBT), 1 - LEAST_DOUBT)
  return [
    {
      logits: Math.log(doubted / (1 - doubted)),
      below: level === 'easy' ? 1 : 0,
      right,
      unguessed: isTyped ? 1 : 1 - LEARNING.guess,
      weight: 0.5 ** (Math.max(0, today - day) / HALF_WEIGHT),
    },
  ]
}

/** A wrong idea that learners are known to hold, with its correction. */
export type Misconception = {
  /** The learner's mistaken idea. */
  readonly idea: string
  /** The correction in general; a question adds its own numbers. */
  readonly correction: string
}

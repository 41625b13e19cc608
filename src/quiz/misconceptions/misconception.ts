/** A wrong idea that learners are known to hold, and what is true instead. */
export type Misconception = {
  /** The learner's mistaken idea. */
  readonly idea: string
  /** The correction in general; a question adds its own numbers. */
  readonly correction: string
}

/** A wrong idea that learners are known to hold, and what is true instead. */
export type Misconception = {
  /** What the learner thinks. */
  readonly idea: string
  /** What is true, in general; a question adds its own numbers. */
  readonly correction: string
}

/** A wrong idea that learners are known to hold, or a slip that they make, with its correction. */
export type Misconception = {
  /** The learner's mistaken idea as the learner would say it, or what goes wrong in a slip. */
  readonly idea: string
  /** Set where `idea` tells what goes wrong, as in “… are mixed up.”, which no one would say of themselves. */
  readonly isSlip?: true
  /** The correction in general; a question adds its own numbers. */
  readonly correction: string
}

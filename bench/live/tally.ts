/** The delays that players notice while they are counted, in milliseconds. */
export type Tally = {
  /** Whether anything counts yet, or still. */
  isCounting: boolean
  /** From sending an answer to its verdict. */
  readonly verdicts: number[]
  /** From sending an answer to the opponent's news of it. */
  readonly updates: number[]
  /** Why something was refused, and how often. */
  readonly refused: Map<string, number>
  /** Matches that were played to their end. */
  finished: number
  /** Answers acknowledged to their player, counted or not, from beginning to end. */
  acknowledged: number
}

export function newTally(): Tally {
  return {
    isCounting: false,
    verdicts: [],
    updates: [],
    refused: new Map(),
    finished: 0,
    acknowledged: 0,
  }
}

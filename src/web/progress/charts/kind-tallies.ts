import { type KindTally, tallyByKind } from '#quiz/question-kind.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

/** All answers by their kind, and how many of the totals are of no known kind. */
export function kindTallies({ totals, answers, older }: SavedProgress): {
  readonly tallies: readonly KindTally[]
  /** Answers from before their kind was counted, or to questions of a newer version. */
  readonly unknown: number
} {
  const tallies = tallyByKind(answers, older)
  return { tallies, unknown: unknownOf(totals, tallies) }
}

/** How many answers of the totals are in none of the tallies. */
export function unknownOf(
  { totalAnswered }: SavedProgress['totals'],
  tallies: readonly KindTally[],
): number {
  const known = tallies.reduce((sum, { answered }) => sum + answered, 0)
  return Math.max(0, totalAnswered - known)
}

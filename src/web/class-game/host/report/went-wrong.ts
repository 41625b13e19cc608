import type { ClassGameReport } from '#contract/class-game/calls.ts'
import { MAX_SET } from '#quiz/sets/set-content.ts'

type Counted = Pick<ClassGameReport['questions'][number], 'question_id' | 'counts' | 'right'>

/** Returns the questions that a player got wrong, in the order of the game, as many as a set holds. */
export function wentWrong(questions: readonly Counted[]): readonly string[] {
  return questions
    .filter(({ counts, right }) => counts.some((count, option) => option !== right && count > 0))
    .map(({ question_id }) => question_id)
    .slice(0, MAX_SET)
}

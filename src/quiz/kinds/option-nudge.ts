import type { MisconceptionId } from '#quiz/misconceptions.ts'
import type { McqQuestion } from '#quiz/question.ts'

import type { Nudge } from './kind.ts'

/** Misconceptions whose correction names an element or a substance that a question may ask for. */
const telling: ReadonlySet<MisconceptionId> = new Set(['CL2', 'CH6'])

/** Whether the correction of an idea can be shown before the second try, without giving the answer away. */
export function keepsAnswer(misconception: MisconceptionId): boolean {
  return !telling.has(misconception)
}

/**
 * Returns the help with a wrong option before the second try: the idea behind it; null where none is known.
 * The correction of the option itself holds the right answer, so it comes later.
 */
export function optionNudge(
  { feedback }: Pick<McqQuestion, 'feedback'>,
  option: number,
): Nudge | null {
  const misconception = feedback[option]?.misconception ?? null
  return misconception === null || !keepsAnswer(misconception)
    ? null
    : { kind: 'misconception', misconception }
}

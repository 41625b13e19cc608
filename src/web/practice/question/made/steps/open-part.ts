import type { ProductionQuestion, ProductionQuestionOf } from '#quiz/question.ts'
import { PART_SIGN, partTexts } from '#quiz/task.ts'

/** The current demand: a question, or its open part. */
export type Asked = {
  readonly question: ProductionQuestion
  readonly given: string
  /** The whole answer with another text for the current demand. */
  readonly whole: (text: string) => string
}

/** The part of a problem that is open, as a question of its own; any other question as it is. */
export function openPartOf(question: ProductionQuestion, given: string): Asked {
  if (question.type !== 'steps') return { question, given, whole: (text) => text }
  const texts = partTexts(given)
  const locked = texts.slice(0, -1)
  return {
    question: partAsQuestion(question, locked.length),
    given: texts.at(-1) ?? '',
    whole: (text) => [...locked, text.replaceAll(PART_SIGN, '')].join(PART_SIGN),
  }
}

/** One part of a problem as a question of its kind. */
function partAsQuestion(
  question: ProductionQuestionOf<'steps'>,
  index: number,
): ProductionQuestion {
  const part = question.parts[Math.min(index, question.parts.length - 1)]
  if (part === undefined) return question
  const { ask, answer, right, carry: _, ...task } = part
  const { parts: __, type: ___, ...common } = question
  return { ...common, ...task, question: ask, correctAnswer: answer, explanation: right }
}

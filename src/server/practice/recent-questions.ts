import { Lru } from 'toad-cache'

import type { Question } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

/**
 * Questions that are kept after they were made, some kilobytes each: those of fifty learners who are asked ten at a
 * time, with the thirty before that the choice of the next ones looks at.
 */
const MAX_KEPT = 2000

const kept = new Lru<Question>(MAX_KEPT)

/**
 * Returns the question of an id, or null when no template makes it. A question that was made lately is not
 * made again: an answer looks at it several times, and so does the choice of the next ones.
 */
export function recentQuestionOf(id: string): Question | null {
  const known = kept.get(id)
  if (known !== undefined) return known
  const question = questionOf(id)
  if (question !== null) kept.set(id, question)
  return question
}

/** Keeps a question that was just made. */
export function keepQuestion(question: Question): void {
  kept.set(question.id, question)
}

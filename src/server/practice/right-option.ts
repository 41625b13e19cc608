import { questionOf } from '#quiz/templates/whole-bank.ts'

/** The index of the right option of a question; null when no template makes the question. */
export function rightOption(questionId: string): number | null {
  const question = questionOf(questionId)
  return question?.type !== 'mcq' ? null : question.options.indexOf(question.correctAnswer)
}

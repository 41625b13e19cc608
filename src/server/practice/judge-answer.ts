import { judged } from '#quiz/kinds/kinds.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { recentQuestionOf } from './recent-questions.ts'

/** An answer as it crosses the wire: an option, and the made answer where there are no options. */
export type GivenAnswer = {
  readonly selected_answer: number
  readonly response?: string | undefined
}

/** A judged answer in the columns that store it. */
export type JudgedAnswer = {
  /** Beside a response 0 if it is right, else 1. */
  readonly selected_answer: number
  /** JSON. */
  readonly response: string | null
  readonly is_correct: boolean
}

/**
 * Judges an answer from the id of its question, by the same functions as the browser; null when no
 * template makes the question.
 * @throws Problem `invalid_input` for a response that cannot be read, or one that the question does not take
 */
export function judgeAnswer(questionId: string, given: GivenAnswer): JudgedAnswer | null {
  const question = recentQuestionOf(questionId)
  if (question === null) return null
  const { selected_answer, response } = given
  if (question.type === 'mcq') {
    if (response !== undefined) throw new Problem('invalid_input', 'response: choose an option')
    const is_correct = question.options[selected_answer] === question.correctAnswer
    return { selected_answer, response: null, is_correct }
  }
  const verdict = response === undefined ? null : judged(question, response)
  if (verdict === null) throw new Problem('invalid_input', 'response: it cannot be read')
  return {
    selected_answer: verdict.isRight ? 0 : 1,
    response: JSON.stringify(response),
    is_correct: verdict.isRight,
  }
}

/**
 * Judges the second try at a question whose answer the learner makes. Null for a question with options,
 * and for a try that cannot be read, which never counts.
 * @returns the try as it was given, and the verdict
 */
export function judgeSecondTry(
  questionId: string,
  response: string,
): { readonly second_response: string; readonly second_correct: boolean } | null {
  const question = recentQuestionOf(questionId)
  if (question === null || question.type === 'mcq') return null
  const verdict = judged(question, response)
  return verdict === null ? null : { second_response: response, second_correct: verdict.isRight }
}

/** The index of the right option of a question, 0 where there are none; null when no template makes it. */
export function rightOption(questionId: string): number | null {
  const question = recentQuestionOf(questionId)
  if (question === null) return null
  return question.type === 'mcq' ? question.options.indexOf(question.correctAnswer) : 0
}

import type { ProductionQuestion, ProductionQuestionOf } from '#quiz/question.ts'
import type { SingleTask } from '#quiz/task.ts'

/** What a question has beside its task, for tests to which it does not matter. */
export const questionFrame = {
  id: 'ge-h21.1.1',
  question: 'Which is it?',
  explanation: 'It is this one.',
  difficulty: 'hard',
  category: 'general',
  element: 'Fe',
  badge: null,
  skill: 'stoichiometry',
  see: { elements: ['Fe'], article: null },
} as const satisfies Partial<ProductionQuestionOf<'number'>>

/** Returns a question with this task. */
export function questionWith(task: SingleTask): ProductionQuestion {
  return { ...questionFrame, correctAnswer: '', corrections: [], ...task }
}

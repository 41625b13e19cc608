import { fileURLToPath } from 'node:url'

import type { McqQuestion } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { writeOrCheck } from '#scripts/evidence/write-or-check.ts'

/**
 * Writes the questions that the practice page brings along: three of each category, of three templates, at the level
 * that practice begins with. Each visitor sees one by chance. With --check it writes nothing and fails when the committed file differs.
 */

/** Questions to begin with: short, typical of their category, and about something that is known. */
export const FIRST_QUESTION_IDS = [
  'as-m1.1.7clzi',
  'as-m6.1.9ix',
  'as-m7.1.9ix',
  'ec-m3.1.16v7',
  'ec-m1.1.9ix',
  'ec-m6.1.9ix',
  'ph-m5.1.7clzi',
  'ph-m4.1.9ix',
  'ph-m7.1.9ix',
  'ch-m7.2.6',
  'ch-m1.1.9ix',
  'ch-m3.1.9ix',
  'cl-m4.1.16v7',
  'cl-m6.1.9ix',
  'cl-m8.1.9ix',
  'pe-m3.1.16v7',
  'pe-m1.1.9ix',
  'pe-m4.1.9ix',
  'bo-m6.1.16v7',
  'bo-m4.1.9ix',
  'bo-m8.1.9ix',
  'ge-m2.1.gc0uy9',
  'ge-m1.1.9ix',
  'ge-m7.1.9ix',
]

/** Where the file lies. */
export const FIRST_QUESTIONS = fileURLToPath(
  new URL('../../src/web/practice/first-question/first-question-data.ts', import.meta.url),
)

/** The text of the file as it should be. */
export function firstQuestionData(): string {
  return `// Written by scripts/build/write-first-questions.ts from the question bank; run it instead of editing.
import type { McqQuestion } from '#quiz/question.ts'

export const firstQuestions: readonly [McqQuestion, ...McqQuestion[]] = ${JSON.stringify(FIRST_QUESTION_IDS.map(made), null, 2)}
`
}

function made(id: string): McqQuestion {
  const question = questionOf(id)
  if (question?.type !== 'mcq')
    throw new RangeError(`The bank makes no question ${id} with options.`)
  return question
}

if (import.meta.main) {
  writeOrCheck({
    path: FIRST_QUESTIONS,
    text: firstQuestionData(),
    complaint: 'The first questions are not what scripts/build/write-first-questions.ts writes',
  })
}

import { expect, test } from 'vitest'

import { openBadge, wholeBadge } from '#quiz/badge.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import { createQuestionTexts } from './question-texts.ts'

const ID = 'ge-e1.1.z59mqv'

test('R30 an open question is shown without its lesson, and a marked one with the feedback on the choice', () => {
  const question = questionOf(ID)
  if (question?.type !== 'mcq') throw new Error('The question is needed.')
  const { question: text, options, correctAnswer, explanation, feedback } = question
  const texts = createQuestionTexts()
  const wrong = (options.indexOf(correctAnswer) + 1) % options.length
  expect([null, wrong].map((choice) => JSON.parse(texts.shown(ID, choice)))).toEqual([
    { text, options, badge: openBadge(question), lesson: null },
    {
      text,
      options,
      badge: wholeBadge(question),
      lesson: { questionId: ID, explanation, feedback: feedback[wrong]?.text ?? null },
    },
  ])
})

test('an id that makes no question is refused', () => {
  expect(() => createQuestionTexts().shown('no id at all', null)).toThrow(
    'The question no id at all of a match cannot be made again.',
  )
})

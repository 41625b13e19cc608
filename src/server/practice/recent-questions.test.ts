import { expect, test } from 'vitest'

import { questionOf } from '#quiz/templates/whole-bank.ts'

import { keepQuestion, recentQuestionOf } from './recent-questions.ts'

test('a question is the one of its id, and made once while it is recent', () => {
  const question = recentQuestionOf('pe-e1.1.k3f9')
  expect(question).toEqual(questionOf('pe-e1.1.k3f9'))
  expect(recentQuestionOf('pe-e1.1.k3f9')).toBe(question)
})

test('a question that was just made is kept', () => {
  const question = questionOf('pe-e1.1.zz')
  if (question === null) throw new Error('There is no such question')
  keepQuestion(question)
  expect(recentQuestionOf(question.id)).toBe(question)
})

test('an id that makes no question gives none', () => {
  expect(recentQuestionOf('nothing.1.0')).toBeNull()
})

import { expect, test } from 'vitest'

import { dayOfText } from '#web/learner/local-day.ts'

import { answeredDays, mistakesSince } from './answered-days.ts'

function answer(questionId: string, day: number, isCorrect: boolean) {
  const timestamp = new Date(2026, 2, day, 12).getTime()
  return { questionId, selectedAnswer: 0, isCorrect, timeSpent: 5, timestamp }
}

const answers = [
  answer('as-e1.1.4', 5, true),
  answer('as-e1.1.3', 3, true),
  answer('as-e1.1.2', 3, false),
  answer('as-e1.1.1', 3, false),
  answer('as-e1.1.2', 3, false),
  answer('as-e1.1.4', 2, false),
  answer('as-e1.1.0', 1, false),
]

test('each day has the questions that went wrong on it, each once', () => {
  expect(answeredDays(answers)).toEqual([
    { day: '2026-03-05', mistakes: [] },
    { day: '2026-03-03', mistakes: ['as-e1.1.2', 'as-e1.1.1'] },
    { day: '2026-03-02', mistakes: ['as-e1.1.4'] },
    { day: '2026-03-01', mistakes: ['as-e1.1.0'] },
  ])
  expect(answeredDays([])).toEqual([])
})

test('mistakes of a time are those that no later answer has put right', () => {
  expect(mistakesSince(answers, dayOfText('2026-03-02'))).toEqual(['as-e1.1.2', 'as-e1.1.1'])
})

import { expect, test } from 'vitest'

import { practiceTime, questionsPerDay } from './study-figures.ts'

test.each([
  [0, '0 min'],
  [20, '0.3 min'],
  [599, '10 min'],
  [600, '10 min'],
  [3630, '61 min'],
  [7169, '119 min'],
  [7170, '2 h'],
  [100_020, '27 h 47 min'],
  [36_000_000, '10,000 h'],
])('%d seconds of practice are shown as %s', (totalTimeSpent, text) => {
  expect(practiceTime({ totalTimeSpent })).toBe(text)
})

test('questions per day count only the days with practice', () => {
  const days = [new Date(2026, 2, 1), new Date(2026, 2, 1, 20), new Date(2026, 4, 9)]
  const answers = days.map((day) => ({ timestamp: day.getTime(), isCorrect: true }))
  expect(questionsPerDay(answers)).toBe(1.5)
  expect(questionsPerDay([])).toBe(0)
})

import { expect, test } from 'vitest'

import { practiceMinutes, questionsPerDay } from './study-figures.ts'

test.each([
  [0, 0],
  [20, 0.3],
  [599, 10],
  [600, 10],
  [3630, 61],
])('%d seconds of practice are shown as %d minutes', (totalTimeSpent, minutes) => {
  expect(practiceMinutes({ totalTimeSpent })).toBe(minutes)
})

test('questions per day count only the days with practice', () => {
  const days = [new Date(2026, 2, 1), new Date(2026, 2, 1, 20), new Date(2026, 4, 9)]
  const answers = days.map((day) => ({ timestamp: day.getTime(), isCorrect: true }))
  expect(questionsPerDay(answers)).toBe(1.5)
  expect(questionsPerDay([])).toBe(0)
})

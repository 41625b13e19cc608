import { expect, test } from 'vitest'

import { countByDay } from './practice-days.ts'
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
  const days = [1, 2, 3].map((day) => new Date(2026, 2, day))
  const times = [new Date(2026, 2, 1), new Date(2026, 2, 1, 20), new Date(2026, 2, 3)]
  const counts = countByDay(times.map((at) => ({ timestamp: at.getTime(), isCorrect: true })))
  expect(questionsPerDay(days, counts)).toBe(1.5)
  expect(questionsPerDay(days.slice(1), counts)).toBe(1)
  expect(questionsPerDay(days, new Map())).toBe(0)
})

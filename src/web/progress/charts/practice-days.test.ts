import { expect, test } from 'vitest'

import { countByDay, dayOf, lastWeeks, midnightsOf } from './practice-days.ts'

test('answers count for the local day on which they were given', () => {
  const answers = [
    { timestamp: new Date(2026, 2, 2, 0, 0).getTime(), isCorrect: true },
    { timestamp: new Date(2026, 2, 1, 23, 59).getTime(), isCorrect: false },
    { timestamp: new Date(2026, 2, 1, 0, 0).getTime(), isCorrect: true },
  ]
  expect(countByDay(answers)).toEqual(
    new Map([
      ['2026-03-02', { answered: 1, correct: 1 }],
      ['2026-03-01', { answered: 2, correct: 1 }],
    ]),
  )
})

test('the twenty weeks begin on a Monday and end today', () => {
  const weeks = lastWeeks(new Date(2026, 10, 20, 15, 30))
  expect([weeks.length, weeks.flat().length]).toEqual([20, 19 * 7 + 5])
  expect(weeks.map((week) => week[0]?.getDay())).toEqual(Array.from({ length: 20 }, () => 1))
  const days = weeks.flat().map(dayOf)
  expect([days[0], days.at(-1), new Set(days).size]).toEqual(['2026-07-06', '2026-11-20', 138])
})

test('the days of the weeks lie between midnights, the last of them the next one', () => {
  const midnights = midnightsOf(lastWeeks(new Date(2026, 10, 20, 15, 30)))
  expect([midnights.length, midnights[0], midnights.at(-1)]).toEqual([
    139,
    new Date(2026, 6, 6),
    new Date(2026, 10, 21),
  ])
})

test('a Sunday ends its week', () => {
  const weeks = lastWeeks(new Date(2026, 10, 22))
  expect(weeks.at(-1)?.map(dayOf)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
    '2026-11-22',
  ])
})

import { expect, test } from 'vitest'

import { dayName, dayOfText, localDay, textOfDay } from './local-day.ts'

test('a day begins at local midnight', () => {
  const day = dayOfText('2026-03-29')
  expect([
    localDay(new Date(2026, 2, 29, 0, 0).getTime()),
    localDay(new Date(2026, 2, 29, 23, 59, 59).getTime()),
    localDay(new Date(2026, 2, 30, 0, 0).getTime()),
  ]).toEqual([day, day, day + 1])
})

test('days are written and read', () => {
  expect([textOfDay(dayOfText('2026-03-01')), dayName(dayOfText('2026-03-01'))]).toEqual([
    '2026-03-01',
    'Mar 1',
  ])
})

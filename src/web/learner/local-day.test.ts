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

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('the day %s of %d hours in Berlin is one day', (text, hours) => {
  const before = process.env.TZ
  process.env.TZ = 'Europe/Berlin'
  try {
    const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
    const midnight = new Date(year, month - 1, date).getTime()
    const next = new Date(year, month - 1, date + 1).getTime()
    expect((next - midnight) / 3_600_000).toBe(hours)
    const days = Array.from({ length: hours }, (_, hour) => localDay(midnight + hour * 3_600_000))
    expect(new Set(days)).toEqual(new Set([dayOfText(text)]))
    expect([localDay(midnight - 1), localDay(next)]).toEqual([
      dayOfText(text) - 1,
      dayOfText(text) + 1,
    ])
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

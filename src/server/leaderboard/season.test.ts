import { expect, test } from 'vitest'

import { seasonAt, seasonOf } from './season.ts'

test('a season is a month, UTC, from its first moment to before the next', () => {
  const february = {
    id: '2028-02',
    startsAt: Date.UTC(2028, 1, 1),
    endsAt: Date.UTC(2028, 2, 1),
  }
  expect(seasonAt(Date.UTC(2028, 1, 29, 23, 59, 59, 999))).toEqual(february)
  expect(seasonAt(Date.UTC(2028, 1, 1))).toEqual(february)
  expect(seasonAt(Date.UTC(2028, 2, 1)).id).toBe('2028-03')
  expect(seasonOf('2028-02')).toEqual(february)
  expect(seasonOf('2028-12').endsAt).toBe(Date.UTC(2029, 0, 1))
})

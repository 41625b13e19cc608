import { expect, test } from 'vitest'

import { hearTime, pageAhead } from './server-time.ts'

test('an answer shows how far the clock of the page is ahead; one without a time changes nothing', () => {
  const date = 'Tue, 31 Dec 2030 23:59:58 GMT'
  hearTime(date, Date.UTC(2030, 11, 31, 23, 59, 59, 250))
  expect(pageAhead()).toBe(1250)
  hearTime(null, 0)
  hearTime('soon', 0)
  expect(pageAhead()).toBe(1250)
  hearTime(date, Date.UTC(2030, 11, 31, 23, 49, 58))
  expect(pageAhead()).toBe(-600_000)
})

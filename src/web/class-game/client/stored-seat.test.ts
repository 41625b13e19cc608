import { expect, test } from 'vitest'

import { seatToShow } from './stored-seat.ts'

const HOUR_MS = 3_600_000
const kept = { pin: 'BCDFGH', name: 'Ada', secret: 's', seat: 'signed', joinedAt: 0 }

test('a player comes back to the seat of this lesson', () => {
  expect(seatToShow(kept, '', HOUR_MS)).toBe('signed')
  expect(seatToShow(kept, 'BCDFGH', HOUR_MS)).toBe('signed')
})

test('the code of another game, and another day, show no seat and no name of before', () => {
  expect(seatToShow(kept, 'JKLMNP', HOUR_MS)).toBe(null)
  expect(seatToShow(kept, '', 13 * HOUR_MS)).toBe(null)
  expect(seatToShow(null, '', 0)).toBe(null)
})

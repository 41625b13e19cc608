import { expect, test } from 'vitest'

import { readSeat, seatOf, signSeat } from './seat.ts'

const SECRET = 'a secret of tests that is long enough'
const seat = { gameId: '00000000-0000-4000-8000-000000000001', number: 12 }
const signed = signSeat(seat, SECRET)

test('a seat is read back by a server with the same secret, and by no other', () => {
  expect(readSeat(signed, SECRET)).toEqual(seat)
  expect(readSeat(signed, `${SECRET}!`)).toBeNull()
})

test.each([
  signed.replace('.12.', '.13.'),
  signed.replace('0001.', '0002.'),
  `${signed}a`,
  signed.slice(0, -1),
  '',
])('%j proves no seat', (text) => {
  expect(readSeat(text, SECRET)).toBeNull()
})

test('a WebSocket names a seat as its subprotocol, a request in a header', () => {
  expect(seatOf({ 'sec-websocket-protocol': `class-game-1.${signed}` }, SECRET)).toEqual(seat)
  expect(seatOf({ 'x-class-game-1': signed }, SECRET)).toEqual(seat)
  expect(seatOf({}, SECRET)).toBeNull()
  expect(seatOf({ 'sec-websocket-protocol': 'chat' }, SECRET)).toBe('invalid')
  expect(seatOf({ 'x-class-game-1': 'nonsense' }, SECRET)).toBe('invalid')
})

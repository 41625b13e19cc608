import { expect, test } from 'vitest'

import { bitsOfChallenge, leadingZeroBits } from './proof-of-work.ts'

test.each([
  [[0x80, 0], 0],
  [[0x7f, 0], 1],
  [[0x01, 0xff], 7],
  [[0, 0xff], 8],
  [[0, 0x0f], 12],
  [[0, 0], 16],
])('the bytes %j begin with %d zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits)
})

test('a challenge names its bits', () => {
  expect(bitsOfChallenge('abc.7.nonce.signature')).toBe(7)
})

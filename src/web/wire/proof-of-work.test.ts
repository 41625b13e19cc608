import { pbkdf2Sync } from 'node:crypto'

import { expect, test } from 'vitest'

import { leadingZeroBits, PROOF_BYTES, PROOF_ITERATIONS } from '#contract/wire/proof-of-work.ts'

import { solve } from './proof-of-work.ts'

test('the answer is the first whose hash begins with the zero bits of the challenge', async () => {
  const challenge = 'k1.3.nonce.signature'
  const answer = Number(await solve(challenge))
  const bits = Array.from({ length: answer + 1 }, (_, tried) =>
    leadingZeroBits(pbkdf2Sync(String(tried), challenge, PROOF_ITERATIONS, PROOF_BYTES, 'sha256')),
  )
  expect(bits.findIndex((zeros) => zeros >= 3)).toBe(answer)
})

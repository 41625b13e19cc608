import { pbkdf2Sync } from 'node:crypto'

import {
  bitsOfChallenge,
  leadingZeroBits,
  PROOF_BYTES,
  PROOF_ITERATIONS,
} from '#contract/wire/proof-of-work.ts'

/** Solves a challenge, as a browser does. */
export function solve(challenge: string): string {
  return firstAnswer(challenge, true)
}

/** Returns an answer that does not solve a challenge: one of 128 would by chance. */
export function missed(challenge: string): string {
  return firstAnswer(challenge, false)
}

function firstAnswer(challenge: string, isSolving: boolean): string {
  for (let tried = 0; ; tried += 1) {
    const hash = pbkdf2Sync(String(tried), challenge, PROOF_ITERATIONS, PROOF_BYTES, 'sha256')
    const solves = leadingZeroBits(hash) >= bitsOfChallenge(challenge)
    if (solves === isSolving) return String(tried)
  }
}

import {
  bitsOfChallenge,
  leadingZeroBits,
  PROOF_BYTES,
  PROOF_ITERATIONS,
} from '#contract/wire/proof-of-work.ts'

/**
 * Solves the task that the server sets while very many sign up, or guess codes. The browser computes it in threads of
 * its own, so the page stays alive.
 * @returns the answer
 */
export async function solve(challenge: string): Promise<string> {
  const bits = bitsOfChallenge(challenge)
  const text = new TextEncoder()
  const salt = text.encode(challenge)
  for (let tried = 0; ; tried += 1) {
    const answer = String(tried)
    // One after the other, so that a phone stays usable.
    // oxlint-disable-next-line no-await-in-loop
    const hash = await hashOf(text.encode(answer), salt)
    if (leadingZeroBits(hash) >= bits) return answer
  }
}

async function hashOf(answer: BufferSource, salt: BufferSource): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', answer, 'PBKDF2', false, ['deriveBits'])
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PROOF_ITERATIONS }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, PROOF_BYTES * 8))
}

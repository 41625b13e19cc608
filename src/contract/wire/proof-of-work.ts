/**
 * A proof that a browser has worked for a sign-up, or for looking up a code: an answer for which PBKDF2 with SHA-256 of the answer,
 * salted with the challenge, begins with so many zero bits. Browsers compute PBKDF2 about as fast as any
 * program, unlike a single hash, so the work costs an attacker no less than a pupil.
 */
export const PROOF_ITERATIONS = 10_000
export const PROOF_BYTES = 32

/** Returns the zero bits that a challenge asks for. It is `TIME.BITS.NONCE.SIGNATURE`. */
export function bitsOfChallenge(challenge: string): number {
  return Number(challenge.split('.')[1])
}

/** Returns how many zero bits a hash begins with. */
export function leadingZeroBits(hash: Uint8Array): number {
  const place = hash.findIndex((byte) => byte !== 0)
  return place === -1 ? hash.length * 8 : place * 8 + Math.clz32(hash[place] ?? 0) - 24
}

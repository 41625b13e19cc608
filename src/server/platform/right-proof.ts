import { timingSafeEqual } from 'node:crypto'

/** Whether a proof that a request gives is the right one. The time that this takes tells nothing about it. */
export function isRightProof(given: string, right: string): boolean {
  const [candidate, proof] = [Buffer.from(given), Buffer.from(right)]
  return candidate.length === proof.length && timingSafeEqual(candidate, proof)
}

import { createHmac, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

import {
  bitsOfChallenge,
  leadingZeroBits,
  PROOF_BYTES,
  PROOF_ITERATIONS,
} from '#contract/wire/proof-of-work.ts'
import type { GuestContext } from '#server/api/handler.ts'
import type { Count } from '#server/limits/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { isRightProof } from '#server/platform/right-proof.ts'

/** The zero bits of a proof when the limit is just reached: about a second of work. */
const FIRST_BITS = 7
/** A bit more for each time the limit is passed again, and never more than this. */
const MAX_BITS = 12
/** How long a challenge may take to be solved. */
const CHALLENGE_MS = 10 * 60 * 1000

export type Proof = { readonly challenge: string; readonly answer: string }

/**
 * Asks for a proof of work while more accounts are created than usual, in a network or in all, so that a
 * flood becomes expensive and no user is shut out.
 * @throws Problem `proof_required` with a challenge
 */
export async function requireProof(
  context: GuestContext,
  email: string,
  proof: Proof | undefined,
  counts: readonly Count[],
): Promise<void> {
  const load = Math.max(...(await Promise.all(counts.map(context.limits.loadOf))))
  if (load < 1 || (await isProven(context, email, proof))) return
  throw workFor(context, email, load - 1)
}

/**
 * The refusal of what needs work first.
 * @param subject what the work is for: an address, or the code that is looked up
 * @param passed how many times more was done already than is usual
 */
export function workFor(context: GuestContext, subject: string, passed: number): Problem {
  const { accounts, clock } = context
  const challenge = challengeFor({ secret: accounts.secret, clock }, subject, passed)
  return new Problem('proof_required', 'Solve the challenge first.', {}, { challenge })
}

/** Returns whether a challenge for this subject was solved in time, for the first time. */
export async function isProven(
  { accounts, clock, limits }: GuestContext,
  subject: string,
  proof: Proof | undefined,
): Promise<boolean> {
  if (proof === undefined) return false
  const { challenge, answer } = proof
  const [time = '', bits = '', nonce = '', given = ''] = challenge.split('.')
  const signed = signatureOf(accounts.secret, subject, [time, bits, nonce].join('.'))
  if (!isRightProof(given, signed)) return false
  if (Number.parseInt(time, 36) < clock()) return false
  if ((await limits.usedUp('proofOfSignUp', [challenge])).size > 0) return false
  const hash = await promisify(pbkdf2)(answer, challenge, PROOF_ITERATIONS, PROOF_BYTES, 'sha256')
  return leadingZeroBits(hash) >= bitsOfChallenge(challenge)
}

/** Returns a new task; subject and passed as in `workFor`. */
export function challengeFor(
  { secret, clock }: { readonly secret: string; readonly clock: Clock },
  subject: string,
  passed: number,
): string {
  const bits = Math.min(FIRST_BITS + Math.floor(passed), MAX_BITS)
  const nonce = randomBytes(12).toString('base64url')
  const text = [(clock() + CHALLENGE_MS).toString(36), bits, nonce].join('.')
  return `${text}.${signatureOf(secret, subject, text)}`
}

function signatureOf(secret: string, subject: string, text: string): string {
  return createHmac('sha256', secret).update(`proof ${text} for ${subject}`).digest('base64url')
}

import type { Clock } from '#server/platform/clock.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** All calls of one user together: more than anybody makes by hand, on several devices. */
const USER: Allowance = { size: 1500, perSecond: 5 }
/**
 * All calls without a session from one network together. Schools share an address, but guests make
 * hardly any call: their practice stays in the browser.
 */
const NETWORK: Allowance = { size: 300, perSecond: 1 }

/** The caller: a user, or a guest of a network. */
export type Who = { readonly userId: string | null; readonly network: string }

/**
 * Lets a call pass or refuses it.
 * @throws Problem `too_many_requests` that says when to come back
 */
export type Gate = (call: string, who: Who) => void

/**
 * Counts calls in the memory of this server: per user or network over all calls, and for calls that
 * have an allowance of their own besides.
 */
export function createGate(
  allowances: Readonly<Record<string, Allowance | null>>,
  clock: Clock,
): Gate {
  const ofUser = createBuckets(USER, clock)
  const ofNetwork = createBuckets(NETWORK, clock)
  const own = new Map(
    Object.entries(allowances).flatMap(([call, allowance]) =>
      allowance === null ? [] : [[call, createBuckets(allowance, clock)] as const],
    ),
  )
  return (call, { userId, network }) => {
    const key = userId ?? network
    requireNoWait(own.get(call)?.(key) ?? 0)
    requireNoWait(userId === null ? ofNetwork(key) : ofUser(key))
  }
}

function requireNoWait(seconds: number): void {
  if (seconds === 0) return
  throw new Problem('too_many_requests', 'Too many requests. Try again later.', {
    'retry-after': String(seconds),
  })
}

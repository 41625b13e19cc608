import type { CallName } from '#contract/calls.ts'
import { NetworkFull } from '#server/limits/network-full.ts'
import { type Network, sharesOf } from '#server/limits/networks.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Peers } from '#server/platform/workers/peers.ts'

/** All calls of one user together: more than a user makes by hand, on several devices. */
const USER: Allowance = { size: 1500, perSecond: 5 }
/** The time in which a network may use up all of its calls. */
const NETWORK_SECONDS = 5 * 60

/** The call of a guest whose other calls are refused, so nothing counts it. A wrong answer works for nobody. */
const WAY_OUT: CallName = 'prove_work'

/** The caller of a call. */
export type Who = {
  readonly userId: string | null
  /** The account that was signed in before with this browser, by its keyed hash. */
  readonly known: string | null
  readonly network: Network
}

/**
 * Lets a call pass or refuses it.
 * @throws Problem `too_many_requests` that says when to come back
 */
export type Gate = (call: string, who: Who) => void

/**
 * Counts calls in the memory of this machine, all together, and separately those that have an allowance of
 * their own: by user, by account of a known browser, and for all others by network. So no guest
 * of a school can keep a user of the same school from anything.
 * @param ofGuests the calls of all guests of a network in five minutes
 */
export function createGate(
  allowances: Readonly<Record<string, Allowance | null>>,
  ofGuests: number,
  clock: Clock,
  peers: Peers,
): Gate {
  const ofUser = createBuckets(USER, clock, peers.count('calls of users'))
  const ofNetwork = createBuckets(
    { size: ofGuests, perSecond: ofGuests / NETWORK_SECONDS },
    clock,
    peers.count('calls of networks'),
  )
  const own = new Map(
    Object.entries(allowances).flatMap(([call, allowance]) =>
      allowance === null
        ? []
        : [[call, createBuckets(allowance, clock, peers.count(`calls of ${call}`))] as const],
    ),
  )
  return (call, { userId, known, network }) => {
    if (call === WAY_OUT) return
    const account = userId ?? (known === null ? null : `known ${known}`)
    const shares = account === null ? sharesOf(network) : [[account, 1] as const]
    const ofCaller = account === null ? ofNetwork : ofUser
    for (const [key, share] of shares) {
      const seconds = (own.get(call)?.(key, share) ?? 0) || ofCaller(key, share)
      if (seconds > 0) throw refusalOf(seconds, account === null)
    }
  }
}

function refusalOf(seconds: number, isOfNetwork: boolean): Problem {
  const words = 'Too many requests. Try again later.'
  if (isOfNetwork) return new NetworkFull(words, seconds)
  return new Problem('too_many_requests', words, { 'retry-after': String(seconds) })
}

import { createHmac, randomBytes } from 'node:crypto'

import { RateLimiterMemory } from 'rate-limiter-flexible'

import { type CookiePlace, hostCookieIn, hostCookieLine } from '#server/auth/cookies.ts'
import { NetworkFull } from '#server/limits/network-full.ts'
import type { Network } from '#server/limits/networks.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { isRightProof } from '#server/platform/right-proof.ts'

import { challengeFor } from './proof-of-work.ts'

const NAME = 'pass'
/** How long a pass is good for: a lesson. */
const PASS_SECONDS = 60 * 60
/** A browser with a pass has this part of what the guests of a network share. */
const ROOM = 1 / 20
/** With so many passes for a network within an hour the work for the next one doubles. */
const PASSES = 300

/**
 * Passes for browsers that have worked for one. When the guests of a network have used up what they share, as one
 * script can, a browser with a pass counts as a network of its own, so no guest is shut out.
 */
export type GuestPasses = {
  /** Returns the network that a browser counts as by its pass, or null when its cookies prove none. */
  readonly read: (cookies: string) => Network | null
  /** Returns the cookie of a new pass, and counts it for the network. */
  readonly issue: (network: Network) => Promise<string>
  /** Adds the task to be solved for a pass to a refusal that is due to the network, and returns any other as it is. */
  readonly withTask: (error: unknown, network: Network) => Promise<unknown>
}

/** Counts the passes of each network in the memory of this process. */
export function createGuestPasses({ secret, isSecure }: CookiePlace, clock: Clock): GuestPasses {
  const issued = new RateLimiterMemory({ points: PASSES, duration: PASS_SECONDS })

  return {
    read(cookies) {
      const value = hostCookieIn(cookies, NAME, isSecure)
      const [, id = '', until = '', given = ''] =
        /^([\w-]{16})\.([\da-z]{1,8})\.([\w-]{43})$/.exec(value) ?? []
      // Hardly a request has one, so nothing is hashed for the others.
      if (id === '' || !isRightProof(given, macOf(`${id}.${until}`))) return null
      if (Number.parseInt(until, 36) * 1000 <= clock()) return null
      return { key: `pass ${id}`, wider: [], factor: ROOM }
    },
    async issue(network) {
      await issued.penalty(siteOf(network))
      const until = Math.floor(clock() / 1000 + PASS_SECONDS).toString(36)
      const text = `${randomBytes(12).toString('base64url')}.${until}`
      return hostCookieLine(NAME, `${text}.${macOf(text)}`, PASS_SECONDS, isSecure)
    },
    async withTask(error, network) {
      if (!(error instanceof NetworkFull)) return error
      const known = await issued.get(siteOf(network))
      const passed = (known?.consumedPoints ?? 0) / PASSES
      const challenge = challengeFor({ secret, clock }, PASS, passed)
      return new Problem(error.code, error.message, error.headers, { challenge })
    },
  }

  function macOf(text: string): string {
    return createHmac('sha256', secret).update(`pass ${text}`).digest('base64url')
  }
}

/** What the work for a pass is for. */
export const PASS = 'a pass'

/** The widest part of a network that one household or school may have. */
function siteOf({ key, wider }: Network): string {
  return wider.at(-1)?.key ?? key
}

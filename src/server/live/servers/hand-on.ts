import { createHmac } from 'node:crypto'
import { Agent as PlainAgent } from 'node:http'
import { Agent as EncryptedAgent } from 'node:https'

import type { FastifyReply, FastifyRequest } from 'fastify'

import { livePaths, POLL_MS } from '#contract/live/fallback.ts'
import { isRightProof } from '#server/platform/right-proof.ts'
import {
  type Forward,
  type Forwarded,
  MISDIRECTED_STATUS,
} from '#server/platform/workers/forward.ts'

/** The header with which a server proves that it is one, and says how long ago a request had arrived. */
const HEADER = 'x-live-handed-on'
/** A request that has waited for longer has not been handed on by a server. */
const MAX_SPENT_MS = 30_000
const CONNECT_MS = 2000
/** How long the response to a message may take. */
const ANSWER_MS = 5000
/** A poll is silent until it ends, and a stream for less. */
const SILENCE_MS = POLL_MS + 5000
const MAX_IDLE_LINES = 64

/** A request with the caller to whom its connection belongs. */
type Asked = {
  readonly request: FastifyRequest
  /** A hash of the session or the seat of the caller. */
  readonly session: string | null
}

/** Hands requests on to the servers that hold their connections. */
export type HandOn = {
  /** @param spentMs how long ago this server had the whole request */
  readonly to: (
    asked: Asked,
    reply: FastifyReply,
    way: { readonly server: string; readonly origin: string; readonly spentMs: number },
  ) => Promise<Forwarded>
  /**
   * Returns how many milliseconds ago another server had the whole request, if it handed it on to this
   * one. A text that does not prove this is returned as `invalid`.
   */
  readonly spentOf: (asked: Asked) => number | 'invalid' | null
  readonly close: () => void
}

export type HandOnParts = {
  /** Shared by all servers. */
  readonly secret: string
  /** The name of this server; its workers share it. */
  readonly server: string
  readonly forward: Forward
}

/**
 * Lets servers hand requests on to each other. The proof is for one server, one request and one caller, so it
 * is worth nothing to the page of another; what a server gets twice counts once, as from a page.
 */
export function createHandOn({ secret, server: own, forward }: HandOnParts): HandOn {
  const agents = {
    'http:': new PlainAgent({ keepAlive: true, maxFreeSockets: MAX_IDLE_LINES }),
    'https:': new EncryptedAgent({ keepAlive: true, maxFreeSockets: MAX_IDLE_LINES }),
  }

  return {
    to(asked, reply, { server, origin, spentMs }) {
      const { protocol, hostname, port } = new URL(origin)
      const isEncrypted = protocol === 'https:'
      const spent = String(Math.min(Math.max(Math.round(spentMs), 0), MAX_SPENT_MS))
      return forward(asked.request, reply, {
        to: {
          host: hostname.replaceAll(/[[\]]/g, ''),
          ...(port !== '' && { port }),
          agent: agents[isEncrypted ? 'https:' : 'http:'],
        },
        isEncrypted,
        headers: { [HEADER]: `${spent}.${proofOf(asked, server, spent)}` },
        connectMs: CONNECT_MS,
        silenceMs: asked.request.url === livePaths.receive ? SILENCE_MS : ANSWER_MS,
      })
    },
    spentOf(asked) {
      const given = asked.request.headers[HEADER]
      if (given === undefined) return null
      const [, spent = '', proof = ''] = /^(\d{1,5})\.([\w-]{43})$/.exec(String(given)) ?? []
      const isProven = isRightProof(proof, proofOf(asked, own, spent))
      return isProven && Number(spent) <= MAX_SPENT_MS ? Number(spent) : 'invalid'
    },
    close() {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }

  function proofOf({ request, session }: Asked, server: string, spent: string): string {
    const parts = ['handed on', server, request.url, spent, session ?? '']
    return createHmac('sha256', secret)
      .update([...parts, JSON.stringify(request.body)].join('\n'))
      .digest('base64url')
  }
}

/** Refuses a request that another server has handed on to this one by mistake. */
export function refuseHandedOn(reply: FastifyReply): FastifyReply {
  return reply.code(MISDIRECTED_STATUS).send({
    error: { code: 'not_found', message: 'This request was handed on to the wrong server.' },
  })
}

import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { dirname } from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

import { liveClose } from '#contract/live.ts'
import {
  type LiveMode,
  liveOpenSchema,
  livePaths,
  liveReceiveSchema,
  liveSendSchema,
} from '#contract/live/fallback.ts'
import { acceptJson } from '#server/api/calls.ts'
import {
  type OriginRule,
  requireNoQuery,
  requireOwnOrigin,
  requirePlainJson,
} from '#server/api/guards.ts'
import { sessionMissing } from '#server/api/handler.ts'
import type { AccountSetup } from '#server/auth/setup.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { networkOf } from '#server/platform/http/rate-limit.ts'
import { forward } from '#server/platform/workers/forward.ts'
import type { Worker } from '#server/platform/workers/worker.ts'

import type { MatchClock } from './match-clock.ts'
import { createConnectionIds } from './misdirected.ts'
import type { Connection } from './transport/connection.ts'
import {
  createFallbackConnection,
  type FallbackConnection,
  type Receiver,
} from './transport/fallback-connection.ts'

/** Requests of one connection: a match takes about four a second. */
const OF_CONNECTION: Allowance = { size: 60, perSecond: 10 }
/** Requests of one network that name no connection of theirs, and new connections. */
const OF_NETWORK: Allowance = { size: 600, perSecond: 10 }
/** Told to the operator. */
const MISDIRECTED =
  'requests of one live connection reach different servers: the load balancer has to send /api/live/ by the address of the visitor, as ops/nginx.conf does'
/** How long a page may be between two requests. */
const LINGER_MS = 8000
/** How long a response that has ended may take to be read. */
const UNREAD_MS = 10_000

export type FallbackParts = {
  readonly origin: OriginRule
  readonly clock: Clock
  readonly matchClock: MatchClock
  readonly start: { readonly id: string; readonly at: number }
  readonly accounts: Pick<AccountSetup, 'secret'>
  /** Returns whose requests may use a connection: those of a session, or of a seat. Null when they belong to neither. */
  readonly identityOf: (request: FastifyRequest) => string | null
  /**
   * Counts a connection.
   * @returns a function that gives its place back
   * @throws Problem `too_many_requests` when all are taken
   */
  readonly takePlace: (request: FastifyRequest) => () => void
  readonly worker: Worker
  /** Greets the page of a new connection, and answers its messages from now on. */
  readonly begin: (connection: Connection, request: FastifyRequest) => void
}

type Known = { readonly connection: FallbackConnection; readonly session: string }

/** Adds the requests that stand in for a WebSocket where the network lets none through. */
export function addFallback(scope: FastifyInstance, parts: FallbackParts): void {
  const { origin, clock, matchClock, identityOf, takePlace, begin } = parts
  const { peers, neighbors } = parts.worker
  const connections = new Map<string, Known>()
  const ids = createConnectionIds({
    secret: parts.accounts.secret,
    server: nameOfServer(neighbors === null ? parts.start.id : dirname(neighbors.socket)),
    startedAt: parts.start.at,
    clock,
    warn: () => scope.log.warn(MISDIRECTED),
  })
  const perConnection = createBuckets(OF_CONNECTION, clock)
  const perNetwork = createBuckets(OF_NETWORK, clock, peers.count('new connections of networks'))
  acceptJson(scope)
  scope.addHook('onRequest', async (request) => {
    requireOwnOrigin(request, origin)
    requirePlainJson(request)
    requireNoQuery(request)
    if (sessionOf(request) === null) throw sessionMissing()
  })
  scope.addHook('preClose', async () => {
    for (const { connection } of connections.values()) {
      connection.close(liveClose.restarting, 'the server restarts')
      connection.cut()
    }
  })

  scope.post(livePaths.open, async (request) => {
    requireNoWait(perNetwork(networkOf(request.ip)))
    read(liveOpenSchema, request.body)
    const giveBack = takePlace(request)
    const own = ids.mark(randomUUID())
    const id = neighbors?.mark(own) ?? own
    const connection = createFallbackConnection(LINGER_MS, () => connections.delete(id))
    connection.onClose(giveBack)
    connections.set(id, { connection, session: sessionOf(request) ?? '' })
    begin(connection, request)
    return { connection: id }
  })

  scope.post(livePaths.receive, async (request, reply) => {
    const { connection: id, after, mode } = read(liveReceiveSchema, request.body)
    if (await handOn(request, reply, id)) return
    const connection = connectionOf(request, id)
    void reply.hijack()
    const left = connection.attach(receiverFor(reply, mode), after)
    reply.raw.once('close', left)
  })

  scope.post(livePaths.send, async (request, reply) => {
    const receivedAt = matchClock.now()
    const sent = read(liveSendSchema, request.body)
    if (await handOn(request, reply, sent.connection)) return
    const connection = connectionOf(request, sent.connection)
    const heard = connection.hear(sent, receivedAt)
    if (sent.isLast) connection.cut()
    return { heard }
  })

  /** Hands a request on to the worker of its connection. Returns whether it was answered there. */
  async function handOn(request: FastifyRequest, reply: FastifyReply, id: string) {
    const socket = neighbors?.socketOf(id) ?? null
    return socket !== null && forward(request, reply, socket)
  }

  /** Returns a hash of the session or the seat of a request, or null without one. */
  function sessionOf(request: FastifyRequest): string | null {
    const identity = identityOf(request)
    return identity === null ? null : createHash('sha256').update(identity).digest('base64url')
  }

  /** @throws Problem `not_found` when the session of the request has no such connection here */
  function connectionOf(request: FastifyRequest, id: string): FallbackConnection {
    const known = connections.get(id)
    if (known === undefined || known.session !== sessionOf(request)) {
      ids.noteUnknown(id)
      requireNoWait(perNetwork(networkOf(request.ip)))
      throw new Problem('not_found', 'There is no such connection.')
    }
    requireNoWait(perConnection(id))
    return known.connection
  }
}

/** @param own the folder that the workers of a server share, or the id of the start of the only one */
function nameOfServer(own: string): string {
  return createHash('sha256').update(own).digest('hex').slice(0, 8)
}

/** Writes to a response. Headers ask proxies to pass it on unchanged, and a stream at once. */
function receiverFor(reply: FastifyReply, mode: LiveMode): Receiver {
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.setHeader('cache-control', 'no-store, no-transform')
  raw.setHeader('x-accel-buffering', 'no')
  const type = mode === 'stream' ? 'text/event-stream' : 'text/plain'
  raw.setHeader('content-type', `${type}; charset=utf-8`)
  if (mode === 'stream') {
    return { mode, write: (text) => void raw.write(text), end: () => endSoon(raw, '') }
  }
  let collected = ''
  return {
    mode,
    write(text) {
      collected += text
    },
    end: () => endSoon(raw, collected),
  }
}

/** Ends a response, and cuts the connection of a client that does not read it. */
function endSoon(response: ServerResponse, text: string): void {
  response.end(text)
  const timer = setTimeout(() => response.destroy(), UNREAD_MS).unref()
  response.once('close', () => clearTimeout(timer))
}

function read<Input extends z.ZodMiniType>(schema: Input, body: unknown): z.output<Input> {
  const input = schema.safeParse(body)
  if (input.success) return input.data
  throw new Problem(
    'invalid_input',
    input.error.issues.map(({ path }) => path.join('.')).join('; '),
  )
}

function requireNoWait(seconds: number): void {
  if (seconds === 0) return
  throw new Problem('too_many_requests', 'Too many requests. Try again later.', {
    'retry-after': String(seconds),
  })
}

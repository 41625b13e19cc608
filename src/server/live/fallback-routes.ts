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
import type { Database } from '#server/platform/database/database.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { networkOf } from '#server/platform/http/rate-limit.ts'
import { createForward, type Forward } from '#server/platform/workers/forward.ts'
import type { Worker } from '#server/platform/workers/worker.ts'

import type { MatchClock } from './match-clock.ts'
import { shareAddresses } from './servers/addresses.ts'
import { createConnectionIds } from './servers/connection-ids.ts'
import { createHandOn, refuseHandedOn } from './servers/hand-on.ts'
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
  'requests of one live connection reach different servers: set PEER_ORIGIN on each of them, and let them reach each other there; or let the load balancer send /api/live/ by the address of the visitor, as ops/nginx.conf does'
/** How long a page may be between two requests. */
const LINGER_MS = 8000
/** How long a response that has ended may take to be read. */
const UNREAD_MS = 10_000

export type FallbackParts = {
  readonly origin: OriginRule
  readonly clock: Clock
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly matchClock: MatchClock
  readonly database: Promise<Database>
  /** Where other servers reach this one; null where requests find their server by themselves. */
  readonly peerOrigin: string | null
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

/** How this process has got a request. */
type Arrival = {
  /** How long ago another server had it, in milliseconds; null for a request of a page. */
  readonly spentMs: number | null
  /** Whether it is known where its connection has gone. */
  readonly isExplained: boolean
}

type Known = { readonly connection: FallbackConnection; readonly session: string }

/** Adds the requests that stand in for a WebSocket where the network lets none through. */
export function addFallback(scope: FastifyInstance, parts: FallbackParts): void {
  const { origin, clock, steadyClock, matchClock, identityOf, takePlace, begin } = parts
  const { peers, neighbors } = parts.worker
  const connections = new Map<string, Known>()
  const server = nameOfServer(neighbors === null ? parts.start.id : dirname(neighbors.socket))
  const forward = createForward(scope)
  const others = openOthers(parts, scope, server, forward)
  const ids = createConnectionIds({
    secret: parts.accounts.secret,
    server,
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
    const arrival = await handOn(request, reply, id)
    if (arrival === null) return reply
    const connection = connectionOf(request, id, arrival)
    void reply.hijack()
    const left = connection.attach(receiverFor(reply, mode), after)
    reply.raw.once('close', left)
    return reply
  })

  scope.post(livePaths.send, async (request, reply) => {
    const receivedAt = matchClock.now()
    const sent = read(liveSendSchema, request.body)
    const arrival = await handOn(request, reply, sent.connection)
    if (arrival === null) return reply
    const connection = connectionOf(request, sent.connection, arrival)
    const heard = connection.hear(sent, receivedAt - matchClock.scaled(arrival.spentMs ?? 0))
    if (sent.isLast) connection.cut()
    return { heard }
  })

  /**
   * Hands a request on to the worker or the server that holds its connection.
   * @returns null once it is answered
   */
  async function handOn(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
  ): Promise<Arrival | null> {
    const startedAt = steadyClock()
    const asked = { request, session: sessionOf(request) }
    const spentMs = others?.handOn.spentOf(asked) ?? null
    const holder = ids.serverOf(id)
    // A request is never handed on twice between servers.
    if (spentMs === 'invalid' || (spentMs !== null && holder !== null)) {
      refuseHandedOn(reply)
      return null
    }
    if (holder === null) {
      const socketPath = neighbors?.socketOf(id) ?? null
      const isAnswered =
        socketPath !== null &&
        (await forward(request, reply, { to: { socketPath } })) === 'answered'
      return isAnswered ? null : { spentMs, isExplained: false }
    }
    if (others === null) return { spentMs, isExplained: false }
    requireNoWait(perConnection(id))
    const where = await others.addresses.originOf(holder)
    if (where === null) return { spentMs, isExplained: others.addresses.wasThere(holder) }
    const way = { server: holder, origin: where, spentMs: steadyClock() - startedAt }
    const forwarded = await others.handOn.to(asked, reply, way)
    return forwarded === 'answered' ? null : { spentMs, isExplained: forwarded === 'unknown' }
  }

  /** Returns a hash of the session or the seat of a request, or null without one. */
  function sessionOf(request: FastifyRequest): string | null {
    const identity = identityOf(request)
    return identity === null ? null : createHash('sha256').update(identity).digest('base64url')
  }

  /** @throws Problem `not_found` when the session of the request has no such connection here */
  function connectionOf(
    request: FastifyRequest,
    id: string,
    { spentMs, isExplained }: Arrival,
  ): FallbackConnection {
    const known = connections.get(id)
    if (known === undefined || known.session !== sessionOf(request)) {
      if (!isExplained) ids.noteUnknown(id)
      // The server that got it from the page counts it for the page's network.
      if (spentMs === null) requireNoWait(perNetwork(networkOf(request.ip)))
      throw new Problem('not_found', 'There is no such connection.')
    }
    requireNoWait(perConnection(id))
    return known.connection
  }
}

/** Joins the other servers, if they can reach this one. */
function openOthers(
  parts: Pick<FallbackParts, 'accounts' | 'database' | 'peerOrigin' | 'steadyClock'>,
  scope: FastifyInstance,
  server: string,
  forward: Forward,
) {
  const { accounts, database, peerOrigin: origin, steadyClock } = parts
  if (origin === null) return null
  const addresses = shareAddresses({
    database,
    server,
    origin,
    steadyClock,
    onFailure: (error) => scope.log.warn({ err: error }, 'the other servers cannot be looked up'),
  })
  const handOn = createHandOn({ secret: accounts.secret, server, forward })
  scope.addHook('onClose', async () => {
    addresses.close()
    handOn.close()
  })
  return { addresses, handOn }
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

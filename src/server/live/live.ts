import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'

import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

import { LIVE_BURST, LIVE_MESSAGE_BYTES, LIVE_PER_SECOND, LIVE_WARNINGS } from '#contract/limits.ts'
import { type ClientMessage, LIVE_PATH, liveClose, parseClientMessage } from '#contract/live.ts'
import type { MatchClientMessage } from '#contract/match.ts'
import { authHeaders } from '#server/api/calls.ts'
import { type OriginRule, requireOwnOrigin } from '#server/api/guards.ts'
import type { Services } from '#server/api/services.ts'
import type { SocketLimits } from '#server/limits/socket-limits.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { networkOf } from '#server/platform/http/rate-limit.ts'

import { type Audience, createAudience } from './audience.ts'
import { createBucket } from './bucket.ts'
import { createConnectionQuota, type ConnectionQuota } from './connection-quota.ts'
import { asciiJson } from './frame.ts'
import { startHeartbeat } from './heartbeat.ts'
import type { MatchClock } from './match-clock.ts'
import type { Page } from './pages.ts'
import { measureRoundTrip } from './round-trip.ts'
import { createOutbox, type Outbox, send, type Wire } from './send.ts'
import { textOf } from './text.ts'

/** How long a client may take to answer the closing of its socket when the server stops. */
const FAREWELL_MS = 1000
/** A session that ended without this server hearing of it is noticed this soon. */
const RECHECK_MS = 5 * 60 * 1000
/** Where there is no room for a socket, there may be some when others have gone. */
const FULL_RETRY_SECONDS = 30
/** The one key under which all sockets of this server are counted. */
const ALL = 'all'

/** What the live socket needs of the matches. */
export type LiveMatches = {
  /** Adds a page, and sends it the match or the search that its user has. */
  readonly enter: (page: Page) => Promise<void>
  readonly leave: (page: Page) => void
  /** Ends the pages of a user that do not answer, and asks the others whether they do. */
  readonly makeRoom: (userId: string) => void
  /** @param receivedAt in the match's time */
  readonly hear: (page: Page, message: MatchClientMessage, receivedAt: number) => Promise<void>
  /** Ends what goes on by itself; settles when the database is left alone. */
  readonly close: () => Promise<void>
}

/** What answers calls and live messages. */
export type LiveServices = Services & { readonly matches: LiveMatches }

export type LiveParts = {
  readonly clock: Clock
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly version: string
  readonly origin: OriginRule
  readonly heartbeatMs: number
  readonly sockets: SocketLimits
  readonly bus: Bus
  readonly matchClock: MatchClock
  readonly services: Promise<LiveServices>
}

/** What the sockets of all users have in common. */
type Shared = {
  readonly audience: Audience
  readonly outbox: Outbox
  readonly accountQuota: ConnectionQuota
}

/** Adds the live socket at /api/live. A page of another site is refused before the upgrade. */
export async function addLive(app: FastifyInstance, parts: LiveParts): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: LIVE_MESSAGE_BYTES,
      maxFragments: 16,
      maxBufferedChunks: 256,
      perMessageDeflate: false,
    },
    preClose() {
      return endSockets(app)
    },
  })
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== LIVE_PATH) {
      throw new Problem('not_found', `The only WebSocket is at ${LIVE_PATH}.`)
    }
  })
  let opened: LiveServices | undefined
  void parts.services.then(
    (services) => (opened = services),
    () => {},
  )
  const stopHeartbeat = startHeartbeat(app.websocketServer.clients, parts.heartbeatMs)
  const audience = createAudience(parts.bus)
  const outbox = createOutbox()
  const serverQuota = createConnectionQuota(parts.sockets.ofAll)
  const networkQuota = createConnectionQuota(parts.sockets.ofNetwork)
  const accountQuota = createConnectionQuota(parts.sockets.ofAccount)
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  const noteFailure = (error: Error) => app.log.debug({ err: error }, 'socket failed')
  const recheck = setInterval(() => void audience.recheck(), RECHECK_MS).unref()
  app.addHook('preClose', async () => {
    stopHeartbeat()
    clearInterval(recheck)
    audience.close()
    await opened?.matches.close()
  })
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    async onRequest(request, { raw: response }) {
      requireOwnOrigin(request, parts.origin)
      if (!request.ws) return
      responses.set(request, response)
      requireConnection(request, serverQuota, ALL)
      requireConnection(request, networkQuota, networkOf(request.ip))
    },
    handler: () => {
      throw new Problem('not_found', 'This address is a WebSocket.')
    },
    wsHandler: (socket, request) => {
      // Otherwise what began the connection stays in memory for as long as it lasts.
      responses.get(request)?.detachSocket(request.raw.socket)
      socket.removeAllListeners('error').on('error', noteFailure)
      const page = welcome(socket, request, parts, { audience, outbox, accountQuota })
      talk(socket, parts, page, audience)
    },
  })
}

/**
 * Takes a place for as long as the connection of a request lasts.
 * @throws Problem `too_many_requests` when all are taken
 */
function requireConnection({ raw }: FastifyRequest, quota: ConnectionQuota, key: string): void {
  const leave = quota.take(key)
  if (leave === null) {
    throw new Problem('too_many_requests', 'Too many live connections. Try again later.', {
      'retry-after': String(FULL_RETRY_SECONDS),
    })
  }
  raw.socket.once('close', leave)
}

function talk(
  socket: WebSocket,
  { clock, matchClock, services }: LiveParts,
  page: Promise<Page | null>,
  audience: Audience,
): void {
  const take = createBucket({ size: LIVE_BURST, perSecond: LIVE_PER_SECOND }, clock)
  let warnings = 0
  let lastHeard = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    if (take()) return answer(isBinary ? null : parseClientMessage(textOf(data)))
    warnings += 1
    if (warnings <= LIVE_WARNINGS) send(socket, { type: 'slow_down' })
    else socket.close(liveClose.tooManyMessages, 'too many messages')
  })

  function answer(message: ClientMessage | null): void {
    if (message === null) return socket.close(liveClose.unknownMessage, 'unknown message')
    if (message.type === 'ping') {
      return send(socket, { type: 'pong', t: message.t, serverTime: matchClock.now() })
    }
    if (message.type === 'follow_leaderboard') return void follow(message.on)
    const receivedAt = matchClock.now()
    // One after the other, so that the answers come in the order of the messages.
    lastHeard = lastHeard.then(() => hear(message, receivedAt))
  }

  /** Guests are not shown the leaderboard. */
  async function follow(isFollowing: boolean): Promise<void> {
    if ((await page) !== null) audience.followBoard(socket, isFollowing)
  }

  async function hear(message: MatchClientMessage, receivedAt: number): Promise<void> {
    const known = await page
    if (known !== null) return (await services).matches.hear(known, message, receivedAt)
    const serverTime = matchClock.now()
    send(socket, { type: 'rejected', what: message.type, reason: 'signedOut', serverTime })
  }
}

/**
 * Greets a client. A socket opened with the cookie of a session belongs to its user, and is greeted
 * when it is sure to hear of every change: what a page reads after the greeting stays up to date.
 * @returns the page of the user; null for a guest
 */
async function welcome(
  socket: WebSocket,
  request: FastifyRequest,
  { services, version, steadyClock }: LiveParts,
  { audience, outbox, accountQuota }: Shared,
): Promise<Page | null> {
  const greet = () => send(socket, { type: 'hello', version })
  const isOpen = () => socket.readyState === socket.OPEN
  if (request.headers.cookie === undefined) {
    greet()
    return null
  }
  const headers = authHeaders(request)
  try {
    const { findSession, isStillSignedIn, limits, matches } = await services
    const user = await findSession(headers)
    // Who has gone meanwhile is told to nobody, since nothing would ever say that they are gone.
    if (!isOpen()) return null
    if (user === null) {
      socket.close(liveClose.sessionEnded, 'the session has ended')
      return null
    }
    const leave = accountQuota.take(user.userId)
    if (leave === null) {
      matches.makeRoom(user.userId)
      socket.close(liveClose.tooManySockets, 'too many sockets of this account')
      return null
    }
    socket.on('close', leave)
    await limits.use([['socketByUser', user.userId]])
    if (!isOpen()) return null
    audience.add(user.userId, { socket, isSignedIn: () => isStillSignedIn(user) })
    // An end of the session between the first look and here was told to the others.
    if (!(await isStillSignedIn(user))) {
      socket.close(liveClose.sessionEnded, 'the session has ended')
      return null
    }
    if (!isOpen()) return null
    greet()
    const line = request.raw.socket
    const page = pageOf({ socket, line }, user.userId, steadyClock, outbox)
    socket.on('close', () => matches.leave(page))
    await matches.enter(page)
    return page
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') {
      socket.close(liveClose.tooManyConnects, error.headers['retry-after'])
      return null
    }
    request.log.warn({ err: error }, 'the session of a socket could not be read')
    socket.close(liveClose.restarting, 'try again')
    return null
  }
}

function pageOf(wire: Wire, userId: string, clock: Clock, outbox: Outbox): Page {
  return {
    userId,
    socket: wire.socket,
    roundTrip: measureRoundTrip(wire.socket, clock, randomUUID),
    send: (message) => outbox.post(wire, asciiJson(message)),
    sendText: (text) => outbox.post(wire, text),
    lastTold: { sight: '', news: '' },
    measuredAt: -Infinity,
    pictures: 0,
    isLooking: false,
  }
}

/** Without this an open socket keeps a closing server alive for ever. */
async function endSockets(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer
  for (const client of clients) client.close(liveClose.restarting, 'the server restarts')
  const timer = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, FAREWELL_MS)
  await new Promise<void>((resolve) => {
    app.websocketServer.close(() => resolve())
  })
  clearTimeout(timer)
}

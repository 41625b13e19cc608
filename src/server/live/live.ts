import type { ServerResponse } from 'node:http'

import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { LIVE_MESSAGE_BYTES } from '#contract/limits.ts'
import { LIVE_PATH, liveClose } from '#contract/live.ts'
import { type OriginRule, requireOwnOrigin } from '#server/api/guards.ts'
import { signedToken } from '#server/auth/cookies.ts'
import type { AccountSetup } from '#server/auth/setup.ts'
import type { NetworkLimits } from '#server/limits/network-limits.ts'
import { type ReadNetwork, sharesOf } from '#server/limits/networks.ts'
import type { SocketLimits } from '#server/limits/socket-limits.ts'
import type { Bus } from '#server/platform/bus.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Allowance, createBuckets } from '#server/platform/http/buckets.ts'
import { Problem } from '#server/platform/http/problem.ts'
import type { Worker } from '#server/platform/workers/worker.ts'

import { answerMessages } from './answer-messages.ts'
import { createAudience } from './audience.ts'
import { type ConnectionQuota, createConnectionQuota } from './connection-quota.ts'
import { addFallback } from './fallback-routes.ts'
import { greet, greetPlayer } from './greet.ts'
import { startHeartbeat } from './heartbeat.ts'
import { closeIdle } from './idle.ts'
import type { LiveServices } from './live-services.ts'
import type { MatchClock } from './match-clock.ts'
import { type Seat, seatOf } from './seat.ts'
import type { Connection } from './transport/connection.ts'
import { createOutbox } from './transport/send.ts'
import { webSocketConnection } from './transport/web-socket-connection.ts'

/** How long a client may take to answer the closing of its socket when the server stops. */
const CLOSING_MS = 1000
/** How soon a session is noticed that ended without a hint to this server. */
const RECHECK_MS = 5 * 60 * 1000
/** When a client should try again that found all connections taken. */
const FULL_RETRY_SECONDS = 30
/** The one key under which all sockets of this server, of users or of guests, are counted. */
const ALL = 'all'

export type LiveParts = {
  readonly clock: Clock
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly version: string
  readonly origin: OriginRule
  readonly heartbeatMs: number
  readonly sockets: SocketLimits
  readonly networks: NetworkLimits
  readonly readNetwork: ReadNetwork
  readonly start: { readonly id: string; readonly at: number }
  readonly accounts: Pick<AccountSetup, 'secret'>
  readonly bus: Bus
  readonly matchClock: MatchClock
  readonly worker: Worker
  readonly database: Promise<Database>
  /** Where other servers reach this one; null where requests find their server by themselves. */
  readonly peerOrigin: string | null
  readonly services: Promise<LiveServices>
}

/** The functions of the live connections that other rooms use. */
export type Live = {
  /** How many connections are open, over all transports. */
  readonly connected: () => number
}

/**
 * Adds the live socket at /api/live, and the requests that stand in for it. A page of another site is
 * refused before the upgrade.
 */
export async function addLive(app: FastifyInstance, parts: LiveParts): Promise<Live> {
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
  const connections = new Set<Connection>()
  const stopHeartbeat = startHeartbeat(connections, parts.heartbeatMs)
  const audience = createAudience(parts.bus)
  const { peers } = parts.worker
  const quotas = {
    users: createConnectionQuota(parts.sockets.ofUsers, peers.total('sockets of users')),
    guests: createConnectionQuota(parts.sockets.ofGuests, peers.total('sockets of guests')),
    network: createConnectionQuota(parts.networks.sockets, peers.total('sockets of networks')),
    players: createConnectionQuota(parts.sockets.ofPlayers, peers.total('sockets of players')),
    player: createConnectionQuota(parts.sockets.ofPlayer, peers.total('sockets of a player')),
  }
  const accountQuota = createConnectionQuota(
    parts.sockets.ofAccount,
    peers.total('sockets of accounts'),
  )
  const takeTry = createBuckets(
    triesOfSession(parts.sockets),
    parts.clock,
    peers.count('tries of sessions'),
  )
  const shared = { ...parts, audience, accountQuota, takeTry }
  const outbox = createOutbox()
  const responses = new WeakMap<FastifyRequest, ServerResponse>()
  const noteFailure = (error: Error) => app.log.debug({ err: error }, 'socket failed')
  const recheck = setInterval(() => void audience.recheck(), RECHECK_MS).unref()
  app.addHook('preClose', async () => {
    stopHeartbeat()
    clearInterval(recheck)
    audience.close()
    await Promise.all([opened?.matches.close(), opened?.games.close()])
  })
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    async onRequest(request, { raw: response }) {
      requireOwnOrigin(request, parts.origin)
      if (!request.ws) return
      responses.set(request, response)
      request.raw.socket.once('close', takePlace(request))
    },
    handler: () => {
      throw new Problem('not_found', 'This address is a WebSocket.')
    },
    wsHandler: (socket, request) => {
      // A response that keeps the socket would stay in memory for as long as the connection lasts.
      responses.get(request)?.detachSocket(request.raw.socket)
      socket.removeAllListeners('error').on('error', noteFailure)
      const wire = { socket, line: request.raw.socket }
      begin(webSocketConnection(wire, outbox, parts.matchClock.now), request)
    },
  })
  await app.register(async (scope) =>
    addFallback(scope, { ...parts, identityOf, takePlace, begin }),
  )
  return { connected: () => connections.size }

  /**
   * Takes the places that a request counts for: one of the players of class games, one of the users, or
   * one of the guests and one of its network.
   * @returns a function that gives them back
   * @throws Problem `too_many_requests` when all places are taken
   */
  function takePlace(request: FastifyRequest): () => void {
    const taken: (() => void)[] = []
    function giveBack() {
      for (const giveOneBack of taken) giveOneBack()
    }
    try {
      const seat = readSeat(request)
      if (seat !== null) {
        taken.push(requirePlace(quotas.players, ALL))
        taken.push(requirePlace(quotas.player, `${seat.gameId}.${seat.number}`))
        return giveBack
      }
      if (tokenOf(request) !== null) {
        taken.push(requirePlace(quotas.users, ALL))
        return giveBack
      }
      taken.push(requirePlace(quotas.guests, ALL))
      for (const [key, share] of sharesOf(parts.readNetwork(request.ip))) {
        taken.push(requirePlace(quotas.network, key, share))
      }
      return giveBack
    } catch (error) {
      giveBack()
      throw error
    }
  }

  /**
   * Returns the token of a session that this server has signed, which tells users from guests before
   * anything is read. It may have ended.
   */
  function tokenOf({ headers }: FastifyRequest): string | null {
    const isSecure = parts.origin.publicOrigin.startsWith('https:')
    return signedToken(headers.cookie ?? '', parts.accounts.secret, isSecure)
  }

  /** Returns the seat of a player of a class game; a credential that proves none counts as none. */
  function readSeat({ headers }: FastifyRequest): Seat | null {
    const seat = seatOf(headers, parts.accounts.secret)
    return seat === 'invalid' ? null : seat
  }

  /** Returns whose requests may use a connection: those with the same seat or the same session. */
  function identityOf(request: FastifyRequest): string | null {
    const seat = readSeat(request)
    return seat === null ? tokenOf(request) : `seat ${seat.gameId}.${seat.number}`
  }

  function begin(connection: Connection, request: FastifyRequest): void {
    connections.add(connection)
    connection.onClose(() => connections.delete(connection))
    const seat = seatOf(request.headers, parts.accounts.secret)
    if (seat === 'invalid') return connection.close(liveClose.sessionEnded, 'there is no such seat')
    if (seat !== null) {
      return answerMessages(connection, greetPlayer(connection, seat, shared), shared)
    }
    const token = tokenOf(request)
    if (token === null) closeIdle(connection, parts.sockets.guestIdleMs)
    answerMessages(connection, greet(connection, request, token, shared), shared)
  }
}

/** @throws Problem `too_many_requests` when the quota is used up */
function requirePlace(quota: ConnectionQuota, key: string, share = 1): () => void {
  const giveBack = quota.take(key, share)
  if (giveBack !== null) return giveBack
  throw new Problem('too_many_requests', 'Too many live connections. Try again later.', {
    'retry-after': String(FULL_RETRY_SECONDS),
  })
}

/** Counted before a session is read. More than an account may open, which is counted afterwards. */
function triesOfSession({ openedPerMinute }: SocketLimits): Allowance {
  return { size: 2 * openedPerMinute, perSecond: (2 * openedPerMinute) / 60 }
}

/** Closes all sockets, since an open one would keep a closing server alive forever. */
async function endSockets(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer
  for (const client of clients) client.close(liveClose.restarting, 'the server restarts')
  const timer = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, CLOSING_MS)
  await new Promise<void>((resolve) => {
    app.websocketServer.close(() => resolve())
  })
  clearTimeout(timer)
}

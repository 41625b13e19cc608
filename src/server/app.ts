import underPressure from '@fastify/under-pressure'
import fastify, { type FastifyInstance, LogController } from 'fastify'

import { calls } from '#contract/calls.ts'

import { addLinks } from './account/sign-in/auth-callbacks.ts'
import { createAdmission } from './api/admission.ts'
import { addCalls } from './api/calls.ts'
import { addCspReports } from './api/csp-report.ts'
import { createGate } from './api/gate.ts'
import { type OriginRule, requireCleanRequest } from './api/guards.ts'
import { createGuestPasses } from './api/guest-pass.ts'
import { readMemberToken } from './api/member-cookie.ts'
import { describeApi } from './api/openapi.ts'
import { refuseUnknownCall } from './api/unknown.ts'
import { readKnownBrowser } from './auth/known-browser.ts'
import type { AccountSetup } from './auth/setup.ts'
import { handlers } from './handlers.ts'
import { callLimits } from './limits/call-limits.ts'
import type { NetworkLimits } from './limits/network-limits.ts'
import { networkReader, type ReadNetwork, type School } from './limits/networks.ts'
import type { SocketLimits } from './limits/socket-limits.ts'
import type { LiveServices } from './live/live-services.ts'
import { addLive } from './live/live.ts'
import type { MatchClock } from './live/match-clock.ts'
import { addOutboxPage } from './mail/outbox-page.ts'
import { countRequests } from './metrics/count-requests.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Background } from './platform/background.ts'
import type { Bus } from './platform/bus.ts'
import type { Clock, Random } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { ReadCopy } from './platform/database/read-copy.ts'
import type { Start } from './platform/database/starts.ts'
import type { Drain } from './platform/drain.ts'
import { refuseBrokenRequest } from './platform/http/broken-request.ts'
import { addHealth } from './platform/http/health.ts'
import { isLoopbackOrigin } from './platform/http/loopback.ts'
import { addOembed, announceOembed } from './platform/http/oembed.ts'
import { sendProblem } from './platform/http/problem.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { serveSite } from './platform/http/serve-site.ts'
import type { Site } from './platform/http/site.ts'
import { logAnswers, type LogOptions } from './platform/log.ts'
import { takeForwarded } from './platform/workers/forward.ts'
import type { Worker } from './platform/workers/worker.ts'

const MAX_HEADERS = 50
const RETRY_SECONDS = 5

/** Everything the server is made of. Nothing in it is built by the server itself. */
export type AppParts = {
  readonly start: Start
  readonly drain: Drain
  /**
   * Settles when the database is open and migrated; calls that need it wait, everything else
   * answers.
   */
  readonly database: Promise<Database>
  /** The same database, over connections that only live matches use. */
  readonly matchDatabase: Promise<Database>
  /** Whether the disk of the database can be written to, as far as this process knows. */
  readonly hasRoom: () => Promise<boolean>
  /** A copy of the database from which the leaderboard is read, if there is one. */
  readonly copy: ReadCopy | null
  readonly clock: Clock
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
  readonly random: Random
  readonly log: LogOptions
  readonly site: Site
  readonly origin: OriginRule
  readonly supportEmail: string
  /** Proxies whose word on where a request comes from counts, as addresses or networks. */
  readonly trustedProxies: readonly string[]
  readonly metrics: Metrics
  readonly accounts: AccountSetup
  readonly bus: Bus
  readonly background: Background
  /** Mean delay of the event loop, in milliseconds, from which calls are refused for a while; 0: never. */
  readonly busyMs: number
  /** Calls that are answered at once; more are refused for a while. */
  readonly callsAtOnce: number
  /** How often open sockets are pinged, in milliseconds. */
  readonly heartbeatMs: number
  /** How many live sockets there may be. */
  readonly sockets: SocketLimits
  /** How much the guests of one network may do. */
  readonly networks: NetworkLimits
  /** Accounts that are created in an hour before browsers have to work for more. */
  readonly signUpsPerHour: number
  /** Mails that are sent in an hour; more wait in the queue. */
  readonly mailsPerHour: number
  /** Networks with more room than others, such as those of schools. */
  readonly schools: readonly School[]
  /** How fast live matches go by. */
  readonly matchClock: MatchClock
  /** The place of this process among others of the machine that answer on the same port. */
  readonly worker: Worker
  /** Where other servers reach this one, to hand requests on; null where none shall. */
  readonly peerOrigin: string | null
}

/** Puts the server together. It does not listen yet. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const headers = {
    ...securityHeaders(parts.origin.publicOrigin.startsWith('https:')),
    'cache-control': 'no-store',
  }
  const app = fastify({
    logger: { ...parts.log },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: parts.random.uuid,
    trustProxy: parts.trustedProxies.length > 0 && [...parts.trustedProxies],
    return503OnClosing: false,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    http: {
      headersTimeout: 10_000,
      connectionsCheckingInterval: 1000,
      maxHeaderSize: 8192,
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => refuseBrokenRequest(error, socket, headers),
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply.headers(headers))
    },
  })
  app.server.maxHeadersCount = MAX_HEADERS
  app.setErrorHandler(sendProblem)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers)
    requireCleanRequest(request, MAX_HEADERS)
  })
  logAnswers(app, parts.clock)
  countRequests(app, parts.metrics)
  ignoreBodies(app)
  const services = openedServices(parts, app)
  app.addHook('onClose', () => parts.background.settled())
  const { neighbors } = parts.worker
  if (neighbors !== null) takeForwarded(app, neighbors.socket)
  const readNetwork = networkReader(parts.schools)
  const live = await addLive(app, { ...parts, services, readNetwork, version: parts.start.version })
  parts.metrics.read(async () => ({ pw_sockets_open: live.connected() }))
  addHealth(app, parts)
  if (!parts.accounts.verifiesEmail && isLoopbackOrigin(parts.origin.publicOrigin)) {
    addOutboxPage(app, parts.database)
  }
  addOembed(app, parts.origin.publicOrigin)
  await app.register((api) => addApi(api, parts, services, readNetwork))
  app.setNotFoundHandler((request, reply) => {
    if (/^\/api(?=\/|\?|$)/.test(request.url)) return refuseUnknownCall(app, request)
    announceOembed(request, reply, parts.origin.publicOrigin)
    return serveSite(parts.site, request, reply)
  })
  return app
}

async function openedServices(parts: AppParts, app: FastifyInstance): Promise<LiveServices> {
  const { publicOrigin } = parts.origin
  const onFailure = (error: unknown) => {
    parts.metrics.failed()
    app.log.warn({ err: error }, 'a live match had a problem')
  }
  const [database, matchDatabase] = await Promise.all([parts.database, parts.matchDatabase])
  // Loaded while the pages are served already: the auth library is large.
  const { openServices } = await import('./open-services.ts')
  const { tally } = parts.metrics
  return openServices(database, { ...parts, matchDatabase, tally, publicOrigin, onFailure })
}

/** Bodies are read by calls only, of any type. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
}

/** Only the calls are refused while the server is busy: files and health cost next to nothing. */
async function addApi(
  api: FastifyInstance,
  parts: AppParts,
  services: Promise<LiveServices>,
  readNetwork: ReadNetwork,
): Promise<void> {
  const { accounts, busyMs, clock, origin, start, supportEmail } = parts
  const admission = createAdmission(parts.callsAtOnce)
  parts.metrics.read(async () => ({ pw_calls_in_flight: admission.inFlight() }))
  await api.register(underPressure, { maxEventLoopDelay: busyMs, retryAfter: RETRY_SECONDS })
  const place = { secret: accounts.secret, isSecure: origin.publicOrigin.startsWith('https:') }
  const gate = createGate(callLimits, parts.networks.calls, clock, parts.worker.peers)
  const description = JSON.stringify(describeApi(calls, { version: start.version, supportEmail }))
  api.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description),
  )
  await api.register(async (scope) =>
    addCalls(scope, handlers, {
      origin,
      services,
      start,
      gate,
      admission,
      readNetwork,
      passes: createGuestPasses(place, clock),
      readBrowser: (cookies) => readKnownBrowser(place, cookies, clock()),
      readMember: (cookies) => readMemberToken(place, cookies),
    }),
  )
  await api.register(async (scope) => addCspReports(scope, clock))
  await api.register(async (scope) => addLinks(scope, services, readNetwork))
}

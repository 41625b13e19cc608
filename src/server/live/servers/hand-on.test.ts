import { Agent, createServer, request as askServer } from 'node:http'
import { pipeline } from 'node:stream'

import fastify from 'fastify'
import getPort from 'get-port'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'

import { livePaths } from '#contract/live/fallback.ts'
import type { KnownMatch, MatchMessage } from '#contract/match.ts'
import { type AppParts, createApp } from '#server/app.ts'
import { type Bus, createBus } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Forward } from '#server/platform/workers/forward.ts'
import { START, testAccounts, testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import {
  createManualMatchClock,
  type ManualMatchClock,
} from '#server/testing/match/manual-match-clock.ts'
import { playWith } from '#server/testing/match/player-page.ts'
import { openRequestPage, type RequestPage } from '#server/testing/match/request-page.ts'
import { poll } from '#server/testing/poll.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { ask, openFallback, refusalIn } from '#server/testing/socket/fallback-client.ts'

import { createHandOn } from './hand-on.ts'

const SOON = { everyMs: 20, withinMs: 60_000 }
const WARNING = 'reach different servers'

let matchClock: ManualMatchClock
let bus: Bus
let database: Database
beforeEach(async () => {
  matchClock = createManualMatchClock()
  bus = createBus()
  database = await anyTestDatabase.openMigrated()
  // After the servers have closed.
  return () => database.destroy()
})

describe.each(['stream', 'poll'] as const)('over a %s', (mode) => {
  test('a whole match is played when each request goes to the next of two servers', async () => {
    const servers = [await openServer(), await openServer()]
    await known(servers)
    const { port, counts } = await openRoundRobin(servers)
    // Before the pages are opened, since a connection to which nobody listens ends after some seconds.
    const users = await Promise.all(servers.map((server) => signUp(server)))
    const pages = await Promise.all(
      users.map(({ cookies }) => openRequestPage(port, cookies, mode)),
    )
    await Promise.all(pages.map(({ isTimed }) => isTimed))
    const ends = pages.map((page) => playWith(sending(page), () => 1))
    for (const page of pages) {
      // The second one finds the first one in the queue.
      // oxlint-disable-next-line no-await-in-loop
      await page.send({ type: 'find_match' })
    }
    await Promise.all(pages.map(({ until }) => until((match) => match !== null)))
    // Each may have come while the other server was pairing, and then waits for the next wave.
    await matchClock.move(250)
    await Promise.all(pages.map(({ until }) => until(isConfirmed)))
    for (let answered = 1; answered <= 10; answered += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await matchClock.move(3100)
      // oxlint-disable-next-line no-await-in-loop
      await Promise.all(pages.map(({ until }) => until((match) => hasAnswered(match, answered))))
    }
    await matchClock.move(3100)
    const views = (await Promise.all(ends)).map((match) => viewIn(match))
    expect(views[0]?.everybody).toEqual(views[1]?.everybody)
    expect(views[0]?.everybody.seats.map(({ answered }) => answered)).toEqual([10, 10])
    // Both have had their part of requests that belonged to the other one.
    expect(Math.min(...counts())).toBeGreaterThan(5)
    expect(servers.flatMap(({ lines }) => lines)).toEqual([])
    await Promise.all(pages.map((page) => page.close()))
  })
})

test('a message counts from the moment at which the first server had it', async () => {
  let steady = 0
  let isSlow = false
  const slow = await openServer({
    // Whatever this server does takes 400 ms.
    steadyClock: () => (isSlow ? (steady += 400) : performance.now()),
  })
  const holder = await openServer({ steadyClock: () => 0 })
  await known([slow, holder])
  const { port, sendTo } = await openRoundRobin([holder])
  const [marieUser, liseUser] = [await signUp(holder), await signUp(holder)]
  const marie = await openRequestPage(port, marieUser.cookies, 'poll')
  const lise = await openRequestPage(port, liseUser.cookies, 'poll')
  const pages = [marie, lise]
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await page.send({ type: 'find_match' })
  }
  await Promise.all(pages.map(({ until }) => until((match) => match !== null)))
  await matchClock.move(250)
  const [found] = await Promise.all(pages.map(({ until }) => until(isIn('starting'))))
  const { matchId } = matchIn(found ?? null)
  await Promise.all(pages.map((page) => page.send({ type: 'ready', matchId })))
  await Promise.all(pages.map(({ until }) => until(isConfirmed)))
  await matchClock.move(3100)
  const { phase } = viewIn(await marie.until(isIn('open')))
  if (phase.kind !== 'open') throw new Error('not open')
  await matchClock.moveTo(phase.opensAt + 1000)
  // Looks the holder up.
  await expectHeard(slow.port, marie.connection, marieUser.cookies, 2)
  sendTo(slow)
  isSlow = true
  await marie.send({ type: 'answer', matchId, question: 0, choice: 1 })
  const { answers } = viewIn(await marie.until((match) => hasAnswered(match, 1)))
  expect(answers).toMatchObject([{ choice: 1, milliseconds: 600 }])
  await Promise.all(pages.map((page) => page.close()))
})

test('a request is handed on once, and only servers can say that they have handed it on', async () => {
  const [here, there] = [await openServer(), await openServer()]
  await known([here, there])
  const { cookies } = await signUp(here)
  const { connection } = await openFallback(here.port, cookies)
  const body = { connection, after: 0, messages: [], pongs: [], isLast: false }
  const headers = { cookie: cookieHeader(cookies) }
  const refused = [421, 'not_found']
  for (const [port, claim] of [
    [here.port, `100.${'A'.repeat(43)}`],
    [there.port, `100.${'A'.repeat(43)}`],
    [there.port, ''],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(port, livePaths.send, body, {
      headers: { ...headers, 'x-live-handed-on': claim },
    })
    // oxlint-disable-next-line no-await-in-loop
    expect(await refusalIn(answer)).toEqual(refused)
  }
  await expectHeard(there.port, connection, cookies, 0)
})

test('what proves that a request was handed on is worth nothing for another server, caller, message or moment', async () => {
  const claims: unknown[] = []
  const forward: Forward = async (_request, _reply, { headers }) => {
    claims.push(headers?.['x-live-handed-on'])
    return 'answered'
  }
  const [a, b] = ['aaaaaaaa', 'bbbbbbbb'].map((server) =>
    createHandOn({ secret: testAccounts.secret, server, forward }),
  )
  const app = fastify()
  app.post('/send', async (request, reply) => {
    const asked = { request, session: 'of Marie' }
    const way = { server: 'bbbbbbbb', origin: 'http://127.0.0.1', spentMs: 12.4 }
    if (request.headers['x-live-handed-on'] === undefined) await a?.to(asked, reply, way)
    return [a?.spentOf(asked), b?.spentOf(asked), b?.spentOf({ request, session: 'of Lise' })]
  })
  const payload = { connection: 'one' }
  await app.inject({ method: 'POST', url: '/send', payload })
  const [claim] = z.array(z.string()).parse(claims)
  const spentOf = async (text: string, body = payload) =>
    (
      await app.inject({
        method: 'POST',
        url: '/send',
        payload: body,
        headers: { 'x-live-handed-on': text },
      })
    ).json()
  const refused = ['invalid', 'invalid', 'invalid']
  expect(await spentOf(claim ?? '')).toEqual(['invalid', 12, 'invalid'])
  expect(await spentOf(claim ?? '', { connection: 'two' })).toEqual(refused)
  expect(await spentOf(`9000${claim}`)).toEqual(refused)
  a?.close()
  b?.close()
})

test('requests of a connection count once, whichever server they reach', async () => {
  const servers = [await openServer(), await openServer()]
  await known(servers)
  const { port } = await openRoundRobin(servers)
  const { cookies } = await signUp(servers[0] ?? fail())
  const { connection, receive } = await openFallback(servers[0]?.port ?? 0, cookies)
  // Keeps the connection, however long the requests take.
  const stream = await receive('stream', 0)
  const body = { connection, after: 0, messages: [], pongs: [], isLast: false }
  const statuses: number[] = []
  for (let request = 0; request < 70; request += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(port, livePaths.send, body, {
      headers: { cookie: cookieHeader(cookies) },
    })
    // oxlint-disable-next-line no-await-in-loop
    await answer.text()
    statuses.push(answer.status)
  }
  // By the clock of the matches, which stands still.
  expect(statuses).toEqual([...Array(59).fill(200), ...Array(11).fill(429)])
  await stream.body?.cancel()
})

test('a connection that has ended is not found, and that is no reason for a warning', async () => {
  const [here, there] = [await openServer(), await openServer()]
  await known([here, there])
  const { cookies } = await signUp(here)
  const client = await openFallback(here.port, cookies)
  await client.send({ isLast: true })
  await expectLost(there.port, client.connection, cookies, 10)
  expect(there.lines).toEqual([])
})

test('the connections of a server that is gone are not found, and a stream from it ends', async () => {
  const [here, there] = [await openServer(), await openServer()]
  await known([here, there])
  const { cookies } = await signUp(here)
  const headers = { cookie: cookieHeader(cookies) }
  const { connection } = await openFallback(here.port, cookies)
  const body = { connection, after: 0, mode: 'stream' }
  const stream = await ask(there.port, livePaths.receive, body, { headers })
  await here.close()
  expect(await stream.text()).toContain('"code":1012')
  await expectLost(there.port, connection, cookies, 1)
})

test('a server that is there but cannot be reached, or has said nothing for long, is told to the operator', async () => {
  const [here, there] = [await openServer(), await openServer()]
  await known([here, there])
  const { cookies } = await signUp(here)
  const { connection } = await openFallback(here.port, cookies)
  await setOrigins(`http://127.0.0.1:${await getPort()}`)
  const lost = await openServer()
  await expectLost(lost.port, connection, cookies, 10)
  expect(lost.lines.filter((line) => line.includes(WARNING))).toHaveLength(1)
  await database
    .updateTable('live_servers')
    .set({ beat_at: new Date(Date.now() - 60_000) })
    .execute()
  const later = await openServer()
  await expectLost(later.port, connection, cookies, 10)
  expect(later.lines.filter((line) => line.includes(WARNING))).toHaveLength(1)
})

test('a stopping server cuts the streams that it gets from another one', async () => {
  const [here, there] = [await openServer(), await openServer()]
  await known([here, there])
  const { cookies } = await signUp(here)
  const headers = { cookie: cookieHeader(cookies) }
  const client = await openFallback(here.port, cookies)
  const body = { connection: client.connection, after: 0, mode: 'stream' }
  const stream = await ask(there.port, livePaths.receive, body, { headers })
  const ended = stream.text().then(
    () => 'ended',
    () => 'cut',
  )
  await there.close()
  expect(await ended).toBe('cut')
  // The connection itself is at another server, which still has it.
  expect((await client.poll(0)).length).toBeGreaterThan(0)
})

test('without the origin of a server nothing is handed on, and no server is written down', async () => {
  const [here, there] = [await openServer({ peerOrigin: null }), await openServer()]
  await known([there])
  const { cookies } = await signUp(here)
  const { connection } = await openFallback(here.port, cookies)
  await expectLost(there.port, connection, cookies, 10)
  expect(there.lines.filter((line) => line.includes(WARNING))).toHaveLength(1)
  expect(await origins()).toEqual([there.origin])
})

/** A server on the database of all of them. */
async function openServer(changed: Partial<AppParts> = {}) {
  const port = await getPort()
  const origin = `http://127.0.0.1:${port}`
  const lines: string[] = []
  const parts = testParts({
    database: Promise.resolve(database),
    clock: matchClock.now,
    // However long a busy machine takes to answer a ping, the page is there.
    steadyClock: matchClock.now,
    matchClock,
    bus,
    accounts: testAccounts,
    start: { ...START, id: crypto.randomUUID(), at: matchClock.now() },
    log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
    peerOrigin: origin,
    ...changed,
  })
  const app = await createApp(parts)
  await app.listen({ host: '127.0.0.1', port })
  let isClosed = false
  async function close() {
    if (isClosed) return
    isClosed = true
    await app.close()
  }
  onTestFinished(close)
  return { app, port, origin, lines, close }
}

type Server = Awaited<ReturnType<typeof openServer>>

/** Settles when these servers have said that they are there. */
async function known(servers: readonly Server[]): Promise<void> {
  await poll(origins, (found) => servers.every(({ origin }) => found.includes(origin)), SOON)
}

async function origins(): Promise<readonly string[]> {
  const rows = await database.selectFrom('live_servers').select('origin').execute()
  return rows.map(({ origin }) => origin)
}

async function setOrigins(origin: string): Promise<void> {
  await database.updateTable('live_servers').set({ origin }).execute()
}

/** A load balancer that gives each request to the next server. */
async function openRoundRobin(given: readonly Server[]) {
  let servers = given
  const counts = given.map(() => 0)
  let turn = 0
  const balancer = createServer((request, response) => {
    const place = turn % servers.length
    turn += 1
    counts[place] = (counts[place] ?? 0) + 1
    const passed = askServer(`${servers[place]?.origin}${request.url}`, {
      method: request.method,
      headers: request.headers,
      // A server hangs up idle lines at any moment.
      agent: new Agent({ keepAlive: false }),
    })
    passed.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, response, () => passed.destroy())
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    request.pipe(passed)
  })
  // A line that is hung up while a page uses it again would be a failure of its own.
  balancer.keepAliveTimeout = 0
  const port = await getPort()
  await new Promise<void>((resolve) => {
    balancer.listen(port, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    balancer.closeAllConnections()
    balancer.close()
  })
  return {
    port,
    counts: () => counts,
    sendTo: (server: Server) => {
      servers = [server]
    },
  }
}

/** Expects a request without messages to be answered by the holder of the connection. */
async function expectHeard(
  port: number,
  connection: string,
  cookies: ReadonlyMap<string, string>,
  heard: number,
): Promise<void> {
  const body = { connection, after: 0, messages: [], pongs: [], isLast: false }
  const answer = await ask(port, livePaths.send, body, {
    headers: { cookie: cookieHeader(cookies) },
  })
  expect([answer.status, await answer.json()]).toEqual([200, { heard }])
}

/** Expects so many requests for a connection to be answered with 404. */
async function expectLost(
  port: number,
  connection: string,
  cookies: ReadonlyMap<string, string>,
  times: number,
): Promise<void> {
  const headers = { cookie: cookieHeader(cookies) }
  for (let tried = 0; tried < times; tried += 1) {
    const body = { connection, after: 0, mode: 'poll' }
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(port, livePaths.receive, body, { headers })
    // oxlint-disable-next-line no-await-in-loop
    expect(await refusalIn(answer)).toEqual([404, 'not_found'])
  }
}

function sending(page: RequestPage) {
  return {
    until: page.until,
    send: (message: Parameters<RequestPage['send']>[0]) => void page.send(message),
  }
}

function matchIn(match: KnownMatch): MatchMessage {
  if (match?.type !== 'match') throw new Error('Not in a match')
  return match
}

function viewIn(match: KnownMatch): MatchMessage['view'] {
  return matchIn(match).view
}

function isIn(kind: MatchMessage['view']['phase']['kind']) {
  return (match: KnownMatch) => match?.type === 'match' && match.view.phase.kind === kind
}

function isConfirmed(match: KnownMatch): boolean {
  if (match?.type !== 'match') return false
  const { phase } = match.view
  return phase.kind === 'starting' && phase.isConfirmed
}

function hasAnswered(match: KnownMatch, answered: number): boolean {
  return match?.type === 'match' && match.view.answers.length >= answered
}

function fail(): never {
  throw new Error('nothing')
}

import { createHmac } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { liveOpenedSchema, livePaths } from '#contract/live/fallback.ts'
import { createApp } from '#server/app.ts'
import { socketLimits } from '#server/limits/socket-limits.ts'
import { NOW, ORIGIN, START, testAccounts, testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { ask, eventsIn, openFallback, refusalIn } from '#server/testing/socket/fallback-client.ts'
import { openLive } from '#server/testing/socket/live-client.ts'

const HELLO = { id: 1, data: '{"type":"hello","version":"1.2.3"}' }
const NOBODY = '00000000-0000-4000-8000-000000000000'
/** A session that the server has signed, and that no database knows. */
const SIGNED = `some-session.${encodeURIComponent(
  createHmac('sha256', testAccounts.secret).update('some-session').digest('base64'),
)}`
const SOME_SESSION = { cookie: `__Host-sid=${SIGNED}` }

const requests = [
  [livePaths.open, {}],
  [livePaths.receive, { connection: NOBODY, after: 0, mode: 'poll' }],
  [livePaths.send, { connection: NOBODY, after: 0, messages: [], pongs: [], isLast: false }],
] as const

describe('without a database', () => {
  let now = NOW
  let app: FastifyInstance
  let port: number
  beforeEach(async () => {
    app = await createApp(testParts({ clock: () => now }))
    port = await listenAnywhere(app)
  })
  afterEach(() => app.close())

  describe.each(requests)('%s', (path, body) => {
    test.each([
      ['null', { origin: 'null' }],
      ['another site', { origin: `${ORIGIN}.evil` }],
      ['a sibling host', { 'sec-fetch-site': 'same-site' }],
    ])('T6 a page of another origin (%s) is refused', async (_case, headers) => {
      const answer = await ask(port, path, body, { headers: { ...SOME_SESSION, ...headers } })
      expect(await refusalIn(answer)).toEqual([403, 'foreign_origin'])
    })

    test.each([
      ['text', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
      ['compressed', { 'content-encoding': 'br' }, 415, 'unsupported_media_type'],
    ] as const)('A27 a body that is %s is refused', async (_case, headers, status, code) => {
      const answer = await ask(port, path, body, { headers: { ...SOME_SESSION, ...headers } })
      expect(await refusalIn(answer)).toEqual([status, code])
    })

    test('takes no query, no unknown field, and no caller without a session', async () => {
      const asks = [
        ask(port, `${path}?connection=1`, body, { headers: SOME_SESSION }),
        ask(port, path, { ...body, seat: 1 }, { headers: SOME_SESSION }),
        ask(port, path, body),
      ]
      expect(await Promise.all(asks.map(async (answer) => refusalIn(await answer)))).toEqual([
        [422, 'invalid_input'],
        [422, 'invalid_input'],
        [401, 'session_missing'],
      ])
    })
  })

  test.each([
    [
      'a message of more than 4096 characters',
      { messages: [{ number: 1, text: 'x'.repeat(4097) }] },
    ],
    [
      'more than 8 messages',
      { messages: Array.from({ length: 9 }, () => ({ number: 1, text: '{}' })) },
    ],
    ['a message without a number', { messages: [{ text: '{}' }] }],
  ])('%s is refused as input', async (_case, changed) => {
    const body = { ...requests[2][1], ...changed }
    const answer = await ask(port, livePaths.send, body, { headers: SOME_SESSION })
    expect(await refusalIn(answer)).toEqual([422, 'invalid_input'])
  })

  test('L7 an unknown connection is not found, and guessing is stopped', async () => {
    const codes = []
    for (let tried = 0; tried <= 600; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      codes.push((await app.inject(requestOf(requests[1][0], requests[1][1]))).statusCode)
    }
    expect([new Set(codes.slice(0, 600)), codes.at(-1)]).toEqual([new Set([404]), 429])
    now += 1000
    expect((await app.inject(requestOf(requests[1][0], requests[1][1]))).statusCode).toBe(404)
  })

  test('L25 a connection whose page answers no ping is cut, although it listens; one that does stays', async () => {
    const lively = await createApp(testParts({ heartbeatMs: 400 }))
    const at = await listenAnywhere(lively)
    const cookies = new Map([['__Host-sid', SIGNED]])
    const [dead, alive] = [await openFallback(at, cookies), await openFallback(at, cookies)]
    const [ofDead, ofAlive] = await Promise.all([statusesOf(dead, []), statusesOf(alive, [''])])
    expect([ofDead.at(-1), ofAlive]).toEqual([404, [200, 200, 200, 200, 200]])
    await lively.close()
  })

  test('a server that gets the requests of connections of another one tells the operator', async () => {
    const lines: string[] = []
    const other = await createApp(
      testParts({
        start: { ...START, id: crypto.randomUUID() },
        log: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
      }),
    )
    const opened = await app.inject(requestOf(...requests[0]))
    const body = { ...requests[1][1], ...liveOpenedSchema.parse(opened.json()) }
    for (let tried = 0; tried < 10; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await other.inject(requestOf(livePaths.receive, body))).statusCode).toBe(404)
    }
    expect(lines.filter((line) => line.includes('reach different servers'))).toHaveLength(1)
    await other.close()
  })

  test('a session that this server has not signed opens no connection', async () => {
    for (const cookie of ['__Host-sid=some-session', `__Host-sid=other${SIGNED}`, '']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await ask(port, livePaths.open, {}, { headers: { cookie } })).status).toBe(401)
    }
  })

  test('a connection takes the place of a socket until it ends', async () => {
    const small = await createApp(testParts({ sockets: { ...socketLimits, ofUsers: 2 } }))
    const smallPort = await listenAnywhere(small)
    const socket = await openLive(smallPort, { headers: SOME_SESSION })
    const client = await openFallback(smallPort, new Map([['__Host-sid', SIGNED]]))
    const refused = await ask(smallPort, livePaths.open, {}, { headers: SOME_SESSION })
    expect([refused.headers.get('retry-after'), await refusalIn(refused)]).toEqual([
      '30',
      [429, 'too_many_requests'],
    ])
    await client.send({ isLast: true })
    const next = await ask(smallPort, livePaths.open, {}, { headers: SOME_SESSION })
    expect(next.status).toBe(200)
    socket.socket.close()
    await small.close()
  })
})

describe('with a session', () => {
  let served: Served
  let port: number
  beforeAll(async () => {
    served = await serveOn(anyTestDatabase)
    port = await listenAnywhere(served.app)
  })
  afterAll(() => served.close())

  test('a stream greets, forbids caches and proxies to keep it, and hears of changes', async () => {
    const user = await signUp(served)
    const client = await openFallback(port, user.cookies)
    const cutting = new AbortController()
    const answer = await client.receive('stream', 0, cutting.signal)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    const events = streamOf(answer)
    expect(await events.next()).toEqual(HELLO)
    await user.call('add_bookmark', { bookmark: { kind: 'element', symbol: 'Fe' } })
    // A ping may come in between, to measure the round trip.
    expect(await events.until('bookmarks')).toMatchObject({
      data: '{"type":"changed","what":"bookmarks","version":1}',
    })
    cutting.abort()
    await client.send({ isLast: true })
  })

  test('L3 a message that is sent again is answered once', async () => {
    const user = await signUp(served)
    const client = await openFallback(port, user.cookies)
    const ping = '{"type":"ping","t":1}'
    const heard = await Promise.all([
      client.send({ messages: [[1, ping]] }),
      client.send({ messages: [[1, ping]] }),
      client.send({
        messages: [
          [1, ping],
          [2, '{"type":"ping","t":2}'],
        ],
      }),
    ])
    expect(Math.max(...heard)).toBe(2)
    const pongs = await allPongs(client)
    expect(pongs).toEqual([1, 2])
    await client.send({ isLast: true })
  })

  test.each([
    ['an unknown message', ['{"type":"winner"}'], 4400],
    ['a flood', Array(24).fill('{"type":"ping","t":0}'), 4429],
  ])('L12 L27 %s closes the connection', async (_case, texts, code) => {
    const user = await signUp(served)
    const client = await openFallback(port, user.cookies)
    const messages = texts.map((text, index) => [index + 1, String(text)] as const)
    for (let first = 0; first < messages.length; first += 8) {
      // oxlint-disable-next-line no-await-in-loop
      await client.send({ messages: messages.slice(first, first + 8) })
    }
    const closing = (await client.poll(0)).at(-1)
    expect(closing).toMatchObject({ event: 'close', data: expect.stringContaining(`${code}`) })
  })

  test('L7 another user cannot read, write or close a connection, nor can a session that has ended', async () => {
    const [owner, other] = [await signUp(served), await signUp(served)]
    const client = await openFallback(port, owner.cookies)
    for (const cookies of [other.cookies, new Map([['__Host-sid', SIGNED]])]) {
      const headers = { cookie: cookieHeader(cookies) }
      const receive = { connection: client.connection, after: 0, mode: 'poll' }
      const send = { ...requests[2][1], connection: client.connection, isLast: true }
      // oxlint-disable-next-line no-await-in-loop
      const answers = [await ask(port, livePaths.receive, receive, { headers })]
      // oxlint-disable-next-line no-await-in-loop
      answers.push(await ask(port, livePaths.send, send, { headers }))
      // oxlint-disable-next-line no-await-in-loop
      expect(await Promise.all(answers.map(refusalIn))).toEqual([
        [404, 'not_found'],
        [404, 'not_found'],
      ])
    }
    expect((await client.poll(0))[0]).toEqual(HELLO)
    await client.send({ isLast: true })
  })

  test('signing out closes the connection with 4401', async () => {
    const user = await signUp(served)
    const client = await openFallback(port, user.cookies)
    expect((await client.poll(0))[0]).toEqual(HELLO)
    await user.call('sign_out', {})
    const closing = await untilClosed(client)
    expect(closing).toEqual({
      event: 'close',
      data: '{"code":4401,"reason":"the session has ended"}',
    })
  })

  test('L12 a flood of requests for one connection is refused', async () => {
    const user = await signUp(served)
    const client = await openFallback(port, user.cookies)
    const answers = await Promise.all(
      Array.from({ length: 80 }, () =>
        ask(
          port,
          livePaths.send,
          { ...requests[2][1], connection: client.connection },
          {
            headers: { cookie: cookieHeader(user.cookies) },
          },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    await Promise.all(answers.map((answer) => answer.text()))
  })

  test('a stopping server notifies its pages and does not wait', async () => {
    const stopping = await serveOn(anyTestDatabase)
    const at = await listenAnywhere(stopping.app)
    const user = await signUp(stopping)
    const client = await openFallback(at, user.cookies)
    const events = streamOf(await client.receive('stream', 0))
    expect(await events.next()).toEqual(HELLO)
    const closing = events.until('restarts')
    await stopping.close()
    expect(await closing).toEqual({
      event: 'close',
      data: '{"code":1012,"reason":"the server restarts"}',
    })
  })
})

function requestOf(url: string, payload: object) {
  const headers = { origin: ORIGIN, 'content-type': 'application/json', ...SOME_SESSION }
  return { method: 'POST', url, headers, payload } as const
}

/** The answers to pings that have come, in order. */
async function allPongs(
  client: Awaited<ReturnType<typeof openFallback>>,
): Promise<readonly number[]> {
  const texts: string[] = []
  for (let after = 0; texts.filter((text) => text.includes('"pong"')).length < 2;) {
    // oxlint-disable-next-line no-await-in-loop
    const events = await client.poll(after)
    texts.push(...events.map(({ data }) => data))
    after = events.at(-1)?.id ?? after
  }
  return texts.flatMap((text) =>
    [.../"pong","t":(\d)/g[Symbol.matchAll](text)].map(([, t]) => Number(t)),
  )
}

/** The statuses of five polls, or of those until the connection is gone, each answered with these pongs. */
async function statusesOf(
  client: Awaited<ReturnType<typeof openFallback>>,
  pongs: readonly string[],
): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let after = 0; statuses.length < 5 && !statuses.includes(404);) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await client.receive('poll', after)
    statuses.push(answer.status)
    // oxlint-disable-next-line no-await-in-loop
    after = eventsIn(await answer.text()).at(-1)?.id ?? after
    // oxlint-disable-next-line no-await-in-loop
    if (pongs.length > 0) await client.send({ pongs })
  }
  return statuses
}

async function untilClosed(client: Awaited<ReturnType<typeof openFallback>>) {
  for (let after = 0; ;) {
    // oxlint-disable-next-line no-await-in-loop
    const events = await client.poll(after)
    const closing = events.find(({ event }) => event === 'close')
    if (closing !== undefined) return closing
    after = events.at(-1)?.id ?? after
  }
}

/** The events of a stream, one after the other. */
function streamOf(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  let taken = 0
  async function next() {
    for (;;) {
      const event = eventsIn(text)[taken]
      if (event !== undefined) {
        taken += 1
        return event
      }
      // oxlint-disable-next-line no-await-in-loop
      const chunk = await reader?.read()
      if (chunk?.value === undefined) throw new Error(`The stream has ended: ${text}`)
      text += chunk.value
    }
  }
  return {
    next,
    async until(word: string) {
      for (;;) {
        // oxlint-disable-next-line no-await-in-loop
        const event = await next()
        if (event.data.includes(word)) return event
      }
    },
  }
}

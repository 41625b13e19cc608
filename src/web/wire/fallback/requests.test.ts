import { expect, test } from 'vitest'

import { livePaths } from '#contract/live/fallback.ts'

import { createRequests } from './requests.ts'

const ID = '5a1f2a52-0000-4000-8000-000000000001'
const { signal } = new AbortController()

/** Requests to a server that gives one answer; null stands for a network that is away. */
function requestsTo(answer: Response | null) {
  const asked: (readonly [path: string, options: RequestInit])[] = []
  const requests = createRequests(async (path, options) => {
    asked.push([path, options])
    if (answer === null) throw new TypeError('Failed to fetch')
    return answer
  })
  return { asked, requests }
}

test('a connection is opened by a POST of JSON', async () => {
  const { asked, requests } = requestsTo(Response.json({ connection: ID }))
  expect(await requests.open(signal)).toEqual({ id: ID })
  const headers = { 'content-type': 'application/json' }
  expect(asked).toEqual([[livePaths.open, { method: 'POST', headers, body: '{}', signal }]])
})

test.each([
  ['nothing', null, 'failed'],
  ['404', new Response('', { status: 404 }), 'gone'],
  ['401', new Response('', { status: 401 }), 'signedOut'],
  ['429', new Response('', { status: 429 }), 'failed'],
  ['502', new Response('', { status: 502 }), 'failed'],
  ['the page of a proxy', new Response('<p>Blocked</p>'), 'failed'],
  ['another object', Response.json({ connection: 1 }), 'failed'],
])('an opening that is answered with %s is not taken for one', async (_case, answer, failure) => {
  expect(await requestsTo(answer).requests.open(signal)).toBe(failure)
})

test('a page is left with a request that outlives it', async () => {
  const { asked, requests } = requestsTo(null)
  requests.leave(ID)
  const [path, { keepalive, body }] = asked[0] ?? ['', {}]
  expect([path, keepalive, typeof body === 'string' && JSON.parse(body)]).toEqual([
    livePaths.send,
    true,
    { connection: ID, after: 0, messages: [], pongs: [], isLast: true },
  ])
})

test('an answer of a proxy in place of the server has not arrived', async () => {
  const sent = { connection: ID, after: 0, messages: [], pongs: [], isLast: false }
  const arrived = requestsTo(Response.json({ heard: 3 }))
  const blocked = requestsTo(new Response('<p>Blocked</p>'))
  expect([
    await arrived.requests.send(sent, signal),
    await blocked.requests.send(sent, signal),
  ]).toEqual(['sent', 'failed'])
})

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { ORIGIN, testParts } from '#server/testing/app.ts'
import { exchange, hangUpAfter, listenAnywhere } from '#server/testing/raw.ts'

const JSON_HEADERS = [`Origin: ${ORIGIN}`, 'Content-Type: application/json']

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createApp(testParts())
  port = await listenAnywhere(app)
})
afterAll(() => app.close())

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['an absolute address', request('GET http://evil.example/ HTTP/1.1'), 400],
  ['a broken escape', request('GET /%zz HTTP/1.1'), 400],
  ['a header of 9 KB', request('GET / HTTP/1.1', `X: ${'x'.repeat(9000)}`), 431],
  ['a path of 9 KB', request(`GET /${'x'.repeat(9000)} HTTP/1.1`), 431],
  ['200 headers', request('GET / HTTP/1.1', ...Array.from({ length: 200 }, headerLine)), 431],
  [
    'two lengths',
    request('POST / HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    400,
  ],
  ['a folded header', request('GET / HTTP/1.1', 'X: a\r\n b'), 400],
  [
    'a length after the chunks',
    request('POST / HTTP/1.1', 'Transfer-Encoding: chunked', 'Content-Length: 5'),
    400,
  ],
  ['two other lengths', request('POST / HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6'), 400],
  ['a length with a sign', request('POST / HTTP/1.1', 'Content-Length: +5'), 400],
  ['an unknown coding', request('POST / HTTP/1.1', 'Transfer-Encoding: xchunked'), 400],
  ['a coding after the chunks', request('POST / HTTP/1.1', 'Transfer-Encoding: chunked, x'), 400],
  ['a space before the colon', request('POST / HTTP/1.1', 'Transfer-Encoding : chunked'), 400],
  [
    'a chunk without a size',
    request('POST / HTTP/1.1', 'Transfer-Encoding: chunked').concat('zz\r\nabc\r\n0\r\n\r\n'),
    400,
  ],
  ['a bare line feed in a header', request('GET / HTTP/1.1', 'X: a\nY: b'), 400],
])('T9 T10 %s is refused with a problem body and every header', async (_case, bytes, status) => {
  const answer = await exchange(port, bytes)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/m)
  expect(answer).toMatch(/\r\n\r\n\{"error":\{"code":"\w+","message":"[^"]+"\}\}$/)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('50 headers are fine', async () => {
  const headers = Array.from({ length: 48 }, headerLine)
  expect(await exchange(port, request('GET /healthz HTTP/1.1', ...headers))).toMatch(
    /^HTTP\/1.1 200/,
  )
})

test('T1 bytes after a body that is longer than it says are not a request', async () => {
  const lying = request('POST /api/app_version HTTP/1.1', ...JSON_HEADERS, 'Content-Length: 2')
  const answer = await exchange(port, `${lying}{}GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`)
  expect(answer.match(/^HTTP\/1.1 \d+/gm)).toEqual(['HTTP/1.1 400'])
})

test.each([
  ['chunks without an end', bodyOf('Transfer-Encoding: chunked').concat('1\r\n{\r\n')],
  ['a body that is shorter than it says', bodyOf('Content-Length: 9').concat('{')],
  ['headers without an end', 'GET / HTTP/1.1\r\nHost: chem.example\r\nX: '],
  ['a body that never comes', bodyOf('Content-Length: 9')],
])('T1 T2 T3 a caller who is too slow is cut: %s', async (_case, bytes) => {
  const hasty = await createApp(testParts())
  // The limits of the product are seconds; those are checked below.
  Object.assign(hasty.server, { headersTimeout: 100, requestTimeout: 200 })
  const answer = await exchange(await listenAnywhere(hasty), bytes)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  await hasty.close()
})

test('T4 1000 callers who hang up in the middle of a body do no harm', async () => {
  const half = request('POST /api/app_version HTTP/1.1', 'Content-Length: 9').concat('{')
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 200 }, () => hangUpAfter(port, half)))
  }
  expect(await exchange(port, request('GET /healthz HTTP/1.1'))).toMatch(/^HTTP\/1.1 200/)
})

test('T11 CONNECT is hung up on', async () => {
  expect(await exchange(port, request('CONNECT evil.example:443 HTTP/1.1'))).toBe('')
})

test('T2 T3 the limits of time and size are those that were chosen', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    maxHeadersCount: 50,
  })
})

function bodyOf(...headers: readonly string[]): string {
  return request('POST /api/app_version HTTP/1.1', ...JSON_HEADERS, ...headers)
}

function request(first: string, ...headers: readonly string[]): string {
  return [first, 'Host: chem.example', 'Connection: close', ...headers, '', ''].join('\r\n')
}

function headerLine(_: unknown, index: number): string {
  return `X-${index}: 1`
}

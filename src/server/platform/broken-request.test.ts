import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { testParts } from '#server/testing/app.ts'
import { exchange, hangUpAfter, listenAnywhere } from '#server/testing/raw.ts'

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
])('%s is refused with a problem body and every header', async (_case, bytes, status) => {
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

test('200 callers who hang up in the middle of a body do no harm', async () => {
  const half = request('POST /api/app_version HTTP/1.1', 'Content-Length: 9').concat('{')
  await Promise.all(Array.from({ length: 200 }, () => hangUpAfter(port, half)))
  expect(await exchange(port, request('GET /healthz HTTP/1.1'))).toMatch(/^HTTP\/1.1 200/)
})

test('CONNECT is hung up on', async () => {
  expect(await exchange(port, request('CONNECT evil.example:443 HTTP/1.1'))).toBe('')
})

test('the limits of time and size are those that were chosen', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount } = app.server
  expect({ headersTimeout, requestTimeout, keepAliveTimeout, maxHeadersCount }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    maxHeadersCount: 50,
  })
})

function request(first: string, ...headers: readonly string[]): string {
  return [first, 'Host: chem.example', 'Connection: close', ...headers, '', ''].join('\r\n')
}

function headerLine(_: unknown, index: number): string {
  return `X-${index}: 1`
}

import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { NOW, testParts } from '#server/testing/app.ts'

const OLDER = {
  'csp-report': {
    'document-uri': 'https://chem.example/dashboard?token=secret',
    'blocked-uri': 'https://evil.example/x.js#secret',
    'violated-directive': 'script-src',
  },
}
const NEWER = [
  {
    type: 'csp-violation',
    age: 10,
    url: 'https://chem.example/',
    user_agent: 'Browser',
    body: {
      documentURL: 'https://chem.example/',
      blockedURL: 'inline',
      effectiveDirective: 'script-src-elem',
    },
  },
]

const logged: string[] = []
let now = NOW
let app: FastifyInstance

beforeEach(async () => {
  logged.length = 0
  const stream = { write: (line: string) => logged.push(line) }
  app = await createApp(testParts({ log: { level: 'warn', stream }, clock: () => now }))
})
afterEach(() => app.close())

test.each([
  [
    'application/csp-report',
    OLDER,
    {
      page: 'https://chem.example/dashboard',
      blocked: 'https://evil.example/x.js',
      directive: 'script-src',
    },
  ],
  [
    'application/reports+json',
    NEWER,
    { page: 'https://chem.example/', blocked: 'inline', directive: 'script-src-elem' },
  ],
])('a report of type %s is logged without secrets', async (type, payload, line) => {
  const response = await report(type, JSON.stringify(payload))
  expect([response.statusCode, response.body]).toEqual([204, ''])
  expect(logged.map((text) => JSON.parse(text))).toEqual([
    expect.objectContaining({ level: 40, msg: 'content security policy report', ...line }),
  ])
  expect(logged.join('')).not.toContain('secret')
})

test.each([
  ['application/csp-report', '{}', 422],
  ['application/reports+json', '[{"type":"deprecation","body":{}}]', 422],
  ['application/csp-report', '{', 400],
  ['application/csp-report', JSON.stringify('x'.repeat(8 * 1024 - 1)), 413],
  ['application/json', '{}', 415],
  ['text/plain', '{}', 415],
])('a body of type %s is not a report of a policy (%s)', async (type, payload, status) => {
  expect((await report(type, payload)).statusCode).toBe(status)
  expect(logged).toEqual([])
})

test('one network may send 20 reports a minute', async () => {
  const body = JSON.stringify(OLDER)
  const first = await Promise.all(
    Array.from({ length: 20 }, () => report('application/csp-report', body, '2001:db8::1')),
  )
  expect(first.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(204))
  const refused = await report('application/csp-report', body, '2001:db8::2')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await report('application/csp-report', body, '192.0.2.7')).statusCode).toBe(204)
  now += 60_000
  expect((await report('application/csp-report', body, '2001:db8::1')).statusCode).toBe(204)
})

test('all networks together may send 600 reports a minute', async () => {
  const body = JSON.stringify(OLDER)
  const statuses = await Promise.all(
    Array.from(
      { length: 601 },
      async (_, index) =>
        (await report('application/csp-report', body, `10.0.${index >> 8}.${index & 255}`))
          .statusCode,
    ),
  )
  expect(statuses.filter((status) => status === 204)).toHaveLength(600)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('a forged forwarding header does not change the network', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async (_, index) => {
      const headers = { 'x-forwarded-for': `192.0.2.${index}` }
      return (await report('application/csp-report', JSON.stringify(OLDER), '192.0.2.99', headers))
        .statusCode
    }),
  )
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

function report(type: string, payload: string, remoteAddress = '192.0.2.1', headers = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/csp-report',
    remoteAddress,
    headers: { ...headers, 'content-type': type },
    payload,
  })
}

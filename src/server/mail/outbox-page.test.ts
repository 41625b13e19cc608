import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { testAccounts, testParts } from '#server/testing/app.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

let served: Served
let local: FastifyInstance
beforeAll(async () => {
  served = await serveOn(anyTestDatabase)
  local = await createApp(
    testParts({
      database: Promise.resolve(served.database),
      trustedProxies: ['127.0.0.1'],
      origin: { publicOrigin: 'http://localhost:3000', allowOwnHost: false },
    }),
  )
  const visitor = await signUp(served)
  await visitor.call('send_password_reset', { email: visitor.email })
  await served.settled()
})
afterAll(async () => {
  await local.close()
  await served.close()
})

test.each([
  ['127.0.0.1', 'localhost:3000'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]:3000'],
])('the operator reads the mails at %s as %s', async (remoteAddress, host) => {
  const response = await local.inject({ url: '/outbox', remoteAddress, headers: { host } })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(response.body).toContain('/update-password#token=')
})

test.each([
  ['from another machine', '192.0.2.7', { host: 'localhost' }],
  ['by a claim', '192.0.2.7', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
  ['by a name of another site', '127.0.0.1', { host: 'evil.example' }],
  ['by a name that only begins alike', '127.0.0.1', { host: 'localhost.evil.example' }],
  ['through a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.0.2.7' }],
  ['through another kind of proxy', '::1', { host: 'localhost', via: '1.1 proxy' }],
  ['through a proxy of the standard', '::1', { host: 'localhost', forwarded: 'for=192.0.2.7' }],
])('the mails cannot be read %s', async (_case, remoteAddress, headers) => {
  const response = await local.inject({ url: '/outbox', remoteAddress, headers })
  expect([response.statusCode, response.body]).toEqual([404, 'Not found\n'])
})

test('where the origin is not a name of this machine the page does not exist', async () => {
  const app = await createApp(
    testParts({ origin: { publicOrigin: 'https://chem.example', allowOwnHost: false } }),
  )
  const response = await app.inject({ url: '/outbox', headers: { host: 'localhost' } })
  expect(response.statusCode).toBe(404)
  await app.close()
})

test('where mail is sent the page does not exist', async () => {
  const app = await createApp(
    testParts({
      accounts: { ...testAccounts, verifiesEmail: true },
      origin: { publicOrigin: 'http://localhost:3000', allowOwnHost: false },
    }),
  )
  const response = await app.inject({ url: '/outbox', headers: { host: 'localhost' } })
  expect(response.statusCode).toBe(404)
  await app.close()
})

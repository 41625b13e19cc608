import { afterAll, beforeAll, expect, test } from 'vitest'

import { embeddedTestDatabase } from '#server/testing/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serveOn(embeddedTestDatabase, { trustedProxies: ['127.0.0.1'] })
}, 60_000)
afterAll(() => served.close())

test.each([
  ['this machine', '127.0.0.1', undefined, 200],
  ['this machine, by its newer address', '::1', undefined, 200],
  ['another machine', '192.0.2.7', undefined, 404],
  ['another machine, through a proxy on this one', '127.0.0.1', '192.0.2.7', 404],
  ['somebody who claims to be here', '192.0.2.7', '127.0.0.1', 404],
  ['somebody who claims so through a proxy on this one', '127.0.0.1', '127.0.0.1', 404],
])('the mails that were not sent for %s', async (_who, remoteAddress, forwarded, status) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const answered = await served.app.inject({ url: '/outbox', remoteAddress, headers })
  expect(answered.statusCode).toBe(status)
})

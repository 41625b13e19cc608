import { afterAll, beforeAll, expect, test } from 'vitest'

import { embeddedTestDatabase } from '#server/testing/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serveOn(embeddedTestDatabase)
}, 60_000)
afterAll(() => served.close())

test.each([
  ['/api/auth/verify-email', 20],
  ['/api/auth/callback/google', 60],
])(
  'A22 %s is stopped after %d tries of one network',
  async (path, most) => {
    const statuses = []
    for (let index = 0; index <= most; index += 1) {
      const url = `${path}?token=guess-number-${1000 + index}&state=${index}`
      statuses.push((await served.app.inject(url)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: most }, () => 303), 429])
    const other = await served.app.inject({ url: `${path}?token=mine`, remoteAddress: '192.0.2.7' })
    expect(other.statusCode).toBe(303)
  },
  60_000,
)

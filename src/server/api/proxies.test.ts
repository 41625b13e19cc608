import { expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'

/** The calls without a session that one network may make at once. */
const ALLOWED = networkLimits.calls
const PROXY = '10.1.2.3'

test('behind a trusted proxy each visitor counts for their own network', async () => {
  const app = await createApp(testParts({ trustedProxies: ['10.0.0.0/8'] }))
  for (let index = 0; index <= ALLOWED; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await statusFor(`192.0.2.${index % 250}`)).toBe(200)
  }
  await app.close()

  async function statusFor(visitor: string): Promise<number> {
    return (await call(app, visitor)).statusCode
  }
})

test('claims of a visitor that precede the proxy are not believed', async () => {
  const app = await createApp(testParts({ trustedProxies: ['10.0.0.0/8'] }))
  const statuses = []
  for (let index = 0; index <= ALLOWED; index += 1) {
    // oxlint-disable-next-line no-await-in-loop
    statuses.push((await call(app, `198.51.100.${index % 250}, 192.0.2.1`)).statusCode)
  }
  expect(statuses.at(-2)).toBe(200)
  expect(statuses.at(-1)).toBe(429)
  await app.close()
})

function call(app: Awaited<ReturnType<typeof createApp>>, forwarded: string) {
  return app.inject({
    method: 'POST',
    url: '/api/app_version',
    remoteAddress: PROXY,
    headers: { ...CALL_HEADERS, 'x-forwarded-for': forwarded },
    payload: '{}',
  })
}

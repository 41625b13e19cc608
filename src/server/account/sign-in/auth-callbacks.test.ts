import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serveOn(anyTestDatabase)
})
afterAll(() => served.close())
afterEach(() => void vi.useRealTimers())

test.each([
  ['/api/auth/verify-email', 100],
  ['/api/auth/callback/google', 300],
])(
  'A22 %s is slowed after %d tries of one network',
  async (path, most) => {
    const statuses = []
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let index = 0; index <= most + 1; index += 1) {
      const url = `${path}?token=guess-number-${1000 + index}&state=${index}`
      statuses.push((await served.app.inject(url)).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: most + 1 }, () => 303), 429])
    const other = await served.app.inject({ url: `${path}?token=mine`, remoteAddress: '192.0.2.7' })
    expect(other.statusCode).toBe(303)
  },
  180_000,
)

test.each(['/api/auth/verify-email', '/api/auth/callback/google'])(
  'A22 a browser that is stopped at %s gets words to wait, and a way to go on',
  async (path) => {
    const asked = { url: `${path}?token=guess-number-1000`, remoteAddress: '192.0.2.8' }
    const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    vi.useFakeTimers({ toFake: ['Date'] })
    let response = await served.app.inject({ ...asked, headers })
    while (response.statusCode === 303) response = await served.app.inject({ ...asked, headers })
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      429,
      'text/html; charset=utf-8',
    ])
    expect(response.headers['referrer-policy']).toBe('no-referrer')
    expect(response.headers['content-security-policy']).toMatch(/; style-src 'self' 'sha256-/)
    expect(response.headers['retry-after']).toBe('2')
    expect(response.body).toContain('Wait a minute, then try again.')
    expect(response.body).toContain('<a href="/auth">')
    const program = await served.app.inject(asked)
    expect(program.statusCode).toBe(429)
    expect(program.json()).toMatchObject({ error: { code: 'too_many_requests' } })
  },
  180_000,
)

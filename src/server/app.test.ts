import { expect, test } from 'vitest'

import { createApp } from './app.ts'
import { CALL_HEADERS, testParts } from './testing/app.ts'

test(
  'while the event loop is blocked calls are refused for a while, and files are not',
  { tags: 'long' },
  async () => {
    const app = await createApp(testParts({ busyMs: 500 }))
    await app.ready()
    const response = await callUntilBusy(5)
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([
      503,
      '5',
      { error: { code: 'unavailable', message: 'The server is busy. Try again soon.' } },
    ])
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    await app.close()

    async function callUntilBusy(attempts: number): ReturnType<typeof call> {
      const blockedUntil = performance.now() + 1200
      while (performance.now() < blockedUntil);
      await new Promise((resolve) => setImmediate(resolve))
      const answer = await call()
      return answer.statusCode === 503 || attempts === 0 ? answer : callUntilBusy(attempts - 1)
    }

    async function call() {
      return app.inject({
        method: 'POST',
        url: '/api/app_version',
        headers: CALL_HEADERS,
        payload: '{}',
      })
    }
  },
)

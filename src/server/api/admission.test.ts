import { expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { CALL_HEADERS, testParts } from '#server/testing/app.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { openLive } from '#server/testing/socket/live-client.ts'

import { createAdmission } from './admission.ts'

test('a call that failed gives its place back', async () => {
  const admission = createAdmission(1)
  const failing = admission.admit(async () => {
    throw new Error('broken')
  })
  await expect(failing).rejects.toThrow('broken')
  expect(admission.inFlight()).toBe(0)
  expect(await admission.admit(async () => 'done')).toBe('done')
})

test('calls beyond the most are refused at once, all else goes on, and so do calls when there is room', async () => {
  const opening = Promise.withResolvers<Awaited<ReturnType<typeof anyTestDatabase.open>>>()
  const app = await createApp(testParts({ callsAtOnce: 2, database: opening.promise }))
  const port = await listenAnywhere(app)
  const waiting = [call('get_session'), call('get_session')]
  const page = await openLive(port)
  expect(await page.next()).toMatchObject({ type: 'hello' })
  const refused = await call('get_session')
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '2',
    { error: { code: 'unavailable', message: 'The server is busy. Try again soon.' } },
  ])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  page.socket.send(JSON.stringify({ type: 'ping', t: 1 }))
  expect(await page.next()).toMatchObject({ type: 'pong', t: 1 })
  const database = await anyTestDatabase.openMigrated()
  opening.resolve(database)
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await call('get_session')).statusCode).toBe(200)
  await app.close()
  await database.destroy()

  function call(name: string) {
    return app.inject({
      method: 'POST',
      url: `/api/${name}`,
      headers: CALL_HEADERS,
      payload: '{}',
    })
  }
})

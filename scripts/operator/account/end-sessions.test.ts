/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { cookieHeader } from '#server/testing/cookie-header.ts'
import { createDatabase, prepareDataFolder } from '#server/testing/database/databases.ts'
import { startMain } from '#server/testing/process.ts'
import { signUpAt } from '#server/testing/remote.ts'
import { openLive } from '#server/testing/socket/live-client.ts'

import { endSessionsAt } from './end-sessions.ts'

const url = process.env['TEST_DATABASE_URL']
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'end-sessions-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('with the embedded database', () => {
  test('a running server signs all users out, and closes their sockets', async () => {
    const port = await getPort()
    const server = startMain({ PORT: String(port), DATA_DIR: folder })
    await server.says(/ is ready: /)
    const socket = await openSocket(port)
    const place = { databaseUrl: undefined, dataDir: folder }
    expect(await endSessionsAt(place, '--all')).toBe('Ended: 1 sessions of 1 accounts.')
    expect(await socket.closed).toEqual([4401, 'the session has ended'])
    await expect(endSessionsAt(place, 'nobody@chem.example')).rejects.toThrow(
      /^No account has the address nobody@chem\.example\.$/,
    )
    server.process.kill('SIGTERM')
    await server.ended
    expect(await endSessionsAt(place, '--all')).toBe('Ended: 0 sessions of 0 accounts.')
  })

  test('a folder without a database is reported', async () => {
    const place = { databaseUrl: undefined, dataDir: join(folder, 'nowhere') }
    await expect(endSessionsAt(place, '--all')).rejects.toThrow(/^There is no database in /)
  })
})

describe.runIf(url)('with a PostgreSQL', () => {
  test('every server closes the sockets of signed-out users', async () => {
    const databaseUrl = await createDatabase(url ?? '')
    const port = await getPort()
    const server = startMain({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'long enough for the servers of a test',
    })
    await server.says(/ is ready: /)
    const socket = await openSocket(port)
    const place = { databaseUrl, dataDir: folder }
    expect(await endSessionsAt(place, '--all')).toBe('Ended: 1 sessions of 1 accounts.')
    expect(await socket.closed).toEqual([4401, 'the session has ended'])
    server.process.kill('SIGTERM')
    await server.ended
  })
})

/** A socket of a new account, greeted. */
async function openSocket(port: number) {
  const origin = `http://localhost:${port}`
  const cookies = await signUpAt(origin)
  const cookie = cookieHeader(cookies)
  const socket = await openLive(port, { origin, headers: { cookie, host: `localhost:${port}` } })
  expect(await socket.next()).toMatchObject({ type: 'hello' })
  return socket
}

/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Place } from '#scripts/operator/place/place.ts'
import { generatedName } from '#server/names/default-name.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { createDatabase, prepareDataFolder } from '#server/testing/database/databases.ts'
import { startMain } from '#server/testing/process.ts'
import { callAt, signUpAt, userIdAt } from '#server/testing/remote.ts'
import { openLive } from '#server/testing/socket/live-client.ts'

import { moderateAt } from './moderate.ts'

const url = process.env['TEST_DATABASE_URL']
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'moderate-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('an unknown command is answered with the usage', async () => {
  const place = { databaseUrl: undefined, dataDir: folder }
  for (const words of [['shout'], ['hide'], ['undo', 'x'], ['list', 'all']]) {
    await expect(moderateAt(place, words)).rejects.toThrow(/^Usage: npm run moderate -- COMMAND/)
  }
})

describe('with the embedded database', () => {
  test('a name is hidden while the server runs, shown at once, and taken back when it does not', async () => {
    const place = { databaseUrl: undefined, dataDir: folder }
    const act = await hideWhileRunning(place, { DATA_DIR: folder })
    expect(await moderateAt(place, ['undo', act])).toBe(
      'Taken back: hide of "Rude Name". Reports open again: 0.',
    )
    await expect(moderateAt(place, ['undo', act])).rejects.toThrow(
      'This act was taken back already.',
    )
    expect((await moderateAt(place, ['log'])).split('\n')[0]).toMatch(
      new RegExp(` UTC ${userInfo().username}: undo "Rude Name"$`),
    )
  })
})

describe.runIf(url)('with a PostgreSQL', () => {
  test('a name is hidden, and every server shows it at once', async () => {
    const databaseUrl = await createDatabase(url ?? '')
    const place = { databaseUrl, dataDir: folder }
    await hideWhileRunning(place, {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'long enough for the servers of a test',
    })
    expect((await moderateAt(place, ['list'])).split('\n')).toEqual(['There are no open reports.'])
  })
})

/** @returns the id of the act */
async function hideWhileRunning(
  place: Place,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const port = await getPort()
  const server = startMain({ PORT: String(port), ...environment })
  await server.says(/ is ready: /)
  const origin = `http://localhost:${port}`
  const cookies = await signUpAt(origin)
  const userId = await userIdAt(origin, cookies)
  await callAt(origin, cookies, 'update_profile', { display_name: 'Rude Name' })
  const socket = await openLive(port, {
    origin,
    headers: { cookie: cookieHeader(cookies), host: `localhost:${port}` },
  })
  expect(await socket.next()).toMatchObject({ type: 'hello' })
  const words = await moderateAt(place, ['hide', 'Rude Name', 'seen', 'on the board'])
  expect(words.split('\n')[0]).toBe('Hidden: "Rude Name". Reports settled: 0.')
  expect(await socket.next()).toEqual({ type: 'changed', what: 'profile' })
  expect(await callAt(origin, cookies, 'get_session', {})).toMatchObject({
    account: { display_name: 'Rude Name', public_name: generatedName(userId) },
  })
  server.process.kill('SIGTERM')
  await server.ended
  return words.split(' ').at(-1) ?? ''
}

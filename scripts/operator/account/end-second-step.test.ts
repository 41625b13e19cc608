/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { calls } from '#contract/calls.ts'
import { codeAt } from '#server/testing/account/totp.ts'
import { createDatabase, prepareDataFolder } from '#server/testing/database/databases.ts'
import { startMain } from '#server/testing/process.ts'
import { callAt, PASSWORD, signUpAt } from '#server/testing/remote.ts'

import { endSecondStepAt } from './end-second-step.ts'

const url = process.env['TEST_DATABASE_URL']
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'end-second-step-'))
  await prepareDataFolder(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('with the embedded database', () => {
  test('a server that runs takes it off, and without one the command does', async () => {
    const place = { databaseUrl: undefined, dataDir: folder }
    const server = await start({ DATA_DIR: folder })
    const [first, second] = [await protect(server.origin), await protect(server.origin)]
    expect(await endSecondStepAt(place, first)).toBe(
      `Taken off: the second step of ${first}. A mail tells its owner.`,
    )
    expect(await signIn(server.origin, first)).toMatchObject({ has_second_factor: false })
    await expect(signIn(server.origin, second)).rejects.toThrow(/second_factor_required/)
    await expect(endSecondStepAt(place, 'nobody@chem.example')).rejects.toThrow(
      /^No account has the address nobody@chem\.example\.$/,
    )
    await server.stop()
    expect(await endSecondStepAt(place, second)).toMatch(/^Taken off: /)
    expect(await endSecondStepAt(place, second)).toBe(
      `There is no second step to take off ${second}.`,
    )
  })

  test('a folder without a database is reported', async () => {
    const place = { databaseUrl: undefined, dataDir: join(folder, 'nowhere') }
    await expect(endSecondStepAt(place, 'ada@chem.example')).rejects.toThrow(
      /^There is no database in /,
    )
  })
})

describe.runIf(url)('with a PostgreSQL', () => {
  test('it is taken off while servers run', async () => {
    const databaseUrl = await createDatabase(url ?? '')
    const secret = 'long enough for the servers of a test'
    const server = await start({ DATABASE_URL: databaseUrl, SESSION_SECRET: secret })
    const email = await protect(server.origin)
    expect(await endSecondStepAt({ databaseUrl, dataDir: folder }, email)).toMatch(/^Taken off: /)
    expect(await signIn(server.origin, email)).toMatchObject({ has_second_factor: false })
    await server.stop()
  })
})

async function start(environment: Readonly<Record<string, string>>) {
  const port = await getPort()
  const server = startMain({ PORT: String(port), ...environment })
  await server.says(/ is ready: /)
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.process.kill('SIGTERM')
      await server.ended
    },
  }
}

/** The address of a new account with a second step. */
async function protect(origin: string): Promise<string> {
  const cookies = await signUpAt(origin)
  const session = await callAt(origin, cookies, 'get_session', {})
  const { account } = calls.get_session.output.parse(session)
  const begun = await callAt(origin, cookies, 'begin_second_factor', { password: PASSWORD })
  const { secret } = calls.begin_second_factor.output.parse(begun)
  await callAt(origin, cookies, 'confirm_second_factor', { code: codeAt(secret, Date.now()) })
  return account?.email ?? ''
}

function signIn(origin: string, email: string): Promise<unknown> {
  return callAt(origin, new Map(), 'sign_in', { email, password: PASSWORD })
}

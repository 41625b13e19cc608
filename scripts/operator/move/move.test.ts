/** @module-tag long */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { backUp, restore } from '#scripts/operator/backup/backup.ts'
import { migrations } from '#server/migrations/migrations.ts'
import { claimFolder, openEmbedded } from '#server/platform/database/embedded.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { giveBelongings } from '#server/testing/calls/call-inputs.ts'
import { createDatabase, prepareDataFolder } from '#server/testing/database/databases.ts'
import { allRows } from '#server/testing/database/rows.ts'
import { serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { moveTo } from './move.ts'

const url = process.env['TEST_DATABASE_URL']
let room: string
beforeAll(() => {
  room = mkdtempSync(join(tmpdir(), 'move-'))
})
afterAll(() => rmSync(room, { recursive: true }))

test('a text that is not an address of a PostgreSQL is refused', async () => {
  await expect(
    moveTo({ databaseUrl: undefined, dataDir: room }, 'mysql://localhost'),
  ).rejects.toThrow(/^Usage: npm run move -- postgres:/)
})

describe.runIf(url)('from the embedded database to a PostgreSQL', () => {
  let place: { readonly databaseUrl: undefined; readonly dataDir: string }
  let original: Awaited<ReturnType<typeof allRows>>
  beforeAll(async () => {
    place = { databaseUrl: undefined, dataDir: join(room, 'data') }
    await prepareDataFolder(place.dataDir)
    const { database } = await openEmbedded(place.dataDir)
    const open = async () => database
    const served = await serveOn({ name: 'moved', open, openMigrated: open })
    await giveBelongings(await signUp(served), database)
    await served.settled()
    await sql`insert into server_starts values (gen_random_uuid(), now(), ${'"\\\n{ä'})`.execute(
      database,
    )
    original = await allRows(database)
    await served.close()
  })

  test('every table is the same there', async () => {
    const databaseUrl = await createDatabase(url ?? '')
    expect(await moveTo(place, databaseUrl)).toMatch(
      /^Moved, and compared row by row:\n {2}\w+: \d+ rows\n[^]*\n {2}users: 3 rows\n[^]*Start the server with DATABASE_URL now\./,
    )
    const database = openPostgres(databaseUrl, 'serving', () => {})
    expect(await migrate(database, migrations)).toEqual([])
    expect(await allRows(database)).toEqual(original)
    await database.destroy()
    await expect(moveTo(place, databaseUrl)).rejects.toThrow(
      /^The database of DATABASE_URL is not empty: /,
    )
  })

  test('a folder that a server uses is refused, and the PostgreSQL stays empty', async () => {
    const databaseUrl = await createDatabase(url ?? '')
    const release = claimFolder(place.dataDir)
    await expect(moveTo(place, databaseUrl)).rejects.toThrow(/^Another Periodic Wizard uses /)
    release()
    const database = openPostgres(databaseUrl, 'serving', () => {})
    expect(await database.introspection.getTables()).toEqual([])
    await database.destroy()
  })

  test('an encrypted backup of the embedded database fills a PostgreSQL', async () => {
    const file = join(room, 'moved.backup')
    const backupKey = 'a key of tests that is long enough'
    await backUp({ ...place, backupKey }, file)
    const databaseUrl = await createDatabase(url ?? '')
    await expect(restore({ databaseUrl, dataDir: '' }, file)).rejects.toThrow(
      'The backup is encrypted. Set BACKUP_KEY.',
    )
    await restore({ databaseUrl, dataDir: '', backupKey }, file)
    const database = openPostgres(databaseUrl, 'serving', () => {})
    expect(await allRows(database)).toEqual(original)
    await database.destroy()
  })
})

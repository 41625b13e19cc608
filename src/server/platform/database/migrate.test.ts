import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { migrations } from '#server/migrations/migrations.ts'
import { testDatabases } from '#server/testing/database/databases.ts'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { recordStart, type Start, writeStart } from './starts.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const start = { id: crypto.randomUUID(), at: Date.UTC(2030, 0, 2, 3, 4, 5, 678), version: '1.2.3' }

describe.each(testDatabases)('on $name', ({ open }) => {
  let database: Database
  beforeEach(async () => {
    database = await open()
  })
  afterEach(() => database.destroy())

  test('O6 the first time everything is applied, the second time nothing', async () => {
    expect(await migrate(database, migrations)).toEqual(Object.keys(migrations))
    await recordStart(database, start)
    expect(await migrate(database, migrations)).toEqual([])
    expect(await startsIn(database)).toEqual([start])
  })

  test('O4 at the same time from several sides everything is applied once', async () => {
    const applied = await Promise.all([
      migrate(database, migrations),
      migrate(database, migrations),
      migrate(database, migrations),
    ])
    expect(applied.flat()).toEqual(Object.keys(migrations))
  })

  test('a migration that fails leaves nothing behind and is named', async () => {
    const broken = {
      ...migrations,
      '9998-half': migrationOf('create table half (x int)'),
      '9999-broken': migrationOf('oops'),
    }
    await expect(migrate(database, broken)).rejects.toThrow(
      /^The database could not be brought up to date at 9999-broken: syntax error at or near "oops"$/,
    )
    expect(await migrate(database, migrations)).toEqual(Object.keys(migrations))
    expect(await tableExists(database, 'half')).toBe(false)
  })

  test('O6 a database of a newer version is refused and left as it is', async () => {
    const newer = { ...migrations, '9999-newer': migrationOf('create table newer (x int)') }
    await migrate(database, newer)
    await expect(migrate(database, migrations)).rejects.toThrow(
      'The database was used by a newer Periodic Wizard (it has 9999-newer). ' +
        'Start that version, or restore the backup that was made before the update.',
    )
    expect(await tableExists(database, 'newer')).toBe(true)
  })

  test('a start is kept for 90 days', async () => {
    await migrate(database, migrations)
    await recordStart(database, start)
    const later = { ...start, id: crypto.randomUUID(), at: start.at + 90 * DAY_MS }
    await recordStart(database, later)
    expect(await startsIn(database)).toEqual([start, later])
    const latest = { ...later, id: crypto.randomUUID(), at: later.at + 1 }
    await recordStart(database, latest)
    expect(await startsIn(database)).toEqual([later, latest])
  })
})

test.each(testDatabases)(
  'a test on $name may begin with the result of the migrations',
  async (kind) => {
    const database = await kind.openMigrated()
    expect(await migrate(database, migrations)).toEqual([])
    expect(await writeStart(database, start, start.at)).toBe(false)
    expect(await startsIn(database)).toEqual([])
    await database.destroy()
  },
)

async function startsIn(database: Database): Promise<readonly Start[]> {
  const rows = await database
    .selectFrom('server_starts')
    .selectAll()
    .orderBy('started_at')
    .execute()
  return rows.map(({ id, started_at: at, version }) => ({ id, at: at.getTime(), version }))
}

function migrationOf(statement: string): Migration {
  return {
    async up(database: Kysely<unknown>) {
      await sql.raw(statement).execute(database)
    },
  }
}

async function tableExists(database: Database, name: string): Promise<boolean> {
  const tables = await database.introspection.getTables()
  return tables.some((table) => table.name === name)
}

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { migrations } from '#server/migrations/migrations.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import { askCopy, MAX_BEHIND_MS, openReadCopy, type ReadCopy } from './read-copy.ts'

const url = process.env['TEST_DATABASE_URL']
const ignore = () => {}

// A copy that a test fills by hand is as far behind as the test wants.
describe.runIf(url)('with a copy beside a real PostgreSQL', () => {
  let now = Date.UTC(2030, 0, 1)
  let database: Database
  let kept: Database
  let relay: Relay
  let copy: ReadCopy
  beforeAll(async () => {
    const [main, address] = await Promise.all([newDatabase(), newDatabase()])
    const copyUrl = new URL(address)
    relay = await openRelay(Number(copyUrl.port))
    copyUrl.port = String(relay.port)
    database = openPostgres(main, 'serving', ignore)
    kept = openPostgres(address, 'serving', ignore)
    copy = openReadCopy(copyUrl.href, () => now, ignore)
  })
  afterAll(async () => {
    await Promise.all([database, kept, copy.database].map((one) => one.destroy()))
    await relay.close()
  })

  test('a copy that was never looked at, and one that is empty, are not asked', async () => {
    expect([copy.lagMs(), await whoAnswers()]).toEqual([null, 'the database'])
    await copy.look(database)
    expect([copy.lagMs(), await whoAnswers()]).toEqual([now, 'the database'])
  })

  test('a copy is asked until it is too far behind, and again when it has caught up', async () => {
    await replicate()
    await copy.look(database)
    expect([copy.lagMs(), await whoAnswers()]).toEqual([0, 'the copy'])
    now += MAX_BEHIND_MS
    await copy.look(database)
    expect([copy.lagMs(), await whoAnswers()]).toEqual([MAX_BEHIND_MS, 'the copy'])
    now += 1
    await copy.look(database)
    expect([copy.lagMs(), await whoAnswers()]).toEqual([MAX_BEHIND_MS + 1, 'the database'])
    await replicate()
    await copy.look(database)
    expect(await whoAnswers()).toBe('the copy')
  })

  test('a copy that is gone is not waited for twice', async () => {
    await relay.cut()
    expect(await whoAnswers()).toBe('the database')
    expect(copy.lagMs()).toBeNull()
    await expect(copy.look(database)).rejects.toThrow(/ECONNREFUSED|terminated/)
    await relay.heal()
    await replicate()
    await copy.look(database)
    expect(await whoAnswers()).toBe('the copy')
  })

  test('a copy that went silent is given up after a second', async () => {
    relay.silence()
    const asked = performance.now()
    expect(await whoAnswers()).toBe('the database')
    expect(performance.now() - asked).toBeLessThan(2500)
    await relay.heal()
  })

  test('a copy that has not got the newest tables yet fails, and the database answers', async () => {
    await replicate()
    await copy.look(database)
    await sql`create table newer (x int)`.execute(database)
    const ask = askCopy(database, copy)
    const count = await ask(async (asked) => sql`select * from newer`.execute(asked))
    expect(count.rows).toEqual([])
  })

  async function whoAnswers(): Promise<string> {
    const { rows } = await askCopy(
      database,
      copy,
    )((asked) => sql<{ name: string }>`select current_database() as name`.execute(asked))
    const main = await sql<{ name: string }>`select current_database() as name`.execute(database)
    return rows[0]?.name === main.rows[0]?.name ? 'the database' : 'the copy'
  }

  /** Copies rows as PostgreSQL does for a real read copy. */
  async function replicate(): Promise<void> {
    const rows = await database.selectFrom('copy_beat').selectAll().execute()
    await kept.deleteFrom('copy_beat').execute()
    if (rows.length > 0) await kept.insertInto('copy_beat').values(rows).execute()
  }
})

test('without a copy the database is asked', async () => {
  const names: string[] = []
  const database = openPostgres('postgres://127.0.0.1:1/none', 'serving', ignore)
  await askCopy(
    database,
    null,
  )(async (asked) => {
    names.push(asked === database ? 'the database' : 'another')
  })
  expect(names).toEqual(['the database'])
  await database.destroy()
})

async function newDatabase(): Promise<string> {
  const address = await createDatabase(url ?? '')
  const database = openPostgres(address, 'migrating', ignore)
  await migrate(database, migrations)
  await database.destroy()
  return address
}

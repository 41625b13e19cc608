import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { prepareDataFolder } from '#server/testing/database/databases.ts'

import { claimFolder, type Embedded, openEmbedded } from './embedded.ts'
import { inTransaction } from './in-transaction.ts'
import { isLostDatabase } from './lost-database.ts'

let folder: string
let release: () => void
let embedded: Embedded
const lost: Error[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  await prepareDataFolder(folder)
  release = claimFolder(folder)
  embedded = await openEmbedded(folder, (error) => lost.push(error))
})
afterAll(async () => {
  await embedded.database.destroy()
  release()
  rmSync(folder, { recursive: true })
})

test('a new database is closed to other accounts, and has its name once it is whole', async () => {
  const place = join(folder, 'new')
  const free = claimFolder(place)
  const { database } = await openEmbedded(place)
  await database.schema.createTable('pupils').addColumn('name', 'text').execute()
  await database.destroy()
  free()
  const entries = readdirSync(place, { recursive: true, withFileTypes: true })
  const open = entries
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect([statSync(place).mode & 0o777, open]).toEqual([0o700, []])
  expect(readdirSync(place).toSorted()).toEqual(['lock', 'postgres'])
})

test('PostgreSQL waits for the disk, in a way that gets there', async () => {
  const { rows } = await sql`select name, setting from pg_settings
    where name in ('fsync', 'wal_sync_method', 'synchronous_commit', 'full_page_writes')
    order by name`.execute(embedded.database)
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'wal_sync_method', setting: 'fsync' },
  ])
})

test('a query that takes long keeps the event loop from nothing', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const began = performance.now()
  delay.enable()
  await sql`select count(*) from generate_series(1, 3000000)`.execute(embedded.database)
  delay.disable()
  const took = performance.now() - began
  expect(delay.max / 1e6).toBeLessThan(Math.max(took / 2, 20))
})

test('values arrive as PostgreSQL has them', async () => {
  const at = new Date(1_900_000_000_123)
  const { rows } = await sql`select ${at}::timestamptz as at, ${'{1,2}'}::int[] as list,
    ${JSON.stringify({ a: [1] })}::jsonb as json, null as nothing, 7::bigint as big`.execute(
    embedded.database,
  )
  expect(rows).toEqual([{ at, list: [1, 2], json: { a: [1] }, nothing: null, big: 7 }])
})

test('an error has the fields by which it is known', async () => {
  const { database } = embedded
  const insert = sql`insert into server_starts values
    ('00000000-0000-0000-0000-000000000001', now(), '1')`
  await insert.execute(database)
  await expect(insert.execute(database)).rejects.toMatchObject({
    name: 'StoreError',
    code: '23505',
    constraint: 'server_starts_pkey',
  })
})

test('a transaction in which something failed is taken back, and says so', async () => {
  const work = embedded.database.transaction().execute(async (transaction) => {
    await sql`create table half (id int)`.execute(transaction)
    await sql`select 1 / 0`.execute(transaction).catch(() => {})
  })
  await expect(work).rejects.toMatchObject({ code: '25P02' })
  const { rows } = await sql`select to_regclass('half') as half`.execute(embedded.database)
  expect(rows).toEqual([{ half: null }])
})

test('when PostgreSQL ends by itself its queries are lost, and it is started again', async () => {
  const { database } = embedded
  await sql`create table kept (id int)`.execute(database)
  await sql`insert into kept values (1)`.execute(database)
  const log = join(folder, 'postgres', 'pg_wal')
  renameSync(log, `${log}.away`)
  const half = inTransaction(database, async (transaction) => {
    await sql`insert into kept values (2)`.execute(transaction)
    await sql`select pg_switch_wal()`.execute(transaction).catch(() => {})
    await sql`insert into kept values (3)`.execute(transaction)
  })
  const failure: unknown = await half.catch((error: unknown) => error)
  renameSync(`${log}.away`, log)
  expect([isLostDatabase(failure), lost[0]]).toEqual([true, failure])
  const ids = async () => (await sql`select id from kept`.execute(database)).rows
  await expect.poll(() => ids().catch(String)).toEqual([{ id: 1 }])
})

/** @module-tag long */
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'
import { recordStart } from '#server/platform/database/starts.ts'

import { lendEmpty, lendMigrated } from './embedded-stock.ts'
import { allRows } from './rows.ts'

const start = { id: crypto.randomUUID(), at: Date.UTC(2030, 0, 2), version: '1.2.3' }

test('a database that is lent again has the rows and settings of a new one', async () => {
  const database = await lendMigrated()
  const rows = await allRows(database)
  await recordStart(database, start)
  await sql`delete from match_watch`.execute(database)
  await sql`set statement_timeout = '1h'`.execute(database)
  expect(await allRows(database)).not.toEqual(rows)
  await database.destroy()

  const again = await lendMigrated()
  expect(await allRows(again)).toEqual(rows)
  expect((await sql`show statement_timeout`.execute(again)).rows).toEqual([
    { statement_timeout: '0' },
  ])
  await again.destroy()
})

test.each(['drop table passkeys', 'create index things on users (name)'])(
  'a database that is lent again has the tables and rows of a new one after %s',
  async (statement) => {
    const database = await lendMigrated()
    const [tables, rows] = [await shape(database), await allRows(database)]
    await sql.raw(statement).execute(database)
    expect(await shape(database)).not.toEqual(tables)
    await database.destroy()

    const again = await lendMigrated()
    expect(await shape(again)).toEqual(tables)
    expect(await allRows(again)).toEqual(rows)
    await again.destroy()
  },
)

test('two at the same time are two, and an empty one has no tables', async () => {
  const [one, other] = [await lendMigrated(), await lendEmpty()]
  expect(await other.introspection.getTables()).toEqual([])
  expect((await one.introspection.getTables()).length).toBeGreaterThan(0)
  await Promise.all([one.destroy(), other.destroy()])
})

/** Every column of every table, and every index. */
async function shape(database: Database): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select c.relname, a.attname from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0
    order by 1, 2`.execute(database)
  return rows
}

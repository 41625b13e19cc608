/** @module-tag long */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { migrations } from '#server/migrations/migrations.ts'
import { createDatabase } from '#server/testing/database/databases.ts'

import { invalidIndexes } from './invalid-indexes.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

const url = process.env['TEST_DATABASE_URL']
const ignore = () => {}
const LONG_SECONDS = 60

describe.runIf(url)('on a real PostgreSQL', () => {
  test('O3 of a migration that is killed half-way nothing is left, and the next server is not kept waiting', async () => {
    const address = await createDatabase(url ?? '')
    const child = spawn(process.execPath, ['--input-type=module', '-e', halfMigration()], {
      env: { ADDRESS: address },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const database = openPostgres(address, 'migrating', ignore)
    await expect.poll(() => countSleeping(address)).toBe(1)
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
    const killed = performance.now()
    expect(await migrate(database, migrations)).toEqual(Object.keys(migrations))
    expect(performance.now() - killed).toBeLessThan((LONG_SECONDS * 1000) / 2)
    const tables = (await database.introspection.getTables()).map(({ name }) => name)
    expect(tables).not.toContain('half')
    await database.destroy()
  })

  test('O5 an index whose making was interrupted is named', async () => {
    const address = await createDatabase(url ?? '')
    const database = openPostgres(address, 'migrating', ignore)
    expect(await invalidIndexes(database)).toEqual([])
    await sql`create table things (name text)`.execute(database)
    await sql`insert into things values ('twice'), ('twice')`.execute(database)
    const making = sql`create unique index concurrently one_name on things (name)`
    await expect(making.execute(database)).rejects.toThrow('could not create unique index')
    expect(await invalidIndexes(database)).toEqual([
      'The index one_name of things is not valid: nothing is found by it. If nobody is making it ' +
        'now: reindex index concurrently one_name; or drop it if it ends in _ccnew.',
    ])
    await database.destroy()
  })
})

/** A program that migrates and is in the middle of it for a minute. */
function halfMigration(): string {
  const here = new URL('.', import.meta.url).href
  return `
    import { sql } from 'kysely'
    import { migrate } from '${here}migrate.ts'
    import { openPostgres } from '${here}postgres.ts'
    const database = openPostgres(process.env.ADDRESS, 'migrating', () => {})
    await migrate(database, {
      '0001-half': {
        async up(half) {
          await sql\`create table half (x int)\`.execute(half)
          await sql\`select pg_sleep(${LONG_SECONDS})\`.execute(half)
        },
      },
    })`
}

async function countSleeping(address: string): Promise<number> {
  const database = openPostgres(address, 'serving', ignore)
  const { rows } = await sql<{ sleeping: number }>`
    select count(*)::int as sleeping from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and query like '%pg_sleep%' and state = 'active'`.execute(database)
  await database.destroy()
  return rows[0]?.sleeping ?? 0
}

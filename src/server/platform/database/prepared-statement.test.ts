import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

import { createDatabase } from '#server/testing/database/databases.ts'

import { openPool } from './postgres.ts'
import { prepared } from './prepared-statement.ts'

const url = process.env['TEST_DATABASE_URL']

describe.skipIf(url === undefined)('a connection to PostgreSQL', () => {
  test('prepares the statements that are named, and plans them once, by keys', async () => {
    const { database } = openPool(await createDatabase(url ?? ''), 'playing', () => {}, 1)
    expect((await plus(1).execute(database)).rows).toEqual([{ sum: 2 }])
    expect((await plus(2).execute(database)).rows).toEqual([{ sum: 3 }])
    const { rows } = await sql`
      select name, statement, generic_plans, current_setting('enable_seqscan') as reads_through
      from pg_prepared_statements
    `.execute(database)
    expect(rows).toEqual([
      {
        name: 'add one',
        statement: '/* prepared: add one */ select $1::integer + 1 as sum',
        generic_plans: 2,
        reads_through: 'off',
      },
    ])
    await database.destroy()
  })
})

function plus(number: number) {
  return sql`${prepared('add one')} select ${number}::integer + 1 as sum`
}

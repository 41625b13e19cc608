import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'

import { givenRows, uuids } from './given-rows.ts'

const ID = '0190b7a4-1f6e-7c8a-9b53-6d1f0a2b3c4d'

test.each(testDatabases)('given rows are what they were, on $name', async ({ open }) => {
  const database = await open()
  const rows = [
    {
      id: ID,
      word: 'a "quoted\\" {word}, or two',
      count: -1,
      size: 0.5,
      is_on: true,
      at: new Date(7),
    },
    { id: null, word: 'null', count: null, size: null, is_on: false, at: null },
    { id: ID, word: '', count: 3, size: 1_795_402_996.844, is_on: null, at: null },
  ]
  const columns = {
    id: 'uuid',
    word: 'text',
    count: 'smallint',
    size: 'float8',
    is_on: 'boolean',
    at: 'timestamptz',
  } as const
  const given = await sql`select * from ${givenRows('given', rows, columns)}`.execute(database)
  expect(given.rows).toEqual(rows)

  const none = await sql`select * from ${givenRows('given', [], columns)}`.execute(database)
  expect(none.rows).toEqual([])
  await database.destroy()
})

test.each(testDatabases)('given ids are found, also among none, on $name', async ({ open }) => {
  const database = await open()
  const { rows } = await sql`
    select ${ID}::uuid = any(${uuids([ID])}) as one, ${ID}::uuid = any(${uuids([])}) as none
  `.execute(database)
  expect(rows).toEqual([{ one: true, none: false }])
  await database.destroy()
})

import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { accountData } from '#web/pages/account-data.ts'

import { columns } from './tables/columns.ts'
import { DATA_PAGE, dataPage, PRIVACY_LIST, privacyList } from './write-data-docs.ts'

test('the register lists exactly the columns of the database', async () => {
  const database = await anyTestDatabase.openMigrated()
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
  `.execute(database)
  await database.destroy()
  expect(columns.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})

test('every column that leads to an account is personal', () => {
  const leading = columns.filter(({ column }) => ['user_id', 'reported_id'].includes(column))
  expect(leading.filter(({ isPersonal }) => !isPersonal)).toEqual([])
})

test('the terms name every table with personal data, once', () => {
  const personal = columns.filter(({ isPersonal }) => isPersonal).map(({ table }) => table)
  expect(accountData.flatMap(({ tables }) => [...tables]).toSorted()).toEqual(
    [...new Set(personal)].toSorted(),
  )
})

test('the terms say how long each of these tables is kept, in the words of the register', () => {
  const personal = columns.filter(({ isPersonal }) => isPersonal)
  const said = accountData.map(({ tables, kept }) => ({ tables, kept: new Set<string>(kept) }))
  expect(said).toEqual(
    accountData.map(({ tables }) => {
      const rows = personal.filter(({ table }) => tables.some((name) => name === table))
      return { tables, kept: new Set(rows.map(({ kept }) => kept)) }
    }),
  )
})

test('the committed page, and the list of the privacy page, are the generated ones', () => {
  expect(readFileSync(DATA_PAGE, 'utf8')).toBe(dataPage())
  expect(readFileSync(PRIVACY_LIST, 'utf8')).toBe(privacyList())
})

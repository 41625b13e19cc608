import { readFileSync } from 'node:fs'

import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { accountData } from '#web/pages/account-data.ts'

import { columns } from './tables/columns.ts'
import { DATA_PAGE, dataPage, PRIVACY_LIST, privacyList } from './write-data-docs.ts'

/** The tables with rows of members of a class and of players of a class game. */
const tablesOfPupils = new Set([
  'assignment_answers',
  'assignment_runs',
  'class_game_answers',
  'class_game_players',
  'class_members',
  'member_sessions',
])

/** The words of the page for parents that stand for the columns of these tables. */
const wordsOf: Readonly<Record<string, string>> = {
  answered_at: 'every answer with its time',
  attempt: 'every answer',
  card_hash: 'A scrambled form of the member card',
  choice: 'the options that were chosen',
  expires_at: 'for half a year at most',
  finished_at: 'when it was begun and finished',
  is_correct: 'whether it was right',
  is_here: 'whether the player is connected',
  is_removed: 'or removed the player',
  left_in: 'in which question the connection was lost',
  joined_at: 'When the pupil joined the class',
  milliseconds: 'that were chosen with their times',
  misconception: 'the usual idea behind it',
  name: 'the name under which a player joins and when',
  nickname: 'The nickname that the pupil or the teacher has chosen',
  nickname_key: 'The nickname that the pupil or the teacher has chosen',
  response: 'every answer',
  selected_answer: 'every answer',
  started_at: 'when it was begun and finished',
  time_factor: 'has given the player more time',
}

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

test('the page for parents names all that is kept about a pupil and a player', () => {
  const page = readFileSync('src/web/pages/class-data.tsx', 'utf8').replaceAll(/\s+/g, ' ')
  const personal = columns
    .filter(({ table, isPersonal }) => isPersonal && tablesOfPupils.has(table))
    .filter(({ column }) => !column.endsWith('_id') && !['id', 'number', 'place'].includes(column))
  const unnamed = personal.filter(({ column }) => !page.includes(wordsOf[column] ?? 'no words'))
  expect(personal).not.toEqual([])
  expect(unnamed).toEqual([])
})

test('the committed page, and the list of the privacy page, are the generated ones', () => {
  expect(readFileSync(DATA_PAGE, 'utf8')).toBe(dataPage())
  expect(readFileSync(PRIVACY_LIST, 'utf8')).toBe(privacyList())
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'

import { userSettingsSchema } from '#contract/settings.ts'
import { toWire } from '#contract/wire/naming.ts'
import { categories, difficulties } from '#quiz/categories.ts'
import { forEachSwitch } from '#quiz/practice/settings.ts'
import { topicIds } from '#quiz/topics.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'

import { findSettings, saveSettings } from './settings.ts'

let database: Database
beforeAll(async () => {
  database = await anyTestDatabase.openMigrated()
})
afterAll(() => database.destroy())

test('every account setting has a column of its own', async () => {
  const { rows } = await sql<{ name: string; type: string; is_nullable: string }>`
    select column_name as name, data_type as type, is_nullable from information_schema.columns
    where table_name = 'user_settings' order by name`.execute(database)
  const own = z.keyof(userSettingsSchema).options
  expect(rows.map(({ name }) => name)).toEqual([...own, 'updated_at', 'user_id'].toSorted())
  const switches = Object.keys(toWire(forEachSwitch(() => true)))
  expect(rows.filter(({ name }) => switches.includes(name))).toEqual(
    switches.toSorted().map((name) => ({ name, type: 'boolean', is_nullable: 'NO' })),
  )
})

test('the table takes every category, every difficulty and all topics', async () => {
  const userId = crypto.randomUUID()
  await database
    .insertInto('users')
    .values({
      id: userId,
      name: 'Marie',
      email: 'marie@chem.example',
      email_verified: true,
      image: null,
    })
    .execute()
  const enabled_categories = categories.map(({ id }) => id)
  for (const difficulty of difficulties) {
    const settings = await findSettings(database, userId)
    const wanted = { ...settings, enabled_categories, difficulty, topics: topicIds.slice() }
    expect(await saveSettings(database, userId, wanted, 0)).toEqual({
      ...wanted,
      version: settings.version + 1,
    })
  }
})

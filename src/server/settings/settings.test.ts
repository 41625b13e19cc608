import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { toWire } from '#contract/naming.ts'
import { userSettingsSchema } from '#contract/settings.ts'
import { forEachSwitch } from '#quiz/practice/settings.ts'
import { anyTestDatabase } from '#server/testing/databases.ts'

test('every account setting has a column of its own', async () => {
  const database = await anyTestDatabase.openMigrated()
  try {
    const { rows } = await sql<{ name: string; type: string; is_nullable: string }>`
      select column_name as name, data_type as type, is_nullable from information_schema.columns
      where table_name = 'user_settings' order by name`.execute(database)
    const own = z.keyof(userSettingsSchema).options
    expect(rows.map(({ name }) => name)).toEqual([...own, 'updated_at', 'user_id'].toSorted())
    const switches = new Set(Object.keys(toWire(forEachSwitch(() => true))))
    expect(rows.filter(({ name }) => switches.has(name))).toEqual(
      [...switches].toSorted().map((name) => ({ name, type: 'boolean', is_nullable: 'NO' })),
    )
  } finally {
    await database.destroy()
  }
})

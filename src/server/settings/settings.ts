import * as z from 'zod/mini'

import { type UserSettings, userSettingsSchema } from '#contract/settings.ts'
import { toWire } from '#contract/wire/naming.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

const COLUMNS = z.keyof(userSettingsSchema).options

/** The settings that apply until a user saves some. */
const UNSAVED: UserSettings = {
  ...toWire(defaultSettings),
  enabled_categories: [...defaultSettings.enabledCategories],
  topics: [...defaultSettings.topics],
  exam_day: null,
  version: 0,
}

/** The settings of a user; the defaults, as version 0, before the first save. */
export async function findSettings(database: Database, userId: string): Promise<UserSettings> {
  const row = await database
    .selectFrom('user_settings')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? UNSAVED
}

/**
 * Saves settings that were made from the version they name.
 * @throws Problem `conflict` when they were saved elsewhere since
 */
export async function saveSettings(
  database: Database,
  userId: string,
  { version, ...settings }: UserSettings,
  now: number,
): Promise<UserSettings> {
  const row = { ...settings, version: version + 1, updated_at: new Date(now) }
  const saved =
    version === 0
      ? await database
          .insertInto('user_settings')
          .values({ ...row, user_id: userId })
          .onConflict((conflict) => conflict.doNothing())
          .returning(COLUMNS)
          .executeTakeFirst()
      : await database
          .updateTable('user_settings')
          .set(row)
          .where('user_id', '=', userId)
          .where('version', '=', version)
          .returning(COLUMNS)
          .executeTakeFirst()
  if (saved === undefined) {
    throw new Problem('conflict', 'The settings were saved on another device since.')
  }
  return saved
}

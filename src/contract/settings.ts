import * as z from 'zod/mini'

import { forEachSwitch } from '#quiz/practice/settings.ts'

import type { Call } from './call.ts'
import { categoriesField, count, difficultyField, nameField, topicsField } from './wire/fields.ts'
import { toWire } from './wire/naming.ts'

/** More saves than a user ever makes. One more is still an integer of the database. */
const MAX_SAVES = 2 ** 31 - 2

const examDayField = z.union([z.iso.date(), z.literal('')])

/** How a user practices. `version` grows with every save; a save must name the one it changed. */
export const userSettingsSchema = z.strictObject({
  enabled_categories: categoriesField,
  difficulty: difficultyField,
  ...toWire(forEachSwitch(() => z.boolean())),
  /** The topics beyond the first year that are on. Only for pages that ask for them. */
  topics: z.optional(topicsField),
  /** The course that the user takes. Only for pages that ask for the topics. */
  course: z.optional(z.nullable(nameField)),
  /** The goal of a day, or null. Left out, it stays. */
  daily_goal: z.optional(z.nullable(nameField)),
  /** The first and the last day of the latest planned pause, or null. Left out, it stays. */
  planned_pause: z.optional(z.nullable(nameField)),
  /** The day of an exam; empty once it is removed, null until the user has named one. Only for pages that ask for it. */
  exam_day: z.optional(z.nullable(examDayField)),
  version: count.check(z.maximum(MAX_SAVES)),
})

export type UserSettings = z.output<typeof userSettingsSchema>

/** The settings of a signed-in user. */
export const settingsCalls = {
  get_user_settings: {
    summary: 'Get the settings of the user',
    access: 'user',
    input: z.strictObject({
      /** Asks for topics and course, which pages of the previous version do not understand. */
      with_topics: z.optional(z.literal(true)),
      /** Asks for the day of the exam, which pages of 0.1.0 do not understand. */
      with_exam_day: z.optional(z.literal(true)),
    }),
    output: userSettingsSchema,
  },
  sync_user_data: {
    summary:
      'Save the settings; topics, course, goal, pause and day of the exam stay if they are left out. Refused with `conflict` if another device has saved in the meantime',
    access: 'user',
    input: z.strictObject({ settings: userSettingsSchema }),
    output: userSettingsSchema,
  },
} as const satisfies Record<string, Call>

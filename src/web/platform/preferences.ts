import * as z from 'zod/mini'

import { categories, difficulties } from '#quiz/categories.ts'
import { defaultSettings } from '#quiz/settings.ts'

import { PREFERENCES_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'
import { isWithoutRepeats } from './without-repeats.ts'

/** The kinds of short question about the identity of an element. */
const questionTypes = ['atomic-number', 'symbol', 'name', 'group'] as const

const categorySchema = z.enum(categories.map((category) => category.id))

export const preferencesSchema = z.object({
  enabledCategories: z
    .array(categorySchema)
    .check(z.minLength(1), z.refine(isWithoutRepeats, 'a category twice')),
  difficulty: z.enum(difficulties),
  autoAdvance: z.boolean(),
  showExplanations: z.boolean(),
  soundEffects: z.boolean(),
  timerEnabled: z.boolean(),
  questionTypes: z.array(z.enum(questionTypes)).check(z.refine(isWithoutRepeats, 'a type twice')),
  studyReminders: z.boolean(),
})

/** What a visitor has set in this browser; the theme has a place of its own. */
export type Preferences = z.infer<typeof preferencesSchema>

export const storedPreferences = preferencesIn()

export function preferencesIn(storage?: TextStorage): Stored<Preferences> {
  const defaults = {
    ...defaultSettings,
    enabledCategories: [...defaultSettings.enabledCategories],
    timerEnabled: true,
    questionTypes: [...questionTypes],
    studyReminders: false,
  }
  return stored<Preferences>(PREFERENCES_KEY, 1, preferencesSchema, defaults, storage)
}

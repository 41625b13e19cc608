import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import { defaultSettings } from '#quiz/settings.ts'

import { PREFERENCES_KEY } from './storage-keys.ts'
import { type Stored, stored } from './stored.ts'
import type { TextStorage } from './text-storage.ts'
import { isWithoutRepeats } from './without-repeats.ts'

/** The kinds of short question about the identity of an element. */
const questionTypes = ['atomic-number', 'symbol', 'name', 'group'] as const

const categorySchema = v.picklist(categories.map((category) => category.id))

export const preferencesSchema = v.object({
  enabledCategories: v.pipe(
    v.array(categorySchema),
    v.minLength(1),
    v.check((list) => isWithoutRepeats(list), 'a category twice'),
  ),
  difficulty: v.picklist(difficulties),
  autoAdvance: v.boolean(),
  showExplanations: v.boolean(),
  soundEffects: v.boolean(),
  timerEnabled: v.boolean(),
  questionTypes: v.pipe(
    v.array(v.picklist(questionTypes)),
    v.check((list) => isWithoutRepeats(list), 'a type twice'),
  ),
  studyReminders: v.boolean(),
})

/** What a visitor has set in this browser; the theme has a place of its own. */
export type Preferences = v.InferOutput<typeof preferencesSchema>

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

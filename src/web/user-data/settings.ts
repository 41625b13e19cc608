import * as v from 'valibot'

import { categories, difficulties } from '#quiz/categories.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { defaultSettings, forEachSwitch } from '#quiz/practice/settings.ts'
import { PREFERENCES_KEY } from '#web/store/storage-keys.ts'
import { type Stored, stored } from '#web/store/stored.ts'
import { inMemory, switchable } from '#web/store/switchable.ts'
import type { TextStorage } from '#web/store/text-storage.ts'
import { isWithoutRepeats } from '#web/store/without-repeats.ts'

const typeSchema = v.picklist(questionTypes.map((type) => type.id))

const categorySchema = v.picklist(categories.map((category) => category.id))

export const preferencesSchema = v.object({
  enabledCategories: v.pipe(
    v.array(categorySchema),
    v.minLength(1),
    v.check((list) => isWithoutRepeats(list), 'a category twice'),
  ),
  difficulty: v.picklist(difficulties),
  // A setting that was added after these were stored has its start value; the others keep theirs.
  ...forEachSwitch(({ isOnAtStart }) => v.optional(v.boolean(), isOnAtStart)),
  timerEnabled: v.boolean(),
  questionTypes: v.pipe(
    v.array(typeSchema),
    v.minLength(1),
    v.check((list) => isWithoutRepeats(list), 'a type twice'),
  ),
  studyReminders: v.boolean(),
  // What was stored before Today came has none of these.
  /** Questions in a session of Today. */
  sessionSize: v.optional(v.number()),
  /** Today asks before submitting whether the learner is sure; it does unless this is false. */
  asksSure: v.optional(v.boolean()),
  /** The day of an exam, as `2026-03-01`. */
  examDay: v.optional(v.string()),
})

/** What a visitor has set in this browser; the theme has a place of its own. */
export type Preferences = v.InferOutput<typeof preferencesSchema>

const guestPreferences = preferencesIn()

export const storedPreferences = switchable(guestPreferences, () =>
  inMemory(guestPreferences, guestPreferences.get()),
)

export function preferencesIn(storage?: TextStorage): Stored<Preferences> {
  const defaults = {
    ...defaultSettings,
    enabledCategories: [...defaultSettings.enabledCategories],
    timerEnabled: true,
    questionTypes: questionTypes.map((type) => type.id),
    studyReminders: false,
  }
  return stored<Preferences>(
    PREFERENCES_KEY,
    { version: 1, schema: preferencesSchema, fallback: defaults },
    storage,
  )
}

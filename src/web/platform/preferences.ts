import * as z from 'zod/mini'

import { categories, difficulties } from '#quiz/categories.ts'
import { defaultSettings } from '#quiz/settings.ts'

import { PREFERENCES_KEY } from './storage-keys.ts'
import { stored } from './stored.ts'

const categorySchema = z.enum(categories.map((category) => category.id))

const schema = z.object({
  enabledCategories: z.array(categorySchema).check(z.minLength(1), z.maxLength(categories.length)),
  difficulty: z.enum(difficulties),
  autoAdvance: z.boolean(),
  showExplanations: z.boolean(),
  soundEffects: z.boolean(),
  timerEnabled: z.boolean(),
})

/** What a visitor has set in this browser. */
export type Preferences = z.infer<typeof schema>

export const storedPreferences = stored<Preferences>(PREFERENCES_KEY, 1, schema, {
  ...defaultSettings,
  enabledCategories: [...defaultSettings.enabledCategories],
  timerEnabled: true,
})

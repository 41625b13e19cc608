import type { Category } from '#quiz/categories.ts'
import { type Preferences, storedPreferences } from '#web/platform/preferences.ts'

/** What is asked now: by the preferences, or about one category alone. */
export function selectionFor(only: Category | null): Preferences {
  const preferences = storedPreferences.get()
  return only === null ? preferences : { ...preferences, enabledCategories: [only] }
}

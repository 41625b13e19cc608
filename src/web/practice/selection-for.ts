import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import { limitedTo } from '#quiz/practice/question-types.ts'
import { type VisitorSettings, storedSettings } from '#web/user-data/settings.ts'

/** Returns the current selection: by the settings, or one category alone. */
export function selectionFor(only: Category | null): VisitorSettings {
  const settings = storedSettings.get()
  return only === null ? settings : { ...settings, enabledCategories: [only] }
}

/** The part of a bank that new questions are made from: without the types that are switched off. */
export function wantedOf(bank: Bank): Bank {
  return limitedTo(bank, storedSettings.get().questionTypes)
}

import type { Bank } from '#quiz/bank.ts'
import type { Category, Difficulty } from '#quiz/categories.ts'
import { limitedTo } from '#quiz/practice/question-types.ts'
import { type Preferences, storedPreferences } from '#web/user-data/settings.ts'

/** What an address limits practice to; null leaves it to the preferences. */
export type Limits = {
  readonly category: Category | null
  readonly difficulty: Difficulty | null
}

/** What is asked now: by the preferences, within the limits of the address. */
export function selectionFor({ category, difficulty }: Limits): Preferences {
  const preferences = storedPreferences.get()
  return {
    ...preferences,
    ...(category === null ? {} : { enabledCategories: [category] }),
    ...(difficulty === null ? {} : { difficulty }),
  }
}

/** The part of a bank that new questions are made from: without the types that are switched off. */
export function wantedOf(bank: Bank): Bank {
  return limitedTo(bank, storedPreferences.get().questionTypes)
}

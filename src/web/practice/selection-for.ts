import type { Bank } from '#quiz/bank.ts'
import type { Category, Difficulty } from '#quiz/categories.ts'
import { limitedTo } from '#quiz/practice/question-types.ts'
import { type VisitorSettings, storedSettings } from '#web/user-data/settings.ts'

/** The limits of practice in an address; null leaves a part to the settings. */
export type Limits = {
  readonly category: Category | null
  readonly difficulty: Difficulty | null
}

/** Returns the current selection: by the settings, within the limits of the address. */
export function selectionFor({ category, difficulty }: Limits): VisitorSettings {
  const settings = storedSettings.get()
  return {
    ...settings,
    ...(category === null ? {} : { enabledCategories: [category] }),
    ...(difficulty === null ? {} : { difficulty }),
  }
}

/** The part of a bank that new questions are made from: without the types that are switched off. */
export function wantedOf(bank: Bank): Bank {
  return limitedTo(bank, storedSettings.get().questionTypes)
}

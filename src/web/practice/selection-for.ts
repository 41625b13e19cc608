import type { Bank } from '#quiz/bank.ts'
import type { Category } from '#quiz/categories.ts'
import { type AskedType, limitedTo, type Wish } from '#quiz/practice/question-types.ts'
import { productionKinds } from '#quiz/task.ts'
import { storedPreferences } from '#web/user-data/settings.ts'

/** What is asked now: by the preferences, or about one category alone. */
export function selectionFor(only: Category | null): Wish {
  const { enabledCategories, difficulty } = storedPreferences.get()
  return {
    enabledCategories: only === null ? enabledCategories : [only],
    difficulty,
    questionTypes: wantedTypes(),
  }
}

/** The part of a bank that new questions are made from: without the types that are switched off. */
export function wantedOf(bank: Bank): Bank {
  return limitedTo(bank, wantedTypes())
}

function wantedTypes(): readonly AskedType[] {
  const { questionTypes, answerKindsOff } = storedPreferences.get()
  return [...questionTypes, ...productionKinds.filter((kind) => !answerKindsOff.includes(kind))]
}

import type { Bank } from '#quiz/bank.ts'
import type { Category, Difficulty } from '#quiz/categories.ts'
import { type AskedType, limitedTo, type Wish } from '#quiz/practice/question-types.ts'
import { productionKinds } from '#quiz/task.ts'
import { storedSettings } from '#web/user-data/settings.ts'

/** The limits of practice in an address; null leaves a part to the settings. */
export type Limits = {
  readonly category: Category | null
  readonly difficulty: Difficulty | null
}

/** Returns the current selection: by the settings, within the limits of the address. */
export function selectionFor({ category, difficulty }: Limits): Wish {
  const settings = storedSettings.get()
  return {
    enabledCategories: category === null ? settings.enabledCategories : [category],
    difficulty: difficulty ?? settings.difficulty,
    questionTypes: wantedTypes(),
    topics: settings.topics,
  }
}

/** The part of a bank that new questions are made from: without the types that are switched off. */
export function wantedOf(bank: Bank): Bank {
  return limitedTo(bank, wantedTypes())
}

/** Returns the types of questions that are on, with the kinds of answers that the learner makes. */
export function wantedTypes(): readonly AskedType[] {
  const { questionTypes, answerKindsOff } = storedSettings.get()
  return [...questionTypes, ...productionKinds.filter((kind) => !answerKindsOff.includes(kind))]
}

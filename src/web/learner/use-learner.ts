import type { Difficulty } from '#quiz/categories.ts'
import { type Askable, askableBy } from '#quiz/learning/askable.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'
import type { Learner } from '#quiz/learning/learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { storedPreferences } from '#web/user-data/settings.ts'

import { skillAnswers } from './skill-answers.ts'
import { useDay } from './use-day.ts'

/** What the answers of a visitor say. */
export type Learned = {
  readonly learner: Learner
  /** What the model expected of each answer before it saw it, in the order of time. */
  readonly expected: readonly Expectation[]
}

/** What is known of the visitor today, and what can be asked by the settings. */
export type LearnerToday = Learned & {
  readonly day: number
  readonly askable: Askable
  readonly goal: Difficulty
}

/** The last result: a screen asks again and again for the same answers. */
let known: { readonly progress: SavedProgress; readonly learned: Learned } | null = null

/** Returns what the answers say; the same answers give the same object. */
export function learnedFrom(progress: SavedProgress): Learned {
  if (known?.progress === progress) return known.learned
  const expected: Expectation[] = []
  const learner = learnAll(skillAnswers(progress), (one) => expected.push(one))
  known = { progress, learned: { learner, expected } }
  return known.learned
}

export function useLearner(): LearnerToday {
  const progress = useStored(storedProgress)
  const preferences = useStored(storedPreferences)
  return {
    ...learnedFrom(progress),
    day: useDay(),
    askable: askableBy(preferences),
    goal: preferences.difficulty,
  }
}

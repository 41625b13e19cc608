import { learnAll } from '#quiz/learning/learn.ts'
import { learnerText } from '#quiz/learning/learner.ts'
import type { Stored } from '#web/store/stored.ts'
import { latestOf } from '#web/user-data/past-answers.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'

import { skillAnswers, startOf } from './skill-answers.ts'

/** Characters of some nineteen thousand answers in their short form. More is thinned before the oldest would be forgotten. */
const THIN_FROM = 400_000
const THIN_TO = 350_000

/**
 * Puts the states that the oldest of very many answers have led to in the place of these answers. Learning loses nothing by
 * it: the others are folded from there on.
 */
export function thinOldest(place: Stored<SavedProgress> = storedProgress.guest): void {
  if ((place.get().past?.length ?? 0) < THIN_FROM) return
  place.update((progress) => {
    const { past = '' } = progress
    const kept = latestOf(past, THIN_TO)
    const gone = { ...progress, answers: [], past: past.slice(0, past.length - kept.length) }
    const start = learnAll(skillAnswers(gone, Date.now()), undefined, startOf(progress))
    return { ...progress, past: kept, start: learnerText(start) }
  })
}

import { useEffect, useState } from 'react'

import type { Difficulty } from '#quiz/categories.ts'
import { type Askable, askableBy } from '#quiz/learning/askable.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'
import type { Learner } from '#quiz/learning/learner.ts'
import { wantedTypes } from '#web/practice/selection-for.ts'
import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { type SavedProgress, storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { clockOf } from './in-order.ts'
import { skillAnswers, startOf } from './skill-answers.ts'
import { thinOldest } from './thin-answers.ts'
import { useDay } from './use-day.ts'

/** The conclusions from a visitor's answers. */
export type Learned = {
  readonly learner: Learner
  /** The model's prediction of each answer, in the order of time. */
  readonly expected: readonly Expectation[]
}

/** The learner's state today, and the questions that the settings allow. */
export type LearnerToday = Learned & {
  readonly day: number
  readonly askable: Askable
  readonly goal: Difficulty
}

/** The last result: a screen asks again and again for the same answers. */
let latest: {
  readonly progress: SavedProgress
  readonly clock: number | null
  readonly learned: Learned
} | null = null

/** Derives the learner from the answers; the same answers give the same object, unless one is dated later than now. */
export function learnedFrom(progress: SavedProgress): Learned {
  const now = Date.now()
  const clock = clockOf(progress.answers, now)
  if (latest?.progress === progress && latest.clock === clock) return latest.learned
  const expected: Expectation[] = []
  const learner = learnAll(
    skillAnswers(progress, now),
    (one) => expected.push(one),
    startOf(progress),
  )
  latest = { progress, clock, learned: { learner, expected } }
  return latest.learned
}

/**
 * @param isExact of a signed-in user, the server is asked for what it knows: the browser has only the
 * latest answers
 */
export function useLearner({ isExact }: { readonly isExact: boolean }): LearnerToday {
  const progress = useStored(storedProgress)
  const settings = useStored(storedSettings)
  const learned = learnedFrom(progress)
  const known = useKnownByServer(isExact, progress)
  useEffect(() => thinOldest(), [])
  return {
    ...learned,
    learner: known ?? learned.learner,
    day: useDay(),
    askable: askableBy({ ...settings, questionTypes: wantedTypes() }),
    goal: settings.difficulty,
  }
}

/** Null until it has come, for a guest, and without a connection. */
function useKnownByServer(isWanted: boolean, progress: SavedProgress): Learner | null {
  const visitor = useVisitor()
  const practice = visitor.status === 'signed-in' && isWanted ? visitor.practice : null
  const [known, setKnown] = useState<{
    readonly progress: SavedProgress
    readonly learner: Learner
  } | null>(null)
  useEffect(() => {
    if (practice === null) return undefined
    const asked = practice
    let isOver = false
    async function read() {
      const { enabledCategories, difficulty, questionTypes, topics } = storedSettings.get()
      const wish = { enabledCategories, difficulty, questionTypes, topics, size: 1 }
      const learner = await asked.learner(wish)
      // With another answer it knows more, and is asked again.
      if (!isOver) setKnown({ progress, learner })
    }
    // Without a connection the latest answers have to do.
    read().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [practice, progress])
  return practice === null || known === null ? null : known.learner
}

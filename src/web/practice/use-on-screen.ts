import { useEffect, useState } from 'react'

import type { Difficulty } from '#quiz/categories.ts'
import { storedPractice } from '#web/user-data/stored-practice.ts'

import { keptOf, type OnScreen } from './keep-session.ts'
import { type Asked, courseKey } from './opening.ts'

/** The state of the screen, and the only way to change it: the parts that are given, no others. */
export type Screen = OnScreen & { readonly update: (change: Partial<OnScreen>) => void }

/** The request behind the session, as it is kept; the owner is null while that is not known. */
type Occasion = Pick<Asked, 'first' | 'course'> & {
  readonly owner: string | null
  readonly only: Asked['limits']['category']
  readonly difficulty: Difficulty
}

/** Returns the state of a session on screen. The tab keeps it after every change for its owner. */
export function useOnScreen(opened: OnScreen, occasion: Occasion): Screen {
  const [{ session, earlier, issues, answered, set }, setOnScreen] = useState<OnScreen>(opened)
  const { owner, first, only, difficulty, course } = occasion
  const setName = course === null ? null : courseKey(course)
  useEffect(() => {
    if (owner === null) return
    const onScreen = { session, earlier, issues, answered, set }
    storedPractice.set(
      keptOf(onScreen, {
        owner,
        first,
        only,
        difficulty,
        ...(setName !== null && { course: setName }),
      }),
    )
  }, [session, earlier, issues, answered, set, owner, first, only, difficulty, setName])
  return {
    session,
    earlier,
    issues,
    answered,
    set,
    update: (change) => setOnScreen((now) => ({ ...now, ...change })),
  }
}

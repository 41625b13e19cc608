import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import type { About } from '#quiz/learning/plan.ts'
import { IDEA_SIZE, sessionSize, SKILL_SIZE } from '#web/learner/session-size.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedPreferences } from '#web/user-data/settings.ts'
import { type StoredToday, storedToday } from '#web/user-data/stored-today.ts'

import { nextItem } from './next-item.ts'
import {
  currentItem,
  resumedToday,
  startToday,
  storedOf,
  type TodaySession,
  withItem,
} from './session.ts'
import { TodayEnd } from './today-end.tsx'
import { TodayQuestion } from './today-question.tsx'
import { TodayStart } from './today-start.tsx'

type Stage =
  | { readonly name: 'start' }
  | { readonly name: 'asking'; readonly session: TodaySession }
  | { readonly name: 'end'; readonly session: TodaySession }

/** A session of Today from its start to its end. What was begun stays with this browser. */
export function Today({
  about,
  owner,
  bank,
}: {
  readonly about: About
  /** Whose session it is; null while that is not known, and then it is not kept. */
  readonly owner: StoredToday['owner'] | null
  readonly bank: Bank
}) {
  const size = sessionSize(useStored(storedPreferences).sessionSize)
  const [left] = useState(() =>
    resumedToday(storedToday.get(), { owner, about, now: Date.now() }, bank.questionOf),
  )
  const [stage, setStage] = useState<Stage>(() => {
    if (about.kind === 'plan') return { name: 'start' }
    return left === null ? begun() : { name: 'asking', session: left }
  })
  useEffect(() => {
    if (owner === null) return
    if (stage.name === 'asking') storedToday.set(storedOf(stage.session, owner))
    if (stage.name === 'end') storedToday.clear()
  }, [stage, owner])

  function begun(): Stage {
    const now = Date.now()
    const own = about.kind === 'idea' ? IDEA_SIZE : SKILL_SIZE
    const session = startToday(about, about.kind === 'plan' ? size : own, now)
    const first = nextItem(session, bank, now)
    return first === null
      ? { name: 'end', session }
      : { name: 'asking', session: withItem(session, first, now) }
  }

  if (stage.name === 'start') {
    return (
      <TodayStart
        size={size}
        isLeft={left !== null}
        onStart={() => setStage(begun())}
        onContinue={() => setStage(left === null ? begun() : { name: 'asking', session: left })}
      />
    )
  }
  const { session } = stage
  const item = currentItem(session)
  if (stage.name === 'end' || item === null) {
    return <TodayEnd session={session} onAgain={() => setStage(begun())} />
  }
  return (
    <TodayQuestion
      session={session}
      item={item}
      bank={bank}
      onChange={(next) => setStage({ name: 'asking', session: next })}
      onFinish={() => setStage({ name: 'end', session })}
    />
  )
}

import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import type { Course } from '#quiz/courses/course.ts'
import { CHECK_SIZE, IDEA_SIZE, sessionSize, SKILL_SIZE } from '#web/learner/session-size.ts'
import { LoadingQuestion } from '#web/practice/loading-question.tsx'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedSettings } from '#web/user-data/settings.ts'
import { type StoredToday, storedToday } from '#web/user-data/stored-today.ts'

import { CheckEnd } from './check-end.tsx'
import { type NextItem, nextIssued, nextItem } from './next-item.ts'
import {
  currentItem,
  isFinished,
  leaveUnknown,
  type Item,
  resumedToday,
  startToday,
  storedOf,
  type Subject,
  type TodaySession,
  withItem,
} from './session.ts'
import { TodayEnd } from './today-end.tsx'
import { TodayQuestion } from './today-question.tsx'
import { TodayStart } from './today-start.tsx'

/** `waiting` for the next question, which the server chooses for a user. */
type Stage =
  | { readonly name: 'start' }
  | { readonly name: 'waiting' | 'asking' | 'end'; readonly session: TodaySession }

/** A session of Today from its start to its end. A started one stays with this browser. */
export function Today({
  about,
  owner,
  isGuest,
  practice,
  bank,
  course,
}: {
  readonly about: Subject
  /** The owner of the session; null while that is not known, and then it is not kept. */
  readonly owner: StoredToday['owner'] | null
  readonly isGuest: boolean
  /** Null for a guest, and without a connection. */
  readonly practice: AccountPractice | null
  readonly bank: Bank
  /** The course that gives new skills their order. */
  readonly course: Course | null
}) {
  const size = sessionSize(useStored(storedSettings).sessionSize)
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
  useEffect(() => {
    if (stage.name !== 'waiting' || practice === null) return undefined
    const [{ session: before }, asked] = [stage, practice]
    let isOver = false
    async function ask() {
      const next = await nextIssued(before, bank, course, asked)
      if (!isOver) setStage(stageWith(before, next))
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [stage, bank, course, practice])
  const item = stage.name === 'asking' ? currentItem(stage.session) : null
  useOpenedInTime(practice, item)

  function begun(): Stage {
    return goneOn(newSession(about, about.kind === 'plan' ? size : ownSizes[about.kind]))
  }

  function goneOn(session: TodaySession): Stage {
    if (session.items.length > 0 && isFinished(session)) return { name: 'end', session }
    if (practice !== null) return { name: 'waiting', session }
    return stageWith(session, nextItem(session, bank, course))
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
  if (stage.name === 'waiting') return <LoadingQuestion />
  if (item === null && about.kind === 'check') return <CheckEnd session={session} />
  if (item === null) return <TodayEnd session={session} onAgain={() => setStage(begun())} />
  return (
    <TodayQuestion
      session={session}
      item={item}
      isGuest={isGuest}
      practice={practice}
      onChange={(next) => setStage({ name: 'asking', session: next })}
      onNext={() => setStage(goneOn(session))}
      onUnknown={() => setStage(goneOn(leaveUnknown(session)))}
    />
  )
}

const ownSizes = {
  check: CHECK_SIZE,
  idea: IDEA_SIZE,
  skill: SKILL_SIZE,
  skills: SKILL_SIZE,
} as const

function newSession(about: Subject, size: number): TodaySession {
  return startToday(about, size, Date.now())
}

/** A session ends when there is nothing more to ask. */
function stageWith(session: TodaySession, next: NextItem | null): Stage {
  return next === null
    ? { name: 'end', session }
    : { name: 'asking', session: withItem(session, next, Date.now()) }
}

/** The server hears of a question when it is on screen: from then on it counts the time. */
function useOpenedInTime(practice: AccountPractice | null, item: Item | null) {
  const issueId = item?.issueId ?? null
  const question = item?.question
  useEffect(() => {
    if (issueId !== null && question !== undefined) practice?.open({ issueId, question })
  }, [practice, issueId, question])
}

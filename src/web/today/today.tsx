import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import type { Course } from '#quiz/courses/course.ts'
import type { SessionLength } from '#quiz/practice/session-length.ts'
import { CHECK_SIZE, IDEA_SIZE, SKILL_SIZE, useSessionLength } from '#web/learner/session-length.ts'
import { LoadingQuestion } from '#web/practice/loading-question.tsx'
import type { AccountPractice } from '#web/store/account-practice.ts'
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
  const length = useSessionLength()
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
    return goneOn(newSession(about, length))
  }

  function goneOn(session: TodaySession): Stage {
    if (session.items.length > 0 && isFinished(session, Date.now())) return { name: 'end', session }
    if (practice !== null) return { name: 'waiting', session }
    return stageWith(session, nextItem(session, bank, course))
  }

  if (stage.name === 'start') {
    return (
      <TodayStart
        length={length}
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
      keeper={isGuest ? null : owner}
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

/** @param chosen the length of a session of today's plan */
function newSession(about: Subject, chosen: SessionLength): TodaySession {
  const length = about.kind === 'plan' ? chosen : { size: ownSizes[about.kind], minutes: null }
  return startToday(about, length, Date.now())
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

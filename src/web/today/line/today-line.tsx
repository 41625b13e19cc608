import { useState } from 'react'

import { minutesFor } from '#quiz/practice/session-length.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { GoalLine } from '#web/goal/goal-line.tsx'
import { useSessionLength } from '#web/learner/session-length.ts'
import { useStored } from '#web/store/use-stored.ts'
import { ownerOf, useVisitor } from '#web/store/visitor.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedToday } from '#web/user-data/stored-today.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { leftText } from './left-today.ts'

/** Only answers make it worth what a learner's state weighs. */
const DueLine = lazyPart(async () => (await import('./due-line.tsx')).DueLine)

/** A session of Today that was left, else the due part of it and its duration. */
export function TodayLine() {
  const [now] = useState(() => Date.now())
  const owner = ownerOf(useVisitor())
  const left = leftText(useStored(storedToday), { owner, now })
  const { totals } = useStored(storedProgress)
  const { size, minutes } = useSessionLength()
  const length =
    minutes === null
      ? `${size} questions, about ${minutesFor(size, averageTime(totals))} min`
      : `${minutes} min`
  return (
    <>
      {left !== null ? (
        <span key={left}>{left}</span>
      ) : totals.totalAnswered === 0 ? (
        <span key={length}>{`Let it choose: ${length}`}</span>
      ) : (
        <DueLine size={size} length={length} />
      )}
      <GoalLine className="block" />
    </>
  )
}

import { minutesFor } from '#quiz/practice/session-length.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { GoalLine } from '#web/goal/goal-line.tsx'
import { useSessionLength } from '#web/learner/session-length.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

/** Only answers make it worth what a learner's state weighs. */
const DueLine = lazyPart(async () => (await import('./due-line.tsx')).DueLine)

/** The due part of Today, and its duration. */
export function TodayLine() {
  const { totals } = useStored(storedProgress)
  const { size, minutes } = useSessionLength()
  const length =
    minutes === null
      ? `${size} questions, about ${minutesFor(size, averageTime(totals))} min`
      : `${minutes} min`
  return (
    <>
      {totals.totalAnswered === 0 ? (
        <span key={length}>{`Let it choose: ${length}`}</span>
      ) : (
        <DueLine size={size} length={length} />
      )}
      <GoalLine className="block" />
    </>
  )
}

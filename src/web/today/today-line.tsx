import { dueSkills } from '#quiz/learning/forecast.ts'
import { minutesFor } from '#quiz/practice/session-length.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { GoalLine } from '#web/goal/goal-line.tsx'
import { useSessionLength } from '#web/learner/session-length.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'

/** The due part of Today, and its duration. */
export function TodayLine() {
  const { totals } = useStored(storedProgress)
  const { size, minutes } = useSessionLength()
  const { learner, askable, day } = useLearner({ isExact: false })
  const due = dueSkills(learner, askable, day).filter(({ inDays }) => inDays === 0).length
  const length =
    minutes === null
      ? `${size} questions, about ${minutesFor(size, averageTime(totals))} min`
      : `${minutes} min`
  return (
    <>
      <span key={`${due} ${length}`}>
        {totals.totalAnswered === 0
          ? `Let it choose: ${length}`
          : due === 0
            ? `Something new: ${length}`
            : due > size
              ? `Skills are due: ${length}, and the rest can wait`
              : `${due === 1 ? 'One skill is' : `${due} skills are`} due: ${length}`}
      </span>
      <GoalLine className="block" />
    </>
  )
}

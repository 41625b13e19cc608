import { dueSkills } from '#quiz/learning/forecast.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { GoalLine } from '#web/goal/goal-line.tsx'
import { sessionSize } from '#web/learner/session-size.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { minutesFor } from './minutes.ts'

/** The due part of Today, and its duration. */
export function TodayLine() {
  const { totals } = useStored(storedProgress)
  const size = sessionSize(useStored(storedSettings).sessionSize)
  const { learner, askable, day } = useLearner({ isExact: false })
  const due = dueSkills(learner, askable, day).filter(({ inDays }) => inDays === 0).length
  const minutes = minutesFor(size, averageTime(totals))
  return (
    <>
      <span key={`${due} ${size} ${minutes}`}>
        {totals.totalAnswered === 0
          ? `Let it choose: ${size} questions, about ${minutes} min`
          : due === 0
            ? `Something new: ${size} questions, about ${minutes} min`
            : due > size
              ? `Skills are due: ${size} questions are enough for today, about ${minutes} min`
              : `${due === 1 ? 'One skill is' : `${due} skills are`} due: ${size} questions, about ${minutes} min`}
      </span>
      <GoalLine className="block" />
    </>
  )
}

import { dueSkills } from '#quiz/learning/forecast.ts'
import { averageTime } from '#quiz/practice/statistics.ts'
import { SESSION_SIZE } from '#web/learner/session-size.ts'
import { useLearner } from '#web/learner/use-learner.ts'
import { useStored } from '#web/store/use-stored.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { storedPreferences } from '#web/user-data/settings.ts'

import { minutesFor } from './minutes.ts'

/** What waits in Today, and how long it takes. */
export function TodayLine() {
  const { totals } = useStored(storedProgress)
  const { sessionSize = SESSION_SIZE } = useStored(storedPreferences)
  const { learner, askable, day } = useLearner()
  const due = dueSkills(learner, askable, day).filter(({ inDays }) => inDays === 0).length
  const minutes = minutesFor(sessionSize, averageTime(totals))
  return (
    <span key={`${due} ${sessionSize} ${minutes}`}>
      {totals.totalAnswered === 0
        ? `Let it choose: ${sessionSize} questions, about ${minutes} min`
        : due === 0
          ? `Something new: ${sessionSize} questions, about ${minutes} min`
          : `${due === 1 ? 'One skill is' : `${due} skills are`} due: ${sessionSize} questions, about ${minutes} min`}
    </span>
  )
}

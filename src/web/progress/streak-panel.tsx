import type { Progress } from '#quiz/practice/statistics.ts'
import { useStored } from '#web/store/use-stored.ts'
import { Panel } from '#web/ui/panel.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { FactList } from './fact-list.tsx'

/** Streaks, and the answers they are made of; the answers alone in quiet practice. */
export function StreakPanel({ totals }: { readonly totals: Progress }) {
  const { quietPractice } = useStored(storedSettings)
  const streaks = [
    { label: 'Current Streak', value: grouped(totals.currentStreak) },
    { label: 'Best Streak', value: grouped(totals.bestStreak) },
  ]
  return (
    <Panel title={quietPractice ? 'Answers' : 'Streak Information'}>
      <FactList
        facts={[
          ...(quietPractice ? [] : streaks),
          { label: 'Correct Answers', value: grouped(totals.correctAnswers) },
          { label: 'Incorrect Answers', value: grouped(totals.incorrectAnswers) },
        ]}
      />
    </Panel>
  )
}

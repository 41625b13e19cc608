import type { Progress } from '#quiz/practice/statistics.ts'
import { Panel } from '#web/ui/panel.tsx'
import { grouped } from '#web/ui/text/grouped.ts'

import { FactList } from './fact-list.tsx'

/** Streaks, and the answers they are made of. */
export function StreakPanel({ totals }: { readonly totals: Progress }) {
  return (
    <Panel title="Streak Information">
      <FactList
        facts={[
          { label: 'Current Streak', value: grouped(totals.currentStreak) },
          { label: 'Best Streak', value: grouped(totals.bestStreak) },
          { label: 'Correct Answers', value: grouped(totals.correctAnswers) },
          { label: 'Incorrect Answers', value: grouped(totals.incorrectAnswers) },
        ]}
      />
    </Panel>
  )
}

import type { Progress } from '#quiz/statistics.ts'
import { Panel } from '#web/ui/panel.tsx'

import { FactList } from './fact-list.tsx'

/** Streaks, and the answers they are made of. */
export function StreakPanel({ totals }: { readonly totals: Progress }) {
  return (
    <Panel title="Streak Information">
      <FactList
        facts={[
          { label: 'Current Streak', value: String(totals.currentStreak) },
          { label: 'Best Streak', value: String(totals.bestStreak) },
          { label: 'Correct Answers', value: String(totals.correctAnswers) },
          { label: 'Incorrect Answers', value: String(totals.incorrectAnswers) },
        ]}
      />
    </Panel>
  )
}

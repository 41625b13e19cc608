import { Suspense, useState } from 'react'

import { useAccount } from '#web/store/visitor.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { lastWeeks } from './charts/practice-days.ts'
import { summaryOf } from './practice-summary.ts'
import { ProgressOverview } from './progress-overview.tsx'

const AccountOverview = lazyPart(
  async () => (await import('./account-overview.tsx')).AccountOverview,
)

/**
 * The figures of all answers. Of an account only the latest ones are listed here: when there are more,
 * the server counts them.
 */
export function ProgressFigures({ progress }: { readonly progress: SavedProgress }) {
  const [weeks] = useState(() => lastWeeks(new Date()))
  const account = useAccount()
  const summary = summaryOf(progress)
  if (account === null || summary.latest === null) {
    return <ProgressOverview progress={progress} weeks={weeks} summary={summary} />
  }
  return (
    <Suspense fallback={<ProgressOverview progress={progress} weeks={weeks} summary={null} />}>
      <AccountOverview key={account.user_id} progress={progress} weeks={weeks} />
    </Suspense>
  )
}

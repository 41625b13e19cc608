import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { storedProgress } from '#web/user-data/progress.ts'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { GamesPanel } from './games-panel.tsx'
import { NoProgress } from './no-progress.tsx'
import { PastMatchesPanel } from './past-matches-panel.tsx'
import { ProgressFigures } from './progress-figures.tsx'

export const meta = () =>
  pageMeta('Progress', 'Your accuracy, streaks and practice days, drawn from your own answers.')

/**
 * How practice goes: known to this browser or to the account, so the built page only keeps room for
 * it, enough that what stands below never moves.
 */
export default function ProgressScreen() {
  const progress = useStored(storedProgress)
  const data = useOwnData()
  return (
    <div className="screen-frame flex min-h-[110dvh] grow flex-col print:min-h-0">
      <ScreenTitle backTo="/dashboard/profile">Progress</ScreenTitle>
      <StorageNotice />
      {data === 'out of reach' ? (
        <AccountMissing />
      ) : data === 'here' ? (
        <div className="flex grow flex-col gap-5">
          {progress.totals.totalAnswered === 0 ? (
            <>
              <NoProgress />
              <GamesPanel />
            </>
          ) : (
            <ProgressFigures progress={progress} />
          )}
          <PastMatchesPanel />
        </div>
      ) : (
        <div className="hidden in-[[data-account]]:block">
          <Skeleton label="Your progress is on its way." />
        </div>
      )}
    </div>
  )
}

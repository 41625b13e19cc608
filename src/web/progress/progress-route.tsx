import { storedProgress } from '#web/platform/progress.ts'
import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { useStored } from '#web/platform/use-stored.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { StorageNotice } from '#web/ui/storage-notice.tsx'

import { NoProgress } from './no-progress.tsx'
import { ProgressOverview } from './progress-overview.tsx'

export const meta = () =>
  pageMeta('Progress', 'Your accuracy, streaks and practice days, drawn from your own answers.')

/** How practice goes: known to this browser alone, so the built page only keeps room for it. */
export default function ProgressScreen() {
  const progress = useStored(storedProgress)
  const isInBrowser = useInBrowser()
  return (
    <div className="mx-auto flex w-full max-w-5xl grow flex-col">
      <ScreenTitle backTo="/dashboard/profile">Progress</ScreenTitle>
      <StorageNotice />
      {isInBrowser ? (
        progress.totals.totalAnswered === 0 ? (
          <NoProgress />
        ) : (
          <ProgressOverview progress={progress} />
        )
      ) : (
        <div className="min-h-dvh" />
      )}
    </div>
  )
}

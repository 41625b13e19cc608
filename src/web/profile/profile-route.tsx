import { Bookmark, Clock, ListChecks } from 'lucide-react'
import { Link } from 'react-router'

import { accuracy, averageTime } from '#quiz/practice/statistics.ts'
import { useOwnData } from '#web/store/use-own-data.ts'
import { useStored } from '#web/store/use-stored.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { StatCard } from '#web/ui/stat-card.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { storedBookmarks } from '#web/user-data/bookmarks.ts'
import { storedProgress } from '#web/user-data/progress.ts'
import { StorageNotice } from '#web/user-data/storage-notice.tsx'

import { ProfileCard } from './profile-card.tsx'

export const meta = () => pageMeta('Profile', 'Your name, your rank and your figures.')

/** The learner's name, and their progress. */
export default function ProfileScreen() {
  const data = useOwnData()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ScreenTitle backTo="/dashboard">Profile</ScreenTitle>
      <StorageNotice />
      {data === 'out of reach' ? <AccountMissing /> : <Profile isHere={data === 'here'} />}
      <p className="mt-6 flex flex-wrap gap-3">
        <Link viewTransition to="/dashboard/progress" className={buttonClass('primary')}>
          View Progress
        </Link>
        <Link viewTransition to="/dashboard/settings" className={buttonClass('secondary')}>
          Open Settings
        </Link>
        <Link viewTransition to="/classes" className={buttonClass('secondary')}>
          Classes
        </Link>
      </p>
    </div>
  )
}

/** Keeps room for an account until that is here: nothing is said of it before, and no name taken. */
function Profile({ isHere }: { readonly isHere: boolean }) {
  const { totals } = useStored(storedProgress)
  const { questions } = useStored(storedBookmarks)
  return (
    <div className={isHere ? '' : 'in-[[data-account]]:invisible'}>
      <ProfileCard percent={accuracy(totals)} hasAnswers={totals.totalAnswered > 0} />
      <dl className="mt-5 grid grid-cols-2 gap-4 @max-[14rem]/screen:grid-cols-1 @max-[14rem]/screen:*:last:col-span-1 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <StatCard
          label="Questions Answered"
          value={grouped(totals.totalAnswered)}
          icon={<ListChecks aria-hidden />}
        />
        <StatCard
          label="Average Time"
          value={`${grouped(averageTime(totals))} s`}
          icon={<Clock aria-hidden />}
        />
        <StatCard
          label="Bookmarked"
          value={grouped(questions.length)}
          icon={<Bookmark aria-hidden />}
        />
      </dl>
    </div>
  )
}

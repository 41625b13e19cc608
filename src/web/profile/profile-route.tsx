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

/** What a learner has here, the most wanted first. */
const pages = [
  { to: '/dashboard/progress', label: 'View Progress' },
  { to: '/dashboard/learn', label: 'Your Skills' },
  { to: '/dashboard/bookmarks', label: 'Bookmarks' },
  { to: '/dashboard/settings', label: 'Open Settings' },
  { to: '/classes', label: 'Classes' },
] as const

/** The learner's name, and their progress. */
export default function ProfileScreen() {
  const data = useOwnData()
  return (
    <div className="screen-frame">
      <ScreenTitle backTo="/dashboard">Profile</ScreenTitle>
      <StorageNotice />
      {data === 'out of reach' ? <AccountMissing /> : <Profile isHere={data === 'here'} />}
      <nav
        aria-label="Your pages"
        className="mt-6 grid grid-cols-2 gap-3 *:first:col-span-2 @max-[14rem]/screen:grid-cols-1 @max-[14rem]/screen:*:first:col-span-1 sm:flex sm:flex-wrap sm:max-lg:gap-2"
      >
        {pages.map(({ to, label }, index) => (
          <Link
            key={to}
            viewTransition
            to={to}
            className={`max-sm:px-2 sm:max-lg:px-3.5 ${buttonClass(index === 0 ? 'primary' : 'secondary')}`}
          >
            {label}
          </Link>
        ))}
      </nav>
    </div>
  )
}

/** Keeps room for an account until that is here: nothing is said of it before, and no name taken. */
function Profile({ isHere }: { readonly isHere: boolean }) {
  const { totals } = useStored(storedProgress)
  const { questions } = useStored(storedBookmarks)
  return (
    <div
      className={`lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-5 ${isHere ? '' : 'in-[[data-account]]:invisible'}`}
    >
      <ProfileCard percent={accuracy(totals)} hasAnswers={totals.totalAnswered > 0} />
      <dl className="mt-5 grid grid-cols-2 gap-4 @max-[14rem]/screen:grid-cols-1 @max-[14rem]/screen:*:last:col-span-1 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1 lg:mt-0 lg:grid-cols-1">
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

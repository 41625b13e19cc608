import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export const meta = () =>
  pageMeta('Today', 'Practice that knows what to ask next, and tells you why.')

const TodayScreen = lazy(async () => ({
  default: (await import('./today-screen.tsx')).TodayScreen,
}))

const COMING = <Skeleton label="Your session is on its way." />

/**
 * Today: a session of questions, each chosen for a reason. With `?skill=<id>` or `?idea=<id>` it is
 * about that alone, with several skills about these in turn. It fills the window from the start, so that nothing below moves when it comes, and
 * its parts come later, so that other pages need not list them.
 */
export default function TodayRoute() {
  const isInBrowser = useInBrowserSoon()
  const [search] = useSearchParams()
  const isChosen = isInBrowser && search.size > 0
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <ScreenTitle backTo={isChosen ? '/dashboard/learn' : '/dashboard'}>Today</ScreenTitle>
      <Suspense fallback={COMING}>{isInBrowser ? <TodayScreen /> : COMING}</Suspense>
    </div>
  )
}

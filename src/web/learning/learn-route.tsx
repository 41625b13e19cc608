import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

export const meta = () =>
  pageMeta('Your Skills', 'How far you are with each skill of chemistry, and what comes next.')

const LearnScreen = lazy(async () => ({
  default: (await import('./learn-screen.tsx')).LearnScreen,
}))

const COMING = <Skeleton label="Your skills are on their way." />

/**
 * How far the learner is: all skills at a glance, or one of them with `?skill=<id>`. Known to this
 * browser or to the account, so the built page only keeps room for it.
 */
export default function LearnRoute() {
  const isInBrowser = useInBrowserSoon()
  const [search] = useSearchParams()
  const isOne = isInBrowser && search.has('skill')
  return (
    <div className="screen-frame flex min-h-[110dvh] grow flex-col print:min-h-0">
      <ScreenTitle backTo={isOne ? '/dashboard/learn' : '/dashboard'}>Your Skills</ScreenTitle>
      <Suspense fallback={COMING}>{isInBrowser ? <LearnScreen /> : COMING}</Suspense>
    </div>
  )
}

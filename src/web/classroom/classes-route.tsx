import { lazy, Suspense } from 'react'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

const ClassesScreen = lazy(async () => ({
  default: (await import('./classes-screen.tsx')).ClassesScreen,
}))

export const meta = () =>
  pageMeta('Classes', 'Give your class questions, and see which idea to teach again.')

const COMING = <Skeleton label="Your classes are on their way." />

/** The classes and sets of the visitor, and the ways to new ones. */
export default function ClassesRoute() {
  const isInBrowser = useInBrowserSoon()
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <ScreenTitle backTo="/dashboard">Classes</ScreenTitle>
      <Suspense fallback={COMING}>{isInBrowser ? <ClassesScreen /> : COMING}</Suspense>
    </div>
  )
}

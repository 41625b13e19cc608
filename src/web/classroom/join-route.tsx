import { lazy, Suspense } from 'react'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

const JoinScreen = lazy(async () => ({
  default: (await import('./join/join-screen.tsx')).JoinScreen,
}))

export const meta = () =>
  pageMeta('Join a Class', 'Join the class of your teacher with a code and a nickname.')

const COMING = <Skeleton label="One moment..." />

/** The way into a class. A card in the address signs in with it. */
export default function JoinRoute() {
  const isInBrowser = useInBrowserSoon()
  return (
    <div className="narrow-frame min-h-[calc(100dvh-4rem)]">
      <Suspense fallback={COMING}>{isInBrowser ? <JoinScreen /> : COMING}</Suspense>
    </div>
  )
}

import { lazy, Suspense } from 'react'

import { useInBrowser } from '#web/store/use-in-browser.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

const JoinScreen = lazy(async () => ({
  default: (await import('./join/join-screen.tsx')).JoinScreen,
}))

export const meta = () =>
  pageMeta('Join a Class', 'Join the class of your teacher with a code and a nickname.')

/** The way into a class. A card in the address signs in with it. */
export default function JoinRoute() {
  const isInBrowser = useInBrowser()
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-xl">
      <Suspense fallback={null}>{isInBrowser ? <JoinScreen /> : null}</Suspense>
    </div>
  )
}

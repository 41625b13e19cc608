import { lazy, Suspense, useSyncExternalStore } from 'react'

import { isSplashDue, subscribeToSplash } from '#web/splash/splash-due.ts'

const Splash = lazy(async () => {
  const { Splash: component } = await import('#web/splash/splash.tsx')
  return { default: component }
})

/** What happens on arriving at home. The page itself is there before it and waits for none of it. */
export function Arrival() {
  const isOpening = useSyncExternalStore(subscribeToSplash, isSplashDue, () => false)
  return <Suspense fallback={null}>{isOpening ? <Splash /> : null}</Suspense>
}

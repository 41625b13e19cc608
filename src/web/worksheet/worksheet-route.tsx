import { lazy, Suspense } from 'react'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

const WorksheetScreen = lazy(async () => ({
  default: (await import('./worksheet-screen.tsx')).WorksheetScreen,
}))

export const meta = () =>
  pageMeta('Worksheet', 'The questions of a set on paper, in up to four versions and with a key.')

const COMING = (
  <>
    <h1 className="sr-only">Worksheet</h1>
    <Skeleton label="The worksheet is on its way." />
  </>
)

/** The questions of a set on paper, at `/worksheet?set=<code>`. */
export default function WorksheetRoute() {
  const isInBrowser = useInBrowserSoon()
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <Suspense fallback={COMING}>{isInBrowser ? <WorksheetScreen /> : COMING}</Suspense>
    </div>
  )
}

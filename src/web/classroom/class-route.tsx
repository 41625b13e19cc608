import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

const ClassScreen = lazy(async () => ({
  default: (await import('./class-screen.tsx')).ClassScreen,
}))

export const meta = () => pageMeta('Class', 'A class with its members and their work.')

const COMING = <Skeleton label="The class is on its way." />

/** A class at `/class/<id>`: as its teacher or as its member sees it. */
export default function ClassRoute() {
  const isInBrowser = useInBrowserSoon()
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  // A question is wider than a class, from the start.
  const width = search.has('work') ? 'max-w-4xl lg:max-w-6xl' : 'max-w-4xl'
  return (
    <div className={`mx-auto min-h-[calc(100dvh-4rem)] w-full ${width}`}>
      <Suspense fallback={COMING}>
        {isInBrowser ? <ClassScreen key={id} classId={id} /> : COMING}
      </Suspense>
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'

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
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <Suspense fallback={COMING}>
        {isInBrowser ? <ClassScreen key={id} classId={id} /> : COMING}
      </Suspense>
    </div>
  )
}

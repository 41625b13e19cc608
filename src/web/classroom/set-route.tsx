import { lazy, Suspense } from 'react'
import { useParams, useSearchParams } from 'react-router'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { Skeleton } from '#web/ui/art/skeleton.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

const SetScreen = lazy(async () => ({
  default: (await import('./sets/set-screen.tsx')).SetScreen,
}))
const NewSetScreen = lazy(async () => ({
  default: (await import('./sets/new-set-screen.tsx')).NewSetScreen,
}))

export const meta = () => pageMeta('Question Set', 'A set of chemistry questions to practice.')

const COMING = (
  <>
    <h1 className="sr-only">Question Set</h1>
    <Skeleton label="The set is on its way." />
  </>
)

/** A set by its code at `/set/<code>`, to practice or edit, and a new one at `/set/new`. */
export default function SetRoute() {
  const isInBrowser = useInBrowserSoon()
  const { code = '' } = useParams()
  const [search] = useSearchParams()
  const isEdited = search.has('edit')
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <Suspense fallback={COMING}>
        {!isInBrowser ? (
          COMING
        ) : code === 'new' ? (
          <NewSetScreen />
        ) : (
          // The set is read anew after it was edited.
          <SetScreen key={`${code} ${isEdited}`} code={code} isEdited={isEdited} />
        )}
      </Suspense>
    </div>
  )
}

import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { LoadingQuestion } from './loading-question.tsx'

export const meta = () =>
  pageMeta(
    'Practice',
    'Chemistry questions made from real element data, each with its explanation.',
  )

const PracticeSession = lazy(async () => {
  const { PracticeSession: component } = await import('./practice-session.tsx')
  return { default: component }
})

/**
 * Practice: the question bank is large, so the page is there before it. With `?question=<id>` it
 * begins with that question.
 */
export default function PracticeScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const first = search.get('question')
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser ? (
        <Suspense fallback={<LoadingQuestion />}>
          <PracticeSession key={first} first={first} />
        </Suspense>
      ) : (
        <LoadingQuestion />
      )}
    </div>
  )
}

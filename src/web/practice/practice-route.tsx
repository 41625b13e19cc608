import { lazy, Suspense, useSyncExternalStore } from 'react'

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

/** Practice: the question bank is large, so the page is there before it. */
export default function PracticeScreen() {
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser ? (
        <Suspense fallback={<LoadingQuestion />}>
          <PracticeSession />
        </Suspense>
      ) : (
        <LoadingQuestion />
      )}
    </div>
  )
}

import { lazy, Suspense, use, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import { type Category, isCategory } from '#quiz/categories.ts'
import { storedPreferences } from '#web/platform/preferences.ts'
import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { LoadingQuestion } from './loading-question.tsx'
import { bankFor } from './question-bank.ts'

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
 * begins with that question, with `?category=<id>` it asks about that category alone.
 */
export default function PracticeScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const first = search.get('question')
  const asked = search.get('category') ?? ''
  const only = isCategory(asked) ? asked : null
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser ? (
        <Opening key={`${first} ${only}`} first={first} only={only} />
      ) : (
        <LoadingQuestion />
      )}
    </div>
  )
}

function Opening({
  first,
  only,
}: {
  readonly first: string | null
  readonly only: Category | null
}) {
  const [bank] = useState(() =>
    bankFor(first, only === null ? storedPreferences.get().enabledCategories : [only]),
  )
  return (
    <Suspense fallback={<LoadingQuestion />}>
      <Opened first={first} only={only} bank={bank} />
    </Suspense>
  )
}

function Opened({
  first,
  only,
  bank,
}: {
  readonly first: string | null
  readonly only: Category | null
  readonly bank: Promise<Bank>
}) {
  return <PracticeSession first={first} only={only} firstBank={use(bank)} />
}

import { lazy, Suspense, use, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
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
 * begins with that question.
 */
export default function PracticeScreen() {
  const isInBrowser = useInBrowser()
  const [search] = useSearchParams()
  const first = search.get('question')
  return (
    <div className="mx-auto w-full max-w-3xl">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser ? <Opening key={first} first={first} /> : <LoadingQuestion />}
    </div>
  )
}

function Opening({ first }: { readonly first: string | null }) {
  const [bank] = useState(() => bankFor(first, storedPreferences.get().enabledCategories))
  return (
    <Suspense fallback={<LoadingQuestion />}>
      <Opened first={first} bank={bank} />
    </Suspense>
  )
}

function Opened({ first, bank }: { readonly first: string | null; readonly bank: Promise<Bank> }) {
  return <PracticeSession first={first} firstBank={use(bank)} />
}

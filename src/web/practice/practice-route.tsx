import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import { type Category, isCategory } from '#quiz/categories.ts'
import type { Question } from '#quiz/question.ts'
import type { AccountPractice, Issued } from '#web/platform/account-practice.ts'
import { storedBookmarks } from '#web/platform/bookmarks.ts'
import { useInBrowser } from '#web/platform/use-in-browser.ts'
import { useVisitor, type Visitor } from '#web/platform/visitor.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { takeFirstCategory } from './first-category.ts'
import { LoadingQuestion } from './loading-question.tsx'
import { PracticeSession } from './practice-session.tsx'
import { bankFor } from './question-bank.ts'
import { selectionFor } from './selection-for.ts'

export const meta = () =>
  pageMeta(
    'Practice',
    'Chemistry questions made from real element data, each with its explanation.',
  )

type Asked = {
  /** The id of a question to begin with. */
  readonly first: string | null
  /** The one category to ask about. */
  readonly only: Category | null
}

/**
 * Practice: the question bank is large, so the page is there before it. With `?question=<id>` it
 * begins with that question, with `?category=<id>` it asks about that category alone. It fills the
 * window from the start, so that nothing below it moves when the question comes.
 */
export default function PracticeScreen() {
  const isInBrowser = useInBrowser()
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const first = search.get('question')
  const asked = search.get('category') ?? ''
  const only = isCategory(asked) ? asked : null
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-3xl">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser && !isComing(visitor) ? (
        <Opening
          key={`${first} ${only} ${visitor.status === 'guest'}`}
          asked={{ first, only }}
          visitor={visitor}
        />
      ) : (
        <LoadingQuestion />
      )}
    </div>
  )
}

type Opened = Awaited<ReturnType<typeof open>>

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly opened: Opened }
  | { readonly status: 'failed'; readonly error: unknown }

/** A `Suspense` would hold the first question back for a while, lest its fallback flickers. */
function Opening({ asked, visitor }: { readonly asked: Asked; readonly visitor: Visitor }) {
  const [opening] = useState(() => open(asked, practiceOf(visitor)))
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    opening.then(
      (opened) => setState({ status: 'ready', opened }),
      (error: unknown) => setState({ status: 'failed', error }),
    )
  }, [opening])
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <LoadingQuestion />
  const { bank, issued } = state.opened
  return (
    <PracticeSession
      {...asked}
      bank={bank}
      issued={issued}
      isGuest={visitor.status === 'guest'}
      practice={practiceOf(visitor)}
    />
  )
}

/** Somebody signed in whose account is about to come; without a connection nobody waits for it. */
function isComing(visitor: Visitor): boolean {
  return visitor.status === 'opening' && !visitor.isStuck
}

function practiceOf(visitor: Visitor): AccountPractice | null {
  return visitor.status === 'signed-in' ? visitor.practice : null
}

/** The questions that the session begins with, and the one the server has handed out, if any. */
async function open({ first, only }: Asked, practice: AccountPractice | null) {
  const selection = selectionFor(only)
  const filling = practice?.supply.filled(selection)
  const bank = await bankFor(first, earlyOr(selection.enabledCategories))
  if (practice === null) return { bank, issued: null }
  const chosen = first === null ? null : bank.questionOf(first)
  if (chosen !== null) return { bank, issued: await againIfSaved(chosen, practice) }
  await filling
  return { bank, issued: practice.supply.take(selection) }
}

/** A saved question counts when it is answered again; any other that somebody opens does not. */
async function againIfSaved(chosen: Question, practice: AccountPractice): Promise<Issued | null> {
  const isSaved = storedBookmarks.get().questions.some(({ id }) => id === chosen.id)
  return isSaved ? practice.again(chosen) : null
}

/** The category whose files are on their way already when the page was opened here, else all. */
function earlyOr(enabled: readonly Category[]): readonly Category[] {
  const early = takeFirstCategory(enabled)
  return early === null ? enabled : [early]
}

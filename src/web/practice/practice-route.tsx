import { lazy, Suspense, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router'

import { isCategory, isDifficulty } from '#quiz/categories.ts'
import { setSizeOf } from '#quiz/practice/settings.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { ownerOf, useVisitor, type Visitor } from '#web/store/visitor.ts'
import { pageMeta } from '#web/ui/page-meta.ts'

import { AddressNote } from './address-note.tsx'
import { forgetFirstQuestion } from './first-question/first-question.ts'
import { FirstQuestions } from './first-questions.tsx'
import { LoadingQuestion } from './loading-question.tsx'
import { NoQuestion } from './no-question.tsx'
import { type Asked, courseKey, type Opened, openSession } from './opening.ts'
import { PracticeSession } from './practice-session.tsx'
import { aboutIn } from './set/about-elements.ts'

export const meta = () =>
  pageMeta(
    'Practice',
    'Chemistry questions made from real element data, each with its explanation.',
  )

const NoCourseSet = lazy(async () => ({
  default: (await import('./set/no-course-set.tsx')).NoCourseSet,
}))
const CourseNote = lazy(async () => ({
  default: (await import('./set/course-note.tsx')).CourseNote,
}))

/**
 * Practice: the question bank is large, so the page brings its first question along. With
 * `?question=<id>` it begins with that question, with `?category=<id>` and `?difficulty=<name>` it asks
 * within these limits alone, with `?set=10` a set of ten, with
 * `?course=<id>` and `?unit=<id>` a set of a course, with `?saved` a set of saved questions or of mistakes, with
 * `?element=Na,K` a set about these elements. A learner who comes back finds the session that was left. It fills the window from the start, so that nothing below
 * it moves when a question comes.
 */
export default function PracticeScreen() {
  const isInBrowser = useInBrowserSoon()
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const isReturn = useNavigationType() === NavigationType.Pop
  const first = search.get('question')
  const category = search.get('category') ?? ''
  const difficulty = search.get('difficulty') ?? ''
  const limits = {
    category: isCategory(category) ? category : null,
    difficulty: isDifficulty(difficulty) ? difficulty : null,
  }
  const courseId = search.get('course')
  const course =
    courseId === null
      ? null
      : { id: courseId, unit: search.get('unit'), seed: seedOf(search.get('seed')) }
  const saved = search.has('saved') ? idsIn(state) : undefined
  const about = aboutIn(search.get('element'))
  const setSize = setSizeOf(Number(search.get('set')))
  const unknown = [
    ...(limits.category === null && category !== '' ? [category] : []),
    ...(limits.difficulty === null && difficulty !== '' ? [difficulty] : []),
  ]
  return (
    <div className="screen-frame min-h-[calc(100dvh-4rem)]">
      <h1 className="sr-only">Practice</h1>
      {isInBrowser ? <AddressNote limits={limits} about={about ?? []} unknown={unknown} /> : null}
      {isInBrowser && course !== null ? (
        <Suspense fallback={<div className="mt-3 min-h-26 sm:min-h-13" />}>
          <CourseNote course={course.id} unit={course.unit} />
        </Suspense>
      ) : null}
      {!isInBrowser ? (
        <FirstQuestions />
      ) : isComing(visitor) ? (
        <LoadingQuestion />
      ) : (
        <Opening
          key={`${first} ${limits.category} ${limits.difficulty} ${course === null ? '' : courseKey(course)} ${setSize} ${saved === undefined ? '' : 'saved'} ${search.get('element')} ${visitor.status === 'guest'}`}
          asked={{ first, limits, course, saved, about, setSize, isReturn }}
          visitor={visitor}
        />
      )}
    </div>
  )
}

/** The questions that the way here has named; null for none, as when the address is opened by itself. */
function idsIn(state: unknown): readonly string[] | null {
  if (!Array.isArray(state)) return null
  return state.filter((id) => typeof id === 'string')
}

/** Seeds are written as the contract takes them. */
function seedOf(text: string | null): string | null {
  return text !== null && /^[0-9a-z]{1,12}$/.test(text) ? text : null
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly opened: Opened }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown }

/** A `Suspense` would hold the first question back for a while, lest its fallback flickers. */
function Opening({ asked, visitor }: { readonly asked: Asked; readonly visitor: Visitor }) {
  const [opening] = useState(() => openSession(asked, ownerOf(visitor), practiceOf(visitor)))
  const [state, setState] = useState<State>(
    opening instanceof Promise ? { status: 'loading' } : { status: 'ready', opened: opening },
  )
  useEffect(forgetFirstQuestion, [])
  useEffect(() => {
    if (!(opening instanceof Promise)) return
    opening.then(
      (opened) => setState(opened === null ? { status: 'missing' } : { status: 'ready', opened }),
      (error: unknown) => setState({ status: 'failed', error }),
    )
  }, [opening])
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <LoadingQuestion />
  if (state.status === 'missing') {
    return asked.course === null ? (
      <NoQuestion id={asked.first ?? ''} />
    ) : (
      <Suspense fallback={<LoadingQuestion />}>
        <NoCourseSet unit={asked.course.unit} />
      </Suspense>
    )
  }
  return (
    <PracticeSession
      limits={asked.limits}
      course={asked.course}
      about={asked.about}
      opened={state.opened}
      owner={ownerOf(visitor)}
      isGuest={visitor.status === 'guest'}
      practice={practiceOf(visitor)}
    />
  )
}

/** Tells whether an account is still loading. Without a connection, nothing waits for it. */
function isComing(visitor: Visitor): boolean {
  return visitor.status === 'opening' && !visitor.isStuck
}

function practiceOf(visitor: Visitor): AccountPractice | null {
  return visitor.status === 'signed-in' ? visitor.practice : null
}

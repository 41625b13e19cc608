import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

import type { Bank } from '#quiz/bank.ts'
import type { About } from '#quiz/learning/plan.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { skill } from '#quiz/skills.ts'
import { LoadingQuestion } from '#web/practice/loading-question.tsx'
import { fullBank } from '#web/practice/question-bank.ts'
import { useInBrowser } from '#web/store/use-in-browser.ts'
import { useVisitor, type Visitor } from '#web/store/visitor.ts'
import { pageMeta } from '#web/ui/page-meta.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { ChemicalText } from '#web/ui/text/chemical-text.tsx'
import { GUEST } from '#web/user-data/stored-practice.ts'

import { aboutOf } from './session.ts'
import { Today } from './today.tsx'

export const meta = () =>
  pageMeta('Today', 'Practice that knows what to ask next, and tells you why.')

/**
 * Today: a session of questions, each chosen for a reason. With `?skill=<id>` or `?idea=<id>` it is
 * about that alone. It fills the window from the start, so that nothing below moves when it comes.
 */
export default function TodayScreen() {
  const isInBrowser = useInBrowser()
  const visitor = useVisitor()
  const [search] = useSearchParams()
  const about: About = isInBrowser ? aboutOf(search) : { kind: 'plan' }
  const bank = useBank()
  const isComing = visitor.status === 'opening' && !visitor.isStuck
  return (
    <div className="mx-auto min-h-[calc(100dvh-4rem)] w-full max-w-3xl">
      <ScreenTitle backTo={about.kind === 'plan' ? '/dashboard' : '/dashboard/learn'}>
        {titleOf(about)}
      </ScreenTitle>
      {about.kind === 'idea' ? (
        <p className="-mt-4 mb-4 text-muted">
          <ChemicalText text={`“${misconceptions[about.id].idea}”`} />
        </p>
      ) : null}
      {!isInBrowser || isComing || bank === null ? (
        <LoadingQuestion />
      ) : (
        <Today
          key={`${search.toString()} ${visitor.status}`}
          about={about}
          owner={ownerOf(visitor)}
          isGuest={visitor.status === 'guest'}
          practice={visitor.status === 'signed-in' ? visitor.practice : null}
          bank={bank}
        />
      )}
    </div>
  )
}

function titleOf(about: About): string {
  if (about.kind === 'skill') return skill(about.id).label
  return about.kind === 'idea' ? 'An Idea to Fix' : 'Today'
}

/** Without a connection nobody knows which account it would be. */
function ownerOf(visitor: Visitor): string | null {
  if (visitor.status === 'guest') return GUEST
  return visitor.status === 'signed-in' ? visitor.account.user_id : null
}

function useBank(): Bank | null {
  const [state, setState] = useState<{ readonly bank: Bank | null } | { readonly error: unknown }>({
    bank: null,
  })
  useEffect(() => {
    fullBank().then(
      (bank) => setState({ bank }),
      (error: unknown) => setState({ error }),
    )
  }, [])
  if ('error' in state) throw state.error
  return state.bank
}

import { useCallback } from 'react'

import { Loading } from '#web/classroom/parts/load-state.tsx'
import { saveTry } from '#web/classroom/run/save-try.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import type { Tried } from '#web/classroom/run/use-run-answer.ts'
import { useAccountStart } from '#web/shell/use-account-start.ts'
import type { AccountPractice } from '#web/store/account-practice.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { planOf, questionsOf } from './practice-plan.ts'

const QUESTIONS = 5

/** A few questions about what a part of an article teaches. They count as practice, of a guest or of an account. */
export function EmbeddedPractice({ names }: { readonly names: string }) {
  useAccountStart()
  const visitor = useVisitor()
  if (visitor.status === 'opening' && !visitor.isStuck) return <OnTheirWay />
  return (
    <Questions
      key={visitor.status}
      names={names}
      isGuest={visitor.status === 'guest'}
      practice={visitor.status === 'signed-in' ? visitor.practice : null}
    />
  )
}

function Questions({
  names,
  isGuest,
  practice,
}: {
  readonly names: string
  readonly isGuest: boolean
  /** Takes the answers of a signed-in user to their account; null without a connection. */
  readonly practice: AccountPractice | null
}) {
  const [state] = useLoaded(useCallback(() => questionsAbout(names, practice), [names, practice]))
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <OnTheirWay />
  const { questions, issued } = state.answer
  if (questions.length === 0) return <p className="text-muted">There is no question about this.</p>
  const items = questions.map((question) => ({ question, tries: [] }))

  function open(place: number) {
    const shown = issued?.[place]
    if (shown !== undefined) practice?.open(shown)
  }

  function save(tried: Tried) {
    const answered = issued?.[tried.place]
    if (isGuest) saveTry(items, tried)
    else if (answered !== undefined && tried.given !== null) practice?.answer(answered, tried.given)
  }

  return (
    <SetRun
      items={items}
      tries={1}
      timer="off"
      hasHints={false}
      note={null}
      endNote={
        <p className="mt-2 text-muted">
          {isGuest || issued !== null
            ? 'Your answers count in your progress.'
            : 'Your account was out of reach, so these answers do not count in your progress.'}
        </p>
      }
      isFramed
      onShown={open}
      onTried={save}
    />
  )
}

function OnTheirWay() {
  return <Loading label="The questions are on their way." />
}

/** Questions for a part of an article, as the server has handed them out; null for those that are drawn here. */
async function questionsAbout(names: string, practice: AccountPractice | null) {
  const plan = planOf(names.split('.'), QUESTIONS, Math.random)
  const issued = practice === null ? null : await practice.templateSet(plan)
  const questions =
    issued === null ? await questionsOf(plan, Math.random) : issued.map(({ question }) => question)
  return { questions, issued }
}

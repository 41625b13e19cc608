import { useCallback } from 'react'

import { Loading } from '#web/classroom/parts/load-state.tsx'
import { saveTry } from '#web/classroom/run/save-try.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { planOf, questionsOf } from './practice-plan.ts'

const QUESTIONS = 5

/** A few questions about what a part of an article teaches. They count as a guest's practice; an account gets none of them. */
export function EmbeddedPractice({ names }: { readonly names: string }) {
  const [state] = useLoaded(
    useCallback(
      () => questionsOf(planOf(names.split('.'), QUESTIONS, Math.random), Math.random),
      [names],
    ),
  )
  const isGuest = useVisitor().status === 'guest'
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <Loading label="The questions are on their way." />
  if (state.answer.length === 0)
    return <p className="text-muted">There is no question about this.</p>
  const items = state.answer.map((question) => ({ question, tries: [] }))
  return (
    <SetRun
      items={items}
      tries={1}
      timer="off"
      hasHints={false}
      note={null}
      endNote={
        <p className="mt-2 text-muted">
          {isGuest
            ? 'Your answers count in your progress.'
            : 'Answers in an article do not count for your statistics.'}
        </p>
      }
      isFramed
      onTried={(tried) => (isGuest ? saveTry(items, tried) : undefined)}
    />
  )
}

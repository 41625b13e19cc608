import { useCallback } from 'react'

import { Loading } from '#web/classroom/parts/load-state.tsx'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { planOf, questionsOf } from './practice-plan.ts'

const QUESTIONS = 5

/** A few questions about what a part of an article teaches. They count for nothing: reading is no test. */
export function EmbeddedPractice({ names }: { readonly names: string }) {
  const [state] = useLoaded(
    useCallback(
      () => questionsOf(planOf(names.split('.'), QUESTIONS, Math.random), Math.random),
      [names],
    ),
  )
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <Loading label="The questions are on their way." />
  if (state.answer.length === 0)
    return <p className="text-muted">There is no question about this.</p>
  return (
    <SetRun
      items={state.answer.map((question) => ({ question, tries: [] }))}
      tries={1}
      timer="off"
      hasHints={false}
      note={null}
      endNote={<p className="mt-2 text-muted">Answers in an article are not counted.</p>}
      isFramed
      onTried={() => undefined}
    />
  )
}

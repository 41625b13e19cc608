import { useEffect, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { parseQuestionId, questionId, SEEDS } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import { beginRun, itemOf, type SetRun } from '#quiz/sets/run.ts'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { RunQuestion } from '#web/classroom/run/run-question.tsx'
import { NoQuestion } from '#web/practice/no-question.tsx'
import { bankWith } from '#web/practice/question-bank.ts'

import { EmbedEnd } from './embed-end.tsx'

/** Draws in search of a seed that the template makes something of. */
const TRIES = 20

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly bank: Bank; readonly run: SetRun }

/** One question, and once it is answered others like it. */
export function EmbeddedQuestion({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    bankWith(id).then(
      (bank) => setState(opened(bank, id)),
      (error: unknown) => setState({ status: 'failed', error }),
    )
  }, [id])
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <Loading label="The question is on its way." />
  if (state.status === 'missing') return <NoQuestion id={id} />
  const { bank, run } = state
  const item = itemOf(run)
  if (item === null) return null
  return (
    <>
      <RunQuestion
        run={run}
        item={item}
        timer="off"
        hasHints={false}
        note={null}
        takesFocus={run.place > 0}
        onChange={(next) => setState({ status: 'ready', bank, run: continued(next, bank, id) })}
        onTried={() => undefined}
      />
      <EmbedEnd path={`/dashboard/questions?question=${item.question.id}`} />
    </>
  )
}

function opened(bank: Bank, id: string): State {
  const question = bank.questionOf(id)
  if (question === null) return { status: 'missing' }
  return { status: 'ready', bank, run: beginRun([{ question, tries: [] }], 1, Date.now()) }
}

/** Behind the last question stands another one of its template. */
function continued(run: SetRun, bank: Bank, id: string): SetRun {
  if (itemOf(run) !== null) return run
  const question = another(bank, id) ?? run.items[0]?.question
  return question === undefined ? run : { ...run, items: [...run.items, { question, tries: [] }] }
}

function another({ questionOf }: Bank, id: string): Question | null {
  const parts = parseQuestionId(id)
  if (parts === null) return null
  for (let tried = 0; tried < TRIES; tried += 1) {
    const seed = Math.floor(Math.random() * SEEDS)
    const found = questionOf(questionId({ id: parts.template, version: parts.version }, seed))
    if (found !== null) return found
  }
  return null
}

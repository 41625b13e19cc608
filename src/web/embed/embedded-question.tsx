import { useCallback, useState } from 'react'

import type { Bank } from '#quiz/bank.ts'
import { parseQuestionId, questionId, SEEDS } from '#quiz/question-id.ts'
import type { Question } from '#quiz/question.ts'
import { beginRun, itemOf, type SetRun } from '#quiz/sets/run.ts'
import { Loading } from '#web/classroom/parts/load-state.tsx'
import { RunQuestion } from '#web/classroom/run/run-question.tsx'
import { NoQuestion } from '#web/practice/no-question.tsx'
import { bankWith } from '#web/practice/question-bank.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { EmbedEnd } from './embed-end.tsx'

/** Draws in search of a seed that the template makes something of. */
const TRIES = 20

/** One question, and once it is answered others like it. */
export function EmbeddedQuestion({ id }: { readonly id: string }) {
  const [state] = useLoaded(useCallback(() => bankWith(id), [id]))
  if (state.status === 'failed') throw state.error
  if (state.status === 'loading') return <Loading label="The question is on its way." />
  const question = state.answer.questionOf(id)
  if (question === null) return <NoQuestion id={id} />
  return <Asked first={question} bank={state.answer} />
}

function Asked({ first, bank }: { readonly first: Question; readonly bank: Bank }) {
  const [run, setRun] = useState(() => beginRun([{ question: first, tries: [] }], 1, Date.now()))
  const item = itemOf(run)
  if (item === null) return null
  return (
    <>
      <h1 className="sr-only">A chemistry question</h1>
      <RunQuestion
        run={run}
        item={item}
        timer="off"
        hasHints={false}
        note={null}
        takesFocus={run.place > 0}
        onChange={(next) => setRun(continued(next, bank, first))}
        onTried={() => undefined}
      />
      <EmbedEnd path={`/dashboard/questions?question=${item.question.id}`} />
    </>
  )
}

/** Behind the last question stands another one of its template. */
function continued(run: SetRun, bank: Bank, first: Question): SetRun {
  if (itemOf(run) !== null) return run
  const question = another(bank, first.id) ?? first
  return { ...run, items: [...run.items, { question, tries: [] }] }
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

import { useCallback, useMemo, useState } from 'react'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { readCode } from '#quiz/sets/code.ts'
import { questionsOfSet } from '#quiz/sets/questions.ts'
import { namedQuestions } from '#quiz/sets/set-content.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useBank } from '#web/classroom/parts/use-bank.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'
import { call, codeOf, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { EmbedEnd } from './embed-end.tsx'

/** The questions of a set, by its code. */
export function EmbeddedSet({ code: given }: { readonly code: string }) {
  const code = readCode(given)
  const ask = useCallback(
    () => (code === null ? Promise.resolve(null) : retrying(() => call('get_set', { code }))),
    [code],
  )
  const [state, reload] = useLoaded<SharedSet | null>(ask)
  const isMissing = state.status === 'failed' && codeOf(state.error) === 'not_found'
  if (state.status === 'failed' && !isMissing) {
    return <Failed error={state.error} onRetry={reload} />
  }
  if (state.status === 'loading') return <Loading label="The set is on its way." />
  if (state.status === 'failed' || state.answer === null) {
    return <p className="text-muted">There is no set with this code.</p>
  }
  return <Questions set={state.answer} />
}

function Questions({ set }: { readonly set: SharedSet }) {
  const bank = useBank(namedQuestions(set.content))
  const [own] = useState(() => Math.floor(Math.random() * SEEDS))
  const items = useMemo(
    () =>
      bank === null
        ? []
        : questionsOfSet(set.content, own, bank).flatMap((id) => {
            const question = bank.questionOf(id)
            return question === null ? [] : [{ question, tries: [] }]
          }),
    [bank, own, set],
  )
  if (bank === null) return <Loading label="The questions are on their way." />
  const { tries, timer, hints } = set.content
  return (
    <>
      <h1 className="text-xl">
        <bdi className="wrap-anywhere">{set.name}</bdi>
      </h1>
      <SetRun
        items={items}
        tries={tries}
        timer={timer}
        hasHints={hints}
        note={null}
        endNote={null}
        isFramed
        onTried={() => undefined}
      />
      <EmbedEnd path={`/set/${set.code}`} />
    </>
  )
}

import { useState } from 'react'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useSet, useSetItems } from '#web/classroom/parts/use-set.ts'
import { SetRun } from '#web/classroom/run/set-run.tsx'

import { EmbedEnd } from './embed-end.tsx'

/** The questions of a set, by its code. */
export function EmbeddedSet({ code }: { readonly code: string }) {
  const [state, reload] = useSet(code)
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  if (state.status === 'loading') return <Loading label="The set is on its way." />
  if (state.answer === null) {
    return (
      <>
        <h1 className="text-xl">There is no set with this code.</h1>
        <p className="mt-2 text-muted">
          The code stands at the end of the frame’s address. Please compare it with the code of the
          set.
        </p>
      </>
    )
  }
  return <Questions set={state.answer} />
}

function Questions({ set }: { readonly set: SharedSet }) {
  const [own] = useState(() => Math.floor(Math.random() * SEEDS))
  const items = useSetItems(set.content, own)
  if (items === null) return <Loading label="The questions are on their way." />
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

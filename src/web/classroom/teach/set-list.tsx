import { useCallback, useState } from 'react'
import { Link } from 'react-router'

import type { SetSummary } from '#contract/classroom/sets.ts'
import { acting } from '#web/classroom/parts/acting.ts'
import { CodeText } from '#web/classroom/parts/code-text.tsx'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { call, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

/** The sets of a user. Archived ones show on request. */
export function SetList() {
  const ask = useCallback(() => retrying(() => call('list_sets', {})), [])
  const [state, reload] = useLoaded(ask)
  const [isWhole, setIsWhole] = useState(false)
  const sets = state.status === 'ready' ? state.answer.sets : []
  const archived = sets.filter(({ is_archived }) => is_archived).length
  const shown = sets.filter(({ is_archived }) => isWhole || !is_archived)

  async function archive({ set_id, is_archived }: SetSummary) {
    await acting(() => call('archive_set', { set_id, is_archived: !is_archived }))
    reload()
  }

  return (
    <Panel title="Your Sets" className="lg:col-start-1">
      {state.status === 'loading' ? <Loading label="Your sets are on their way." /> : null}
      {state.status === 'failed' ? <Failed error={state.error} onRetry={reload} /> : null}
      {state.status === 'ready' && sets.length === 0 ? (
        <p className="text-muted">
          None yet. A set says which questions are asked and how. Anyone can practice it at its
          address.
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {shown.map((set) => (
          <li key={set.set_id} className="flex flex-wrap items-center gap-x-4 py-2">
            <div className="min-w-0 grow basis-full sm:basis-36">
              <Link
                to={`/set/${set.code}`}
                className="inline-flex min-h-11 items-center font-display text-link underline-offset-4 hover:underline"
              >
                <bdi className="wrap-anywhere">{set.name}</bdi>
              </Link>
              <p className="text-sm text-muted">
                {set.size === 1 ? 'One question' : `${set.size} questions`}
              </p>
            </div>
            <CodeText code={set.code} />
            <Button look="quiet" onClick={() => void archive(set)}>
              {set.is_archived ? 'Take back' : 'Archive'}
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to="/set/new" className={buttonClass('secondary')}>
          Make a set
        </Link>
        {archived === 0 ? null : (
          <Button look="quiet" aria-pressed={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Hide archived sets' : 'Show archived sets'}
          </Button>
        )}
      </div>
    </Panel>
  )
}

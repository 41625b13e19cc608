import { useCallback } from 'react'

import type { SharedSet } from '#contract/classroom/sets.ts'
import { readCode } from '#quiz/sets/code.ts'
import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'
import { call, codeOf, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { SetEditor } from './set-editor.tsx'
import { SetPractice } from './set-practice.tsx'

/** A set by its code: anyone can practice it, and its address makes a new one as well. */
export function SetScreen({
  code: given,
  isEdited,
}: {
  readonly code: string
  readonly isEdited: boolean
}) {
  const code = readCode(given)
  const isSignedIn = useVisitor().status === 'signed-in'
  const ask = useCallback(
    () => (code === null ? Promise.resolve(null) : retrying(() => call('get_set', { code }))),
    [code],
  )
  const [state, reload] = useLoaded<SharedSet | null>(ask)
  if (code === null) return <NoSet />
  if (state.status === 'failed' && codeOf(state.error) === 'not_found') return <NoSet />
  if (state.status === 'failed') return <Failed error={state.error} onRetry={reload} />
  if (state.status === 'loading') return <Loading label="The set is on its way." />
  if (state.answer === null) return <NoSet />
  if (isEdited && isSignedIn && state.answer.is_own) return <SetEditor set={state.answer} />
  return <SetPractice key={state.answer.version} set={state.answer} />
}

function NoSet() {
  return (
    <>
      <ScreenTitle backTo="/classes">No such set</ScreenTitle>
      <p className="text-muted">
        A code has six letters. Please compare it with the one that you were given.
      </p>
    </>
  )
}

import { Failed, Loading } from '#web/classroom/parts/load-state.tsx'
import { useSet } from '#web/classroom/parts/use-set.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { SetEditor } from './set-editor.tsx'
import { SetPractice } from './set-practice.tsx'

/** A set by its code: anyone can practice it, and its address makes a new one as well. */
export function SetScreen({
  code,
  isEdited,
}: {
  readonly code: string
  readonly isEdited: boolean
}) {
  const isSignedIn = useVisitor().status === 'signed-in'
  const [state, reload] = useSet(code)
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

import type { Failure } from './client/match-state.ts'
import { NoMatch } from './review/no-match.tsx'

type Reason = Failure | 'missed'

/** Explains why there is no search: the player missed the match, or the server refused. */
export function NoSearch({
  failure,
  onFind,
}: {
  readonly failure: Reason | null
  readonly onFind: () => void
}) {
  return (
    <NoMatch title="No Match Yet" onFind={onFind}>
      <p role="status">{sentenceFor(failure)}</p>
    </NoMatch>
  )
}

function sentenceFor(failure: Reason | null): string {
  if (failure === null) return 'Look for an opponent whenever you are ready.'
  if (failure === 'missed') return 'The match was cancelled because you did not join in time.'
  if (failure === 'notInvited') return 'This invitation is over, or it is for two others.'
  if (failure === 'tooOften')
    return 'You have searched too often. Please wait a moment and try again.'
  return 'The server cannot be reached at the moment. Please try again soon.'
}

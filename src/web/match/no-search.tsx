import type { Failure } from './client/match-state.ts'
import { NoMatch } from './review/no-match.tsx'

type Reason = Failure | 'missed'

/** Nobody is looked for: the match did not come about, or the server refused. */
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
  if (failure === 'missed') return 'The match was cancelled, because you were not there to play it.'
  if (failure === 'tooOften') return 'That was often. Please wait a little and try again.'
  return 'The server cannot be reached at the moment. Please try again soon.'
}

import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import type { Failure } from './duel-state.ts'
import { MatchArt } from './match-art.tsx'

/** Nobody is looked for: the match did not come about, or the server refused. */
export function NoSearch({
  failure,
  onFind,
}: {
  readonly failure: Failure | null
  readonly onFind: () => void
}) {
  return (
    <Notice
      art={<MatchArt />}
      title="No Match Yet"
      actions={
        <>
          <Button look="primary" onClick={onFind}>
            Find Match
          </Button>
          <Link to="/dashboard" className={buttonClass('secondary')}>
            Back to Dashboard
          </Link>
        </>
      }
    >
      <p role="status">{sentenceFor(failure)}</p>
    </Notice>
  )
}

function sentenceFor(failure: Failure | null): string {
  if (failure === null) return 'Look for an opponent whenever you are ready.'
  if (failure === 'tooOften') return 'That was often. Please wait a little and try again.'
  return 'The server cannot be reached at the moment. Please try again soon.'
}

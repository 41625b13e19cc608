import { type ReactNode, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { everyTick } from './board/use-countdown.ts'
import type { MatchClient } from './client/match-client.ts'
import type { MatchState } from './client/match-state.ts'
import { MatchArt } from './review/match-art.tsx'
import { TallScreen } from './review/tall-screen.tsx'

/** After this long the player is offered practice. */
const LONG_MS = 30_000

/** The search for an opponent. */
export function FindingMatch({
  client,
  state,
  note,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  /** Why the search is held up; undefined when it is not. */
  readonly note: ReactNode
}) {
  const navigate = useNavigate()
  const isLong = useIsLong(client, state.status.kind === 'searching' ? state.status.since : null)

  function practice() {
    client.practiceWhileWaiting()
    void navigate('/dashboard/questions')
  }

  function cancel() {
    client.cancel()
    void navigate('/dashboard')
  }

  return (
    <TallScreen>
      <Notice
        art={<MatchArt isSeeking />}
        title="Finding Match"
        actions={
          <>
            {isLong ? (
              <Button look="primary" onClick={practice}>
                Practice while you wait
              </Button>
            ) : null}
            <Button onClick={cancel}>Cancel</Button>
          </>
        }
      >
        <p role="status" className="text-ink">
          {note ?? 'Looking for an opponent...'}
        </p>
        <p>If no opponent joins within 30 seconds, you can practice solo or try again later.</p>
        <p className="min-h-14 text-sm sm:min-h-7">
          {isLong && note === undefined
            ? 'You keep your place. When an opponent joins, you are taken to the match.'
            : null}
        </p>
      </Notice>
    </TallScreen>
  )
}

function useIsLong(client: MatchClient, since: number | null): boolean {
  return useSyncExternalStore(
    everyTick,
    () => since !== null && client.serverNow() - since >= LONG_MS,
  )
}

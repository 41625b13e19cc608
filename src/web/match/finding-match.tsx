import { type ReactNode, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'

import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { everyTick } from './board/use-countdown.ts'
import type { DuelDesk } from './client/match-session.ts'
import type { DuelState } from './client/match-state.ts'
import { MatchArt } from './review/match-art.tsx'
import { TallScreen } from './review/tall-screen.tsx'

/** After so long there is something better to do than to wait. */
const LONG_MS = 30_000

/** The search for an opponent. */
export function FindingMatch({
  desk,
  state,
  note,
}: {
  readonly desk: DuelDesk
  readonly state: DuelState
  /** Why nobody is looked for just now. */
  readonly note: ReactNode
}) {
  const navigate = useNavigate()
  const isLong = useIsLong(desk, state.duel?.type === 'searching' ? state.duel.since : null)

  function practice() {
    desk.practiceMeanwhile()
    void navigate('/dashboard/questions')
  }

  function cancel() {
    desk.cancel()
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
            ? 'You keep your place: when somebody comes, the match calls you.'
            : null}
        </p>
      </Notice>
    </TallScreen>
  )
}

function useIsLong(desk: DuelDesk, since: number | null): boolean {
  return useSyncExternalStore(
    everyTick,
    () => since !== null && desk.serverNow() - since >= LONG_MS,
  )
}

import { type ReactNode, useSyncExternalStore } from 'react'
import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { FRIEND_PATH } from './address/friend-address.ts'
import { everyTick } from './board/use-countdown.ts'
import type { MatchClient } from './client/match-client.ts'
import { isOnline, type MatchState } from './client/match-state.ts'
import { PracticeOffer } from './practice-offer.tsx'
import { MatchArt } from './review/match-art.tsx'
import { LONG_MS } from './review/practice-meanwhile.tsx'
import { TallScreen } from './review/tall-screen.tsx'
import { useLasting } from './review/use-lasting.ts'
import { useWaysOn } from './review/use-ways-on.ts'

/** A connection is mostly there sooner. */
const SLOW_MS = 4000

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
  const { practice, cancel } = useWaysOn(client)
  const since = state.status.kind === 'searching' ? state.status.since : null
  const hasSearchedLong = useHasSearchedLong(client, since)
  const hasWaitedLong = useLasting(true, LONG_MS)
  const isLong = hasSearchedLong || hasWaitedLong
  const isSlow = useLasting(!isOnline(state), SLOW_MS)

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
            <Link to={FRIEND_PATH} className={buttonClass('secondary')}>
              Play a friend
            </Link>
            <Button onClick={cancel}>Cancel</Button>
          </>
        }
      >
        <p role="status" className="text-ink">
          {note ?? 'Looking for an opponent...'}
        </p>
        <p>If no opponent joins within 30 seconds, you can practice solo or try again later.</p>
        <PracticeOffer client={client} since={since} />
        <p aria-live="polite" className="min-h-14 text-sm sm:min-h-7">
          {promise({ isLong, isSlow, isHeldUp: note !== undefined })}
        </p>
      </Notice>
    </TallScreen>
  )
}

/** Returns the next automatic step; null while nothing needs to be said. */
function promise({
  isLong,
  isSlow,
  isHeldUp,
}: {
  readonly isLong: boolean
  readonly isSlow: boolean
  readonly isHeldUp: boolean
}): string | null {
  if (isLong && isHeldUp) {
    return 'The search goes on by itself as soon as it can. When an opponent joins, you are taken to the match.'
  }
  if (isLong) return 'You keep your place. When an opponent joins, you are taken to the match.'
  if (!isSlow) return null
  return 'This takes longer than usual. Some networks block live connections, so the page tries several ways.'
}

function useHasSearchedLong(client: MatchClient, since: number | null): boolean {
  return useSyncExternalStore(
    everyTick,
    () => since !== null && client.serverNow() - since >= LONG_MS,
  )
}

import { Swords, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'

import { deskOf } from '#web/match/client/match-client.ts'
import type { DuelDesk } from '#web/match/client/match-session.ts'
import {
  type DuelState,
  endOf,
  isMissing,
  isOnline,
  isPlaying,
  matchOf,
} from '#web/match/client/match-state.ts'
import { useCall } from '#web/match/client/use-tab-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const HERE = '/dashboard/multiplayer'

const endings = {
  won: 'Victory! Your match is over.',
  lost: 'Your match is over, your opponent won.',
  draw: 'Your match is over, it is a draw.',
} as const

/** So long the page on which somebody has searched has to confirm the match before it calls elsewhere. */
const CALL_MS = 700

/**
 * On other screens: the search, the match that is on or the end of it, and the way there. Who does
 * something else until there is an opponent is called to the match.
 */
export function MatchStrip({ userId }: { readonly userId: string }) {
  const desk = deskOf(userId)
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  useCall(state)
  useWayThere(state)
  const news = newsOf(state)
  if (news === null) return null
  return (
    <aside aria-label="Multiplayer" className="match-strip">
      <Swords aria-hidden className="size-5 shrink-0 text-accent" />
      <p role="status" className="min-w-0 grow">
        {news}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <Ways desk={desk} state={state} />
      </div>
    </aside>
  )
}

function Ways({ desk, state }: { readonly desk: DuelDesk; readonly state: DuelState }) {
  const over = endOf(state)
  if (over !== null) {
    return (
      <>
        <Link to={`${HERE}?match=${over}`} className={buttonClass('primary')}>
          See Result
        </Link>
        <IconButton label="Close" onClick={desk.dismiss}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </>
    )
  }
  return isPlaying(state) ? (
    <Link to={HERE} className={buttonClass('primary')}>
      Rejoin
    </Link>
  ) : (
    <Button look="quiet" onClick={desk.cancel}>
      Cancel search
    </Button>
  )
}

function newsOf(state: DuelState): string | null {
  if (state.isCalledOff) return null
  if (isPlaying(state)) return 'Your match is on.'
  if (state.duel?.type === 'searching') {
    return isOnline(state) ? 'Looking for an opponent...' : 'Reconnecting…'
  }
  if (endOf(state) === null) return null
  const phase = matchOf(state)?.view.phase
  return phase?.kind === 'finished' ? endings[phase.result] : 'Your match is over.'
}

function useWayThere(state: DuelState) {
  const navigate = useNavigate()
  const isCalled = isPlaying(state) && state.isPatient
  const isLate = isMissing(state)
  useEffect(() => {
    if (isCalled) void navigate(HERE)
  }, [isCalled, navigate])
  useEffect(() => {
    if (!isLate) return
    const timer = setTimeout(() => void navigate(HERE), CALL_MS)
    return () => clearTimeout(timer)
  }, [isLate, navigate])
}

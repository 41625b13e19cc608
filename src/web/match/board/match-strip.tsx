import { Swords, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'

import { matchClient } from '#web/match/client/current-match-client.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'
import {
  invitationOf,
  isWaitingElsewhere,
  isOnline,
  isPlaying,
  isUnconfirmed,
  isWanted,
  matchOf,
  type MatchState,
  unseenEnd,
} from '#web/match/client/match-state.ts'
import { useTabTitle } from '#web/match/client/use-tab-title.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const HERE = '/dashboard/multiplayer'

const endings = {
  won: 'Victory! Your match is over.',
  lost: 'Your match is over. Your opponent won.',
  draw: 'Your match is over. It is a draw.',
} as const

/** How long the page that searched has to confirm the match before this one calls the player. */
const CALL_MS = 700

/**
 * Shows the search, the match or its end on other screens, with a link to it. Takes a player who does
 * something else while waiting to the match once it is found.
 */
export function MatchStrip({ userId }: { readonly userId: string }) {
  const client = matchClient(userId)
  const state = useSyncExternalStore(client.subscribe, client.get)
  useTabTitle(state)
  useCallToMatch(state)
  const text = statusText(state)
  if (text === null) return null
  return (
    <aside aria-label="Multiplayer" className="match-strip">
      <Swords aria-hidden className="size-5 shrink-0 text-accent" />
      <p role="status" className="min-w-0 grow">
        {text}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <StripActions client={client} state={state} />
      </div>
    </aside>
  )
}

function StripActions({
  client,
  state,
}: {
  readonly client: MatchClient
  readonly state: MatchState
}) {
  const over = unseenEnd(state)
  if (over !== null) {
    return (
      <>
        <Link to={`${HERE}?match=${over}`} className={buttonClass('primary')}>
          See Result
        </Link>
        <IconButton label="Close" onClick={client.dismiss}>
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
    <Button look="quiet" onClick={client.cancel}>
      Cancel search
    </Button>
  )
}

function statusText(state: MatchState): string | null {
  if (state.search.kind === 'ending') return null
  if (isPlaying(state)) return 'Your match is in progress.'
  const isWantedHere = isWanted(state) && matchOf(state) === null
  if (state.status.kind === 'searching' || (isWantedHere && isWaitingElsewhere(state))) {
    if (isOnline(state)) {
      return invitationOf(state) === null
        ? 'Looking for an opponent...'
        : 'Waiting for your friend...'
    }
    return state.clock === null ? 'Connecting…' : 'Reconnecting…'
  }
  if (unseenEnd(state) === null) return null
  const phase = matchOf(state)?.view.phase
  return phase?.kind === 'finished' ? endings[phase.result] : 'Your match is over.'
}

function useCallToMatch(state: MatchState) {
  const navigate = useNavigate()
  const isCalled = isPlaying(state) && isWaitingElsewhere(state)
  const isLate = isUnconfirmed(state)
  useEffect(() => {
    if (isCalled) void navigate(HERE)
  }, [isCalled, navigate])
  useEffect(() => {
    if (!isLate) return
    const timer = setTimeout(() => void navigate(HERE), CALL_MS)
    return () => clearTimeout(timer)
  }, [isLate, navigate])
}

import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { useFocusOf } from '#web/ui/focus/use-focus-of.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { MatchBoard } from './board/match-board.tsx'
import { MatchResult } from './board/match-result.tsx'
import { MatchStart } from './board/match-start.tsx'
import { useTrouble } from './board/use-trouble.tsx'
import { deskOf } from './client/match-client.ts'
import type { DuelDesk } from './client/match-session.ts'
import { type DuelState, endOf, isPlaying, isRunning, matchOf } from './client/match-state.ts'
import { useCall } from './client/use-tab-title.ts'
import { FindingMatch } from './finding-match.tsx'
import { NoSearch } from './no-search.tsx'
import { PastMatch } from './past/past-match.tsx'
import { LoadingMatch } from './review/loading-match.tsx'

const HERE = '/dashboard/multiplayer'

/** The screens of the match of somebody who is signed in; with `?match=<id>` a match that is over. */
export function LiveMatch({ userId }: { readonly userId: string }) {
  const desk = deskOf(userId)
  const state = useSyncExternalStore(desk.subscribe, desk.get)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('match')
  const match = matchOf(state)
  const isOnNow = isPlaying(state)
  const past = isOnNow ? null : asked
  // Whoever plays again leaves the result a moment later than its search begins.
  const isSearchingHere = state.isSeeking && !state.isPatient
  useWatched(desk, past === null || past === endOf(state) || isSearchingHere)
  useSearch(desk, past === null && state.leftBehind === null && state.endedAway === null)
  useAddress(endOf(state), asked, isOnNow)
  useDoor(state)
  useCall(state)
  useFocusOf(past === null ? screenOf(state) : 'past')
  useConcentration(isOnNow || state.isSeeking || state.duel?.type === 'searching')

  function playAgain() {
    desk.find()
    void navigate(HERE, { replace: true })
  }

  if (past !== null && match?.matchId !== past) {
    return <PastMatch key={past} matchId={past} onPlayAgain={playAgain} />
  }
  return <Screen desk={desk} state={state} onPlayAgain={playAgain} />
}

function Screen({
  desk,
  state,
  onPlayAgain,
}: {
  readonly desk: DuelDesk
  readonly state: DuelState
  readonly onPlayAgain: () => void
}) {
  const { duel } = state
  const engagement = useSyncExternalStore(liveLine.subscribe, liveLine.engagement)
  const note = useTrouble(state)
  if (duel === null && (engagement === 'match' || state.leftBehind !== null)) {
    return <LoadingMatch title="Rejoining Match" note={note} />
  }
  if (duel?.type === 'match') {
    const { phase } = duel.view
    switch (phase.kind) {
      case 'starting':
        return <MatchStart desk={desk} state={state} match={duel} phase={phase} />
      case 'open':
      case 'reveal':
      case 'waiting':
        return <MatchBoard desk={desk} state={state} match={duel} />
      case 'finished':
        return <MatchResult match={duel} onPlayAgain={onPlayAgain} />
      case 'cancelled':
        return phase.isReady || state.isSeeking ? (
          <FindingMatch desk={desk} state={state} note={note} />
        ) : (
          <NoSearch failure="missed" onFind={desk.find} />
        )
    }
  }
  if (duel?.type === 'searching' || state.isSeeking) {
    return <FindingMatch desk={desk} state={state} note={note} />
  }
  return duel === null && state.failure === null ? (
    <LoadingMatch note={note} />
  ) : (
    <NoSearch failure={state.failure} onFind={desk.find} />
  )
}

/** Which of the screens is shown: one of the match, or one before it. */
function screenOf(state: DuelState): string {
  const match = matchOf(state)
  if (match === null) return state.isSeeking || state.duel?.type === 'searching' ? 'search' : 'none'
  return isRunning(match) ? 'board' : match.view.phase.kind
}

/** The server knows that the player is there; who looks at an older match is elsewhere. */
function useWatched(desk: DuelDesk, isWatching: boolean) {
  useEffect(() => (isWatching ? desk.watch() : undefined), [desk, isWatching])
}

/** Whoever comes here wants an opponent. */
function useSearch(desk: DuelDesk, isWanted: boolean) {
  useEffect(() => {
    const { isSeeking } = desk.get()
    const match = matchOf(desk.get())
    if (isWanted && !isSeeking && (match === null || match.view.phase.kind === 'cancelled'))
      desk.find()
  }, [desk, isWanted])
}

/**
 * A result has an address, so that it is still there after a reload. An older match has one too, until
 * another is played here.
 */
function useAddress(over: string | null, asked: string | null, isOnNow: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    const options = { replace: true, preventScrollReset: true } as const
    if (isOnNow && asked !== null) void navigate(HERE, options)
    if (over !== null && asked === null) void navigate(`${HERE}?match=${over}`, options)
  }, [navigate, over, asked, isOnNow])
}

/** Who is not signed in any more is brought to the door. */
function useDoor({ failure }: DuelState) {
  const navigate = useNavigate()
  useEffect(() => {
    if (failure === 'signedOut') void navigate('/auth')
  }, [navigate, failure])
}

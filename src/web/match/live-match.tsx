import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { useConcentration } from '#web/app/use-do-not-disturb.ts'
import { useFocusOf } from '#web/ui/focus/use-focus-of.ts'
import { liveLine } from '#web/wire/live-connection.ts'

import { addressOfInvitation } from './address/friend-address.ts'
import { MatchBoard } from './board/match-board.tsx'
import { MatchResult } from './board/match-result.tsx'
import { MatchStart } from './board/match-start.tsx'
import { useTrouble } from './board/use-trouble.tsx'
import { matchClient } from './client/current-match-client.ts'
import type { MatchClient } from './client/match-client.ts'
import {
  invitationOf,
  isWaitingElsewhere,
  isPlaying,
  isRunning,
  isSearching,
  isWanted,
  leftBehindOf,
  matchOf,
  type MatchState,
  unseenEnd,
} from './client/match-state.ts'
import { useTabTitle } from './client/use-tab-title.ts'
import { FindingMatch } from './finding-match.tsx'
import { NoSearch } from './no-search.tsx'
import { PastMatch } from './past/past-match.tsx'
import { LoadingMatch } from './review/loading-match.tsx'

const HERE = '/dashboard/multiplayer'

const FriendScreen = lazy(async () => {
  const { FriendScreen: component } = await import('./friend/friend-screen.tsx')
  return { default: component }
})

/**
 * The screens of a signed-in player's match; with `?match=<id>` those of a past match, with `?friend=<code>`
 * those of a match with a friend.
 */
export function LiveMatch({ userId }: { readonly userId: string }) {
  const client = matchClient(userId)
  const state = useSyncExternalStore(client.subscribe, client.get)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('match')
  const friend = search.get('friend')
  const match = matchOf(state)
  const isOnNow = isPlaying(state)
  const past = isOnNow ? null : asked
  const over = unseenEnd(state)
  // After "Play Again" the search begins a moment before the address of the result is left.
  const isSearchingHere = isWanted(state) && !isWaitingElsewhere(state)
  useWatched(client, past === null || past === over || isSearchingHere)
  const isFree = past === null && leftBehindOf(state) === null && state.past.endedAway === null
  useSearch(client, isFree && friend === null)
  useOneSearch(client, state, friend)
  useAddress(over, asked, isOnNow)
  useSignIn(state)
  useTabTitle(state)
  useFocusOf(past === null ? screenOf(state) : 'past')
  useConcentration(isOnNow || isSearching(state))

  function playAgain() {
    const invitation = match?.invitation ?? null
    client.find(invitation)
    void navigate(invitation === null ? HERE : addressOfInvitation(invitation), { replace: true })
  }

  if (past !== null && match?.matchId !== past) {
    return <PastMatch key={past} matchId={past} onPlayAgain={playAgain} />
  }
  return <Screen client={client} state={state} friend={friend} onPlayAgain={playAgain} />
}

function Screen({
  client,
  state,
  friend,
  onPlayAgain,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  /** The code in the address, which may be empty; null when the player does not want a friend. */
  readonly friend: string | null
  readonly onPlayAgain: () => void
}) {
  const { status } = state
  const isWithFriend = friend !== null || (isSearching(state) && invitationOf(state) !== null)
  const engagement = useSyncExternalStore(liveLine.subscribe, liveLine.engagement)
  const note = useTrouble(state)
  if (status.kind === 'unknown' && (engagement === 'match' || status.leftBehind !== null)) {
    return <LoadingMatch title="Rejoining Match" note={note} />
  }
  if (status.kind === 'match') {
    const { match } = status
    const { phase } = match.view
    switch (phase.kind) {
      case 'starting':
        return <MatchStart client={client} state={state} match={match} phase={phase} />
      case 'open':
      case 'reveal':
      case 'waiting':
        return <MatchBoard client={client} state={state} match={match} />
      case 'finished':
        return <MatchResult match={match} onPlayAgain={onPlayAgain} />
      case 'cancelled':
        if (isWithFriend) break
        return phase.isReady || isWanted(state) ? (
          <FindingMatch client={client} state={state} note={note} />
        ) : (
          <NoSearch failure="missed" onFind={() => client.find()} />
        )
    }
  }
  if (isWithFriend && status.kind !== 'unknown') {
    return (
      <Suspense fallback={<LoadingMatch title="Play a Friend" />}>
        <FriendScreen client={client} state={state} given={friend ?? ''} />
      </Suspense>
    )
  }
  if (isSearching(state)) {
    return <FindingMatch client={client} state={state} note={note} />
  }
  return status.kind === 'unknown' && state.failure === null ? (
    <LoadingMatch note={note} />
  ) : (
    <NoSearch failure={state.failure} onFind={() => client.find()} />
  )
}

/** Returns which screen is shown, so that a new one takes the focus. */
function screenOf(state: MatchState): string {
  const match = matchOf(state)
  if (match === null) return isSearching(state) ? 'search' : 'none'
  return isRunning(match) ? 'board' : match.view.phase.kind
}

/** Notes that the player is at the match. A player who looks at a past match is not. */
function useWatched(client: MatchClient, isWatching: boolean) {
  useEffect(() => (isWatching ? client.watch() : undefined), [client, isWatching])
}

/** Starts a search when the player arrives without a match. */
function useSearch(client: MatchClient, canStart: boolean) {
  useEffect(() => {
    const state = client.get()
    const match = matchOf(state)
    const isFree = match === null || match.view.phase.kind === 'cancelled'
    if (canStart && isFree && !isWanted(state)) client.find()
  }, [client, canStart])
}

/** A player who is about to meet a friend looks for no other opponent. */
function useOneSearch(client: MatchClient, state: MatchState, friend: string | null) {
  const isOther = friend !== null && isSearching(state) && invitationOf(state) === null
  useEffect(() => {
    if (isOther) client.cancel()
  }, [client, isOther])
}

/**
 * Gives a result an address, so that it is still there after a reload. The address of a past match is
 * left when another match is played here.
 */
function useAddress(over: string | null, asked: string | null, isOnNow: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    const options = { replace: true, preventScrollReset: true } as const
    if (isOnNow && asked !== null) void navigate(HERE, options)
    if (over !== null && asked === null) void navigate(`${HERE}?match=${over}`, options)
  }, [navigate, over, asked, isOnNow])
}

/** Takes a player who is no longer signed in to the sign-in screen. */
function useSignIn({ failure }: MatchState) {
  const navigate = useNavigate()
  useEffect(() => {
    if (failure === 'signedOut') void navigate('/auth')
  }, [navigate, failure])
}

import { readCode } from '#quiz/sets/code.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'
import { invitationOf, isSearching, type MatchState } from '#web/match/client/match-state.ts'

import { FriendStart } from './friend-start.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

/**
 * The way to a match with a friend: an invitation is made or joined, then the two wait for each other.
 * @param given the code in the address; an empty text for none
 */
export function FriendScreen({
  client,
  state,
  given,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  readonly given: string
}) {
  const isWaiting = isSearching(state) && invitationOf(state) !== null
  const code = isWaiting ? invitationOf(state) : readCode(given)
  if (code === null) return <FriendStart key={given} isWrong={given !== ''} />
  return <InvitationScreen key={code} client={client} state={state} code={code} />
}

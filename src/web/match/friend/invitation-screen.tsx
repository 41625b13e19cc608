import { useCallback, useEffect } from 'react'
import { Link } from 'react-router'

import type { MatchInvitation } from '#contract/match/invitations.ts'
import { FRIEND_PATH } from '#web/match/address/friend-address.ts'
import type { MatchClient } from '#web/match/client/match-client.ts'
import { invitationOf, isSearching, type MatchState } from '#web/match/client/match-state.ts'
import { LoadingMatch } from '#web/match/review/loading-match.tsx'
import { MatchArt } from '#web/match/review/match-art.tsx'
import { sentenceFor } from '#web/session/sentences.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { call, codeOf, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { invitationTitle } from './invitation-title.ts'
import { WaitingForFriend } from './waiting-for-friend.tsx'

/** An invitation: its host waits at once, a guest after a look at who invites. */
export function InvitationScreen({
  client,
  state,
  code,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  readonly code: string
}) {
  const { failure } = state
  // A refusal means that the invitation is no longer what it was.
  const ask = useCallback(
    () => retrying(() => call('get_match_invitation', { code })),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [code, failure],
  )
  const [loaded, reload] = useLoaded<MatchInvitation>(ask)
  const invitation = loaded.status === 'ready' ? loaded.answer : null
  const isWaiting = isSearching(state) && invitationOf(state) === code
  const isHost = invitation?.admission === 'host'
  // After a refusal the invitation is read again; it may be over.
  const canWait = isHost && failure === null && state.status.kind === 'idle' && !isWaiting
  useHostWaits(client, canWait ? code : null)
  if (isWaiting) {
    return (
      <WaitingForFriend
        client={client}
        state={state}
        code={code}
        isHost={isHost}
        host={invitation?.host ?? null}
      />
    )
  }
  if (loaded.status === 'loading') return <LoadingMatch title="Play a Friend" />
  if (loaded.status === 'failed' && codeOf(loaded.error) !== 'not_found') {
    return (
      <Ending title="Play a Friend" onRetry={reload}>
        {sentenceFor(loaded.error)}
      </Ending>
    )
  }
  if (invitation === null) {
    return (
      <Ending title="No such invitation">
        Please compare the code with the one from your friend. An invitation works for an hour.
      </Ending>
    )
  }
  switch (invitation.admission) {
    case 'expired':
      return (
        <Ending title="This invitation is over">
          An invitation works for an hour. Invite your friend again, or ask for another invitation.
        </Ending>
      )
    case 'taken':
      return (
        <Ending title="Already taken">
          Another player has joined by this invitation. Ask your friend for another one.
        </Ending>
      )
    case 'host':
    case 'guest':
      return (
        <Notice
          art={<MatchArt />}
          title={isHost ? 'Your Invitation' : invitationTitle(invitation.host)}
          actions={
            <>
              <Button look="primary" onClick={() => client.find(code)}>
                {isHost ? 'Wait for your friend' : 'Join the Match'}
              </Button>
              <Link to="/dashboard" className={buttonClass('secondary')}>
                Not now
              </Link>
            </>
          }
        >
          <p>Ten questions, eight seconds each. One tap is your answer.</p>
          <p>It is for fun: nothing is at stake.</p>
        </Notice>
      )
  }
}

/** The search of a host begins by itself, since it is a reload or the press of "Invite". */
function useHostWaits(client: MatchClient, code: string | null) {
  useEffect(() => {
    if (code !== null) client.find(code)
  }, [client, code])
}

function Ending({
  title,
  children,
  onRetry,
}: {
  readonly title: string
  readonly children: string
  readonly onRetry?: () => void
}) {
  return (
    <Notice
      art={<MatchArt />}
      title={title}
      actions={
        <>
          {onRetry === undefined ? (
            <Link to={FRIEND_PATH} className={buttonClass('primary')}>
              Play a Friend
            </Link>
          ) : (
            <Button look="primary" onClick={onRetry}>
              Try again
            </Button>
          )}
          <Link to="/dashboard" className={buttonClass('secondary')}>
            Back to Dashboard
          </Link>
        </>
      }
    >
      <p role="status">{children}</p>
    </Notice>
  )
}

import type { MatchClient } from '#web/match/client/match-client.ts'
import { isOnline, type MatchState } from '#web/match/client/match-state.ts'
import { MatchArt } from '#web/match/review/match-art.tsx'
import { TallScreen } from '#web/match/review/tall-screen.tsx'
import { useWaysOn } from '#web/match/review/use-ways-on.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { ShareInvitation } from './share-invitation.tsx'

/** Waits for the other player of an invitation. */
export function WaitingForFriend({
  client,
  state,
  code,
  isHost,
  host,
}: {
  readonly client: MatchClient
  readonly state: MatchState
  readonly code: string
  readonly isHost: boolean
  readonly host: string | null
}) {
  const { practice, cancel } = useWaysOn(client)
  return (
    <TallScreen>
      <Notice
        art={<MatchArt isSeeking />}
        title={titleFor(isHost, host)}
        actions={
          <>
            <Button onClick={practice}>Practice while you wait</Button>
            <Button onClick={cancel}>Cancel</Button>
          </>
        }
      >
        <p role="status" className="text-ink">
          {isOnline(state)
            ? 'The match starts as soon as both of you are here.'
            : 'Connecting. The wait goes on by itself.'}
        </p>
        {isHost ? <ShareInvitation code={code} /> : null}
      </Notice>
    </TallScreen>
  )
}

function titleFor(isHost: boolean, host: string | null): string {
  return isHost || host === null ? 'Waiting for Your Friend' : `Waiting for ${host}`
}

import { useCallback } from 'react'
import { Link } from 'react-router'

import type { MatchInvitation } from '#contract/match/invitations.ts'
import { readCode } from '#quiz/sets/code.ts'
import { MatchArt } from '#web/match/review/match-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { call, retrying } from '#web/wire/api.ts'
import { useLoaded } from '#web/wire/use-loaded.ts'

import { invitationTitle } from './invitation-title.ts'

/** An invitation as a visitor without an account sees it: who invites, and the way in. */
export function GuestInvitation({ given }: { readonly given: string }) {
  const code = readCode(given)
  const ask = useCallback(
    async (): Promise<MatchInvitation | null> =>
      code === null ? null : retrying(() => call('get_match_invitation', { code })),
    [code],
  )
  const [loaded] = useLoaded(ask)
  const host = loaded.status === 'ready' ? (loaded.answer?.host ?? null) : null
  return (
    <Notice
      art={<MatchArt />}
      title={code === null ? 'Play a Friend' : invitationTitle(host)}
      actions={
        <>
          <Link
            viewTransition
            to={code === null ? '/auth' : `/auth?friend=${code}`}
            className={buttonClass('primary')}
          >
            Sign In
          </Link>
          <Link viewTransition to="/dashboard/questions" className={buttonClass('secondary')}>
            Practice alone
          </Link>
        </>
      }
    >
      <p>Sign in or make an account to play. The invitation waits for you here.</p>
      <p>Ten questions, eight seconds each.</p>
    </Notice>
  )
}

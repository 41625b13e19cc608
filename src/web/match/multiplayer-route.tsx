import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'

import { useInBrowserSoon } from '#web/store/use-in-browser.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { LoadingMatch } from './review/loading-match.tsx'
import { MatchArt } from './review/match-art.tsx'
import { PracticeMeanwhile } from './review/practice-meanwhile.tsx'

export const meta = () =>
  pageMeta('Multiplayer', 'A live chemistry quiz for two: ten questions, eight seconds each.')

const LiveMatch = lazy(async () => {
  const { LiveMatch: component } = await import('./live-match.tsx')
  return { default: component }
})

const GuestInvitation = lazy(async () => {
  const { GuestInvitation: component } = await import('./friend/guest-invitation.tsx')
  return { default: component }
})

/**
 * Multiplayer needs an account, so that two players can be told apart. The page is prerendered for
 * guests. The attribute of the root element hides that content from signed-in players.
 */
export default function MultiplayerScreen() {
  const visitor = useVisitor()
  switch (visitor.status) {
    case 'guest':
      return (
        <div className="flex grow flex-col in-[[data-account]]:invisible in-[[data-account]]:min-h-dvh">
          <MembersOnly />
        </div>
      )
    case 'opening':
      return visitor.isStuck ? (
        <div className="flex grow flex-col items-center">
          <AccountMissing />
          <PracticeMeanwhile />
        </div>
      ) : (
        <LoadingMatch />
      )
    case 'signed-in':
      return (
        <Suspense fallback={<LoadingMatch />}>
          <LiveMatch key={visitor.account.user_id} userId={visitor.account.user_id} />
        </Suspense>
      )
  }
}

function MembersOnly() {
  const isInBrowser = useInBrowserSoon()
  const [search] = useSearchParams()
  const friend = isInBrowser ? search.get('friend') : null
  if (friend !== null) {
    return (
      <Suspense fallback={<LoadingMatch title="Play a Friend" />}>
        <GuestInvitation given={friend} />
      </Suspense>
    )
  }
  return (
    <Notice
      art={<MatchArt />}
      title="Authentication Required"
      actions={
        <>
          <Link viewTransition to="/auth" className={buttonClass('primary')}>
            Sign In
          </Link>
          <Link viewTransition to="/dashboard/questions" className={buttonClass('secondary')}>
            Practice alone
          </Link>
        </>
      }
    >
      <p>Please sign in to play multiplayer games and save your progress.</p>
    </Notice>
  )
}

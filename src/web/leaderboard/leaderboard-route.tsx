import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { LoadingRankings } from './loading-rankings.tsx'
import { PodiumArt } from './podium-art.tsx'

const Rankings = lazy(async () => {
  const { Rankings: component } = await import('./rankings.tsx')
  return { default: component }
})

export const meta = () => pageMeta('Leaderboard', 'The season rankings: the top 100 players.')

/** The rankings of the season, which only players see. */
export default function LeaderboardScreen() {
  const visitor = useVisitor()
  if (visitor.status === 'guest') return <MembersOnly />
  return (
    <div className="screen-frame min-h-[90dvh] print:min-h-0">
      <div className="mt-4 mb-6">
        <h1 className="text-2xl">Season Rankings</h1>
        <p className="mt-1 text-muted">Top 100 players</p>
      </div>
      {visitor.status === 'signed-in' ? (
        <Suspense fallback={<LoadingRankings />}>
          <Rankings />
        </Suspense>
      ) : visitor.status === 'opening' && visitor.isStuck ? (
        <AccountMissing />
      ) : (
        <LoadingRankings />
      )}
    </div>
  )
}

/**
 * Asks guests to sign in. The page is built for guests; a user does not see it on the way to the
 * board.
 */
function MembersOnly() {
  return (
    <div className="flex min-h-[90dvh] in-[[data-account]]:invisible">
      <Notice
        art={<PodiumArt />}
        title="Season Rankings"
        actions={
          <Link viewTransition to="/auth" className={buttonClass('primary')}>
            Sign In
          </Link>
        }
      >
        <p className="-mt-3">Top 100 players</p>
        <p className="pt-2 text-ink">Please log in to view the leaderboard.</p>
      </Notice>
    </div>
  )
}

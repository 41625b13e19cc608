import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'

import { useStored } from '#web/store/use-stored.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'
import { storedSettings } from '#web/user-data/settings.ts'

import { LoadingRankings } from './loading-rankings.tsx'
import { PodiumArt } from './podium-art.tsx'

const Rankings = lazy(async () => {
  const { Rankings: component } = await import('./rankings.tsx')
  return { default: component }
})

export const meta = () => pageMeta('Leaderboard', 'The season rankings: the top 100 players.')

/** The rankings of the season, which only players see. With quiet practice they are shown when asked for. */
export default function LeaderboardScreen() {
  const visitor = useVisitor()
  const { quietPractice } = useStored(storedSettings)
  const [isAskedFor, setIsAskedFor] = useState(false)
  if (visitor.status === 'guest') return <MembersOnly />
  if (visitor.status === 'signed-in' && quietPractice && !isAskedFor) {
    return <OutOfSight onShow={() => setIsAskedFor(true)} />
  }
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

/** Says why there are no rankings, to a player who wants quiet practice. */
function OutOfSight({ onShow }: { readonly onShow: () => void }) {
  return (
    <div className="flex min-h-[90dvh]">
      <Notice
        art={<PodiumArt />}
        title="Season Rankings"
        actions={
          <>
            <Button onClick={onShow}>Show them this time</Button>
            <Link viewTransition to="/dashboard/settings" className={buttonClass('quiet')}>
              Settings
            </Link>
          </>
        }
      >
        <p>Quiet practice is on, so the rankings are out of sight.</p>
      </Notice>
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

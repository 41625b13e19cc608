import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { PodiumArt } from './podium-art.tsx'

export const meta = () => pageMeta('Leaderboard', 'The season rankings: the top 100 players.')

/** The rankings of the season, which only players see. */
export default function LeaderboardScreen() {
  return (
    <Notice
      art={<PodiumArt />}
      title="Season Rankings"
      actions={
        <Link to="/auth" className={buttonClass('primary')}>
          Sign In
        </Link>
      }
    >
      <p className="-mt-3">Top 100 players</p>
      <p className="pt-2 text-ink">Please log in to view the leaderboard.</p>
    </Notice>
  )
}

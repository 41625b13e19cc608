import { Link } from 'react-router'

import { buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

import { MatchArt } from './match-art.tsx'

export const meta = () =>
  pageMeta('Multiplayer', 'A live chemistry quiz for two: ten questions, eight seconds each.')

/** Multiplayer needs an account: a match has two players who can be told apart. */
export default function MultiplayerScreen() {
  return (
    <Notice
      art={<MatchArt />}
      title="Authentication Required"
      actions={
        <>
          <Link to="/auth" className={buttonClass('primary')}>
            Sign In
          </Link>
          <Link to="/dashboard/questions" className={buttonClass('secondary')}>
            Practice alone
          </Link>
        </>
      }
    >
      <p>Please sign in to play multiplayer games and save your progress.</p>
    </Notice>
  )
}

import { Link } from 'react-router'

import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { MatchArt } from './match-art.tsx'

/** The address names no match of this player, or it cannot be had now. */
export function NoSuchMatch({ onPlayAgain }: { readonly onPlayAgain: () => void }) {
  return (
    <Notice
      art={<MatchArt />}
      title="This match cannot be shown"
      actions={
        <>
          <Button look="primary" onClick={onPlayAgain}>
            Find Match
          </Button>
          <Link to="/dashboard" className={buttonClass('secondary')}>
            Back to Dashboard
          </Link>
        </>
      }
    >
      <p>It is not one of yours, or there is no connection just now.</p>
    </Notice>
  )
}

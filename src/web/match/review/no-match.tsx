import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { FRIEND_PATH } from '#web/match/address/friend-address.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

import { MatchArt } from './match-art.tsx'

/** Explains why there is no match to show, and offers to find one. */
export function NoMatch({
  title,
  children,
  onFind,
}: {
  readonly title: string
  readonly children: ReactNode
  readonly onFind: () => void
}) {
  return (
    <Notice
      art={<MatchArt />}
      title={title}
      actions={
        <>
          <Button look="primary" onClick={onFind}>
            Find Match
          </Button>
          <Link to={FRIEND_PATH} className={buttonClass('secondary')}>
            Play a friend
          </Link>
          <Link to="/dashboard" className={buttonClass('secondary')}>
            Back to Dashboard
          </Link>
        </>
      }
    >
      {children}
    </Notice>
  )
}

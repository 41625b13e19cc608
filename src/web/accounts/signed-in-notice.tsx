import { Link } from 'react-router'

import { useAccount } from '#web/platform/visitor.ts'
import { Logo } from '#web/shell/logo.tsx'
import { signOut } from '#web/shell/sign-out.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** In place of the door, for somebody who is inside. */
export function SignedInNotice() {
  const account = useAccount()
  return (
    <div className={`flex min-h-dvh ${account === null ? 'invisible' : ''}`}>
      <Notice
        art={<Logo className="mx-auto h-full" />}
        title="You are signed in"
        actions={
          <>
            <Link to="/dashboard" className={buttonClass('primary')}>
              Dashboard
            </Link>
            <Button onClick={() => void signOut()}>Sign Out</Button>
          </>
        }
      >
        <p>
          as <bdi className="wrap-anywhere text-ink">{account?.display_name}</bdi> (
          <span className="wrap-anywhere">{account?.email}</span>)
        </p>
      </Notice>
    </div>
  )
}

import { Link } from 'react-router'

import { signOut } from '#web/session/sign-out.ts'
import { Logo } from '#web/shell/navigation/logo.tsx'
import { useAccount } from '#web/store/visitor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Replaces the sign-in form for a signed-in user. */
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

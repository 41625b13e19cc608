import { Link } from 'react-router'

import { signOut } from '#web/session/sign-out.ts'
import { useVisitor } from '#web/store/visitor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

/**
 * Sign In, or Sign Out. The page was built for a guest: the mark on the root element keeps its Sign In
 * out of sight of a signed-in user, until the first script runs.
 */
export function AccountControls() {
  const isGuest = useVisitor().status === 'guest'
  return isGuest ? (
    <Link
      to="/auth"
      className={`${buttonClass('secondary')} mx-1 in-[[data-account]]:invisible max-sm:hidden`}
    >
      Sign In
    </Link>
  ) : (
    <Button className="mx-1 max-lg:px-4 max-sm:hidden" onClick={() => void signOut()}>
      Sign Out
    </Button>
  )
}

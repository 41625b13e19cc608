import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { ScreenTitle } from '#web/ui/screen-title.tsx'

import { Loading } from './load-state.tsx'

/** Content for signed-in users, with a title of its own; others are asked to sign in, below this title. */
export function MembersOnly({
  title,
  reason,
  children,
}: {
  readonly title: string
  readonly reason: string
  readonly children: ReactNode
}) {
  const visitor = useVisitor()
  if (visitor.status === 'signed-in') return children
  return (
    <>
      <ScreenTitle backTo="/classes">{title}</ScreenTitle>
      {visitor.status === 'guest' ? (
        <section className="rounded-lg border border-line bg-surface p-4 shadow-card sm:p-7">
          <p>{reason}</p>
          <Link viewTransition to="/auth" className={`mt-5 ${buttonClass('primary')}`}>
            Sign In
          </Link>
        </section>
      ) : visitor.isStuck ? (
        <AccountMissing />
      ) : (
        <Loading label="Your account is on its way." />
      )}
    </>
  )
}

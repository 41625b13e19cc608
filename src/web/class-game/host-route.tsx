import { lazy, Suspense } from 'react'
import { Link } from 'react-router'

import { useVisitor } from '#web/store/visitor.ts'
import { AccountMissing } from '#web/ui/account-missing.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { pageMeta } from '#web/ui/page-meta.ts'

export const meta = () =>
  pageMeta(
    'Host a Class Game',
    'A live chemistry game for a whole class: questions on the projector, answers on the phones.',
  )

const HostScreen = lazy(async () => {
  const { HostScreen: component } = await import('./host/host-screen.tsx')
  return { default: component }
})

/** A host needs an account, so that a game has an owner. Players need none. */
export default function HostRoute() {
  const visitor = useVisitor()
  switch (visitor.status) {
    case 'guest':
      return <MembersOnly />
    case 'opening':
      return visitor.isStuck ? <AccountMissing /> : <Loading />
    case 'signed-in':
      return (
        <Suspense fallback={<Loading />}>
          <HostScreen />
        </Suspense>
      )
  }
}

function Loading() {
  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-3xl pt-4">
      <h1 className="text-2xl">Host a Class Game</h1>
      <p className="mt-2 text-muted">Loading…</p>
    </div>
  )
}

function MembersOnly() {
  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-xl pt-10 text-center in-[[data-account]]:invisible">
      <h1 className="text-2xl">Host a Class Game</h1>
      <p className="mt-4 text-muted">
        Two to 300 players answer on their phones, and the projector shows which ideas need another
        lesson. Players need no account. You need one, so that the game is yours.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link viewTransition to="/auth" className={buttonClass('primary')}>
          Sign In
        </Link>
        <Link viewTransition to="/play" className={buttonClass('secondary')}>
          Join a Game
        </Link>
      </div>
    </div>
  )
}

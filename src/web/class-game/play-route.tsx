import { lazy, Suspense } from 'react'

import { pageMeta } from '#web/ui/page-meta.ts'

export const meta = () =>
  pageMeta('Class Game', 'Join the chemistry game of your class with its PIN. No account needed.')

const PlayerScreen = lazy(async () => {
  const { PlayerScreen: component } = await import('./play/player-screen.tsx')
  return { default: component }
})

/** The screen of a player of a class game. It depends on the browser, so it comes with the script. */
export default function PlayRoute() {
  return (
    <Suspense fallback={<Loading />}>
      <PlayerScreen />
    </Suspense>
  )
}

function Loading() {
  return (
    <div className="mx-auto min-h-[85dvh] w-full max-w-md pt-6">
      <h1 className="text-2xl">Class Game</h1>
      <p className="mt-2 text-muted">Loading…</p>
    </div>
  )
}

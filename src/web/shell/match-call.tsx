import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { liveLine } from '#web/platform/live-line.ts'
import { useAccount } from '#web/platform/visitor.ts'

const MatchStrip = lazy(async () => {
  const { MatchStrip: component } = await import('#web/match/match-strip.tsx')
  return { default: component }
})

/** A match or a search that is on, while another screen is shown. */
export function MatchCall() {
  const account = useAccount()
  const engagement = useSyncExternalStore(
    liveLine.subscribe,
    liveLine.engagement,
    () => 'none' as const,
  )
  const { pathname } = useLocation()
  if (account === null || engagement === 'none' || pathname === '/dashboard/multiplayer')
    return null
  return (
    <Suspense>
      <MatchStrip userId={account.user_id} />
    </Suspense>
  )
}

import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { liveLine } from '#web/platform/live-line.ts'
import { storedProgress } from '#web/platform/progress.ts'
import { useAccount } from '#web/platform/visitor.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'

const MatchStrip = lazyPart(async () => (await import('#web/match/match-strip.tsx')).MatchStrip)

/** A match or a search that is on, while another screen is shown. */
export function MatchCall() {
  const account = useAccount()
  const engagement = useSyncExternalStore(
    liveLine.subscribe,
    liveLine.engagement,
    () => 'none' as const,
  )
  const { pathname } = useLocation()
  useEndOfLastMatch(account?.user_id ?? null)
  if (account === null || engagement === 'none' || pathname === '/dashboard/multiplayer')
    return null
  return (
    <Suspense>
      <MatchStrip userId={account.user_id} />
    </Suspense>
  )
}

/** A match that was on when the page was closed may have ended since: its desk keeps the end. */
function useEndOfLastMatch(userId: string | null) {
  useEffect(() => {
    if (userId === null || storedProgress.guest.get().playing?.userId !== userId) return
    import('#web/match/desk-of.ts')
      .then(({ deskOf }) => deskOf(userId))
      // Without a connection it is kept the next time.
      .catch(() => undefined)
  }, [userId])
}

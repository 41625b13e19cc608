import { Suspense, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

import { storedMatch } from '#web/outbox/match-in-play.ts'
import { useAccount } from '#web/store/visitor.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'
import { liveLine } from '#web/wire/live-connection.ts'

const MatchStrip = lazyPart(
  async () => (await import('#web/match/board/match-strip.tsx')).MatchStrip,
)

/** A match or a search that is on, or has just ended, while another screen is shown. */
export function MatchCall() {
  const account = useAccount()
  return account === null ? null : <Strip key={account.user_id} userId={account.user_id} />
}

function Strip({ userId }: { readonly userId: string }) {
  const engagement = useSyncExternalStore(
    liveLine.subscribe,
    liveLine.engagement,
    () => 'none' as const,
  )
  const { pathname } = useLocation()
  // A match that was on when the page was closed may have ended since.
  const [isNeeded, setIsNeeded] = useState(() => storedMatch.get()?.userId === userId)
  // A finished match has still to be announced. A search may go on before there is a connection.
  if (!isNeeded && (engagement !== 'none' || liveLine.isNeeded())) setIsNeeded(true)
  if (!isNeeded || pathname === '/dashboard/multiplayer') return null
  return (
    <Suspense>
      <MatchStrip userId={userId} />
    </Suspense>
  )
}

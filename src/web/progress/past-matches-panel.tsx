import { Suspense } from 'react'

import { useAccount } from '#web/platform/visitor.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Panel } from '#web/ui/panel.tsx'

const PastMatches = lazyPart(async () => (await import('#web/match/past-matches.tsx')).PastMatches)

/** The matches of an account, on whichever device they were played; nothing for a guest. */
export function PastMatchesPanel() {
  const account = useAccount()
  if (account === null) return null
  return (
    <Panel title="Past Matches">
      <Suspense fallback={<div className="min-h-60" />}>
        <PastMatches key={account.user_id} />
      </Suspense>
    </Panel>
  )
}

import { Suspense } from 'react'

import { useAccount } from '#web/store/visitor.ts'
import { Panel } from '#web/ui/panel.tsx'
import { lazyPart } from '#web/wire/lazy-part.ts'

const PastMatches = lazyPart(
  async () => (await import('#web/match/past/past-matches.tsx')).PastMatches,
)

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

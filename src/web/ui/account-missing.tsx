import { Suspense } from 'react'

import { lazyPart } from '#web/wire/lazy-part.ts'

const MissingCard = lazyPart(async () => (await import('./missing-card.tsx')).MissingCard)

/** In place of account data while the account cannot be reached. Guests never load it. */
export function AccountMissing() {
  return (
    <Suspense fallback={<div className="min-h-60" />}>
      <MissingCard />
    </Suspense>
  )
}

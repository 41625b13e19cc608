import { lazy, Suspense } from 'react'

const MissingCard = lazy(async () => {
  const { MissingCard: component } = await import('./missing-card.tsx')
  return { default: component }
})

/** In place of account data while the account cannot be reached. Guests never load it. */
export function AccountMissing() {
  return (
    <Suspense fallback={<div className="min-h-60" />}>
      <MissingCard />
    </Suspense>
  )
}

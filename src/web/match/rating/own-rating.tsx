import { Suspense } from 'react'

import { useVisitor } from '#web/store/visitor.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const RatingLine = lazyPart(async () => (await import('./rating-line.tsx')).RatingLine)

/** The place of the rating of a signed-in user, which is loaded when everything else is there. */
export function OwnRating({ matchId = null }: { readonly matchId?: string | null }) {
  const { status } = useVisitor()
  if (status !== 'signed-in') return null
  return (
    <p className="mt-2 min-h-6 text-sm text-muted tabular-nums">
      <Suspense fallback={null}>
        <RatingLine matchId={matchId} />
      </Suspense>
    </p>
  )
}

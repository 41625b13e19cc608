import { Suspense } from 'react'

import { WorkCard } from '#web/classroom/work/work-card.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

const OwnSeason = lazyPart(async () => (await import('./own-season.tsx')).OwnSeason)

/** The parts of home that most visitors do not have: open work of classes, and the season of a user. */
export function LateCards() {
  const isSignedIn = useVisitor().status === 'signed-in'
  return (
    <>
      {isSignedIn ? (
        <Suspense fallback={<div className="h-72 sm:h-40 lg:h-34" />}>
          <OwnSeason />
        </Suspense>
      ) : null}
      <WorkCard />
    </>
  )
}

import { Suspense } from 'react'

import { DayCard } from '#web/home/day/day-card.tsx'
import { useVisitor } from '#web/store/visitor.ts'
import { lazyPart } from '#web/wire/lazy-part.ts'

import { TipsLine } from './tips-line.tsx'

const OwnSeason = lazyPart(async () => (await import('./own-season.tsx')).OwnSeason)

/** The season of a user stands right below the cards, which a laptop then shows whole. */
const ROOM = 'mt-6 h-74 sm:h-50 lg:h-31'

/** What stands below the ways on from home: the season of a user, a tip, and the element of the day. */
export function BelowCards() {
  const { status } = useVisitor()
  return (
    <>
      {status === 'signed-in' ? (
        <Suspense fallback={<div className={ROOM} />}>
          <OwnSeason />
        </Suspense>
      ) : (
        <div className={`hidden in-[[data-account]]:block ${ROOM}`} />
      )}
      <TipsLine />
      <DayCard />
    </>
  )
}

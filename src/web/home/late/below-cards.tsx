import { DayCard } from '#web/home/day/day-card.tsx'

import { TipsLine } from './tips-line.tsx'

/** What stands below the ways on from home. */
export function BelowCards() {
  return (
    <>
      <TipsLine />
      <DayCard />
    </>
  )
}

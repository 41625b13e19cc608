import type { KindTally } from '#quiz/question-kind.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'
import type { Output } from '#web/wire/api.ts'

import { kindTallies, unknownOf } from './charts/kind-tallies.ts'
import { countByDay, type Day, type DayCount, dayOf } from './charts/practice-days.ts'

/** All answers, counted. */
export type PracticeSummary = {
  /** Each local day that has answers. */
  readonly days: ReadonlyMap<Day, DayCount>
  readonly tallies: readonly KindTally[]
  /** Answers of the totals that are of no known kind. */
  readonly unknown: number
  /** The days are those of so many latest answers alone; null when no answer is left out. */
  readonly latest: number | null
}

/** Counted by the server, for these days. */
export function countedByServer(
  { totals }: Pick<SavedProgress, 'totals'>,
  days: readonly Date[],
  counted: Output<'get_practice_summary'>,
): PracticeSummary {
  const counts = days.flatMap((day, index) => {
    const count = counted.days[index]
    return count === undefined || count.answered === 0 ? [] : [[dayOf(day), count] as const]
  })
  return {
    days: new Map(counts),
    tallies: counted.kinds,
    unknown: unknownOf(totals, counted.kinds),
    latest: null,
  }
}

/** Counted from the answers that are listed here. */
export function summaryOf(progress: SavedProgress): PracticeSummary {
  const { answers, totals } = progress
  return {
    ...kindTallies(progress),
    days: countByDay(answers),
    latest: answers.length < totals.totalAnswered ? answers.length : null,
  }
}

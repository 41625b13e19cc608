import { TIMED_OUT } from '#match/match.ts'
import type { Tally } from '#server/metrics/metrics.ts'

import type { StoredMatch } from './store.ts'

/** Counts the answers and XP that a change of a match added, for the metrics. */
export function tallyChange(tally: Tally, before: StoredMatch, after: StoredMatch): void {
  for (const [seat, { answers, plan }] of after.match.seats.entries()) {
    if (plan !== undefined) continue
    const known = before.match.seats[seat]?.answers.length ?? 0
    for (const [index, { choice }] of answers.entries()) {
      if (index < known || choice === TIMED_OUT) continue
      tally.answered('match', choice === after.match.key[index])
    }
  }
  for (const [seat, { xp }] of after.players.entries()) {
    if (xp !== null && before.players[seat]?.xp === null) tally.awarded('match', xp)
  }
}

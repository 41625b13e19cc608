import { apply, type MatchEvent } from '#match/apply.ts'
import { type Attempt, judge, type Verdict } from '#match/judge.ts'
import type { Match } from '#match/match.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { endMatches } from './finish.ts'
import { type Change, loadMatches, lockMatches, saveMatches, type StoredMatch } from './store.ts'

/** What somebody did, whose seat only the rows know; or what the clock alone does. */
export type Deed =
  | { readonly type: 'confirmed' | 'left'; readonly userId: string; readonly at: number }
  | ({ readonly type: 'answered'; readonly userId: string } & Omit<Attempt, 'seat'>)
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'paused'; readonly at: number; readonly milliseconds: number }

export type MatchDeed = { readonly matchId: string; readonly deed: Deed }

/** A match after a deed, as it is stored now. */
export type Told = {
  /** Null when there is no such match. */
  readonly stored: StoredMatch | null
  /** Of an answer. */
  readonly verdict: Verdict | null
}

/** A match that was changed, as it is stored now and as it was before. */
export type Changed = { readonly before: StoredMatch; readonly stored: StoredMatch }

export type Judged = {
  /** In the order of the deeds. */
  readonly told: readonly Told[]
  readonly changed: readonly Changed[]
}

/** What deeds lead to in one match, stored or not. */
export type Ruling = { readonly after: Match; readonly verdicts: ReadonlyMap<Deed, Verdict> }

/**
 * Judges deeds by the rows as they are and stores what they lead to, all in one transaction. In each
 * match they count in the order of their times.
 * @param wallNow the time outside of the match, which decides about days and seasons
 */
export async function judgeDeeds(
  transaction: Transaction,
  deeds: readonly MatchDeed[],
  wallNow: number,
): Promise<Judged> {
  const byMatch = Map.groupBy(deeds, ({ matchId }) => matchId)
  const all = await loadMatches(transaction, await lockMatches(transaction, [...byMatch.keys()]))
  const rulings = new Map(
    all.map((before) => [before.id, rule(before, (byMatch.get(before.id) ?? []).map(deedOf))]),
  )
  const changes = all.flatMap((before): readonly Change[] => {
    const after = rulings.get(before.id)?.after ?? before.match
    return after === before.match ? [] : [{ before, after }]
  })
  const changed = await storeChanges(transaction, changes, wallNow)
  if (changed.length < changes.length) {
    throw new Error('A locked match was changed by somebody else.')
  }
  const stored = new Map([...all, ...changed.map((one) => one.stored)].map((one) => [one.id, one]))
  return {
    changed,
    told: deeds.map(({ matchId, deed }) => ({
      stored: stored.get(matchId) ?? null,
      verdict: rulings.get(matchId)?.verdicts.get(deed) ?? null,
    })),
  }
}

/**
 * Stores changes together with what the end of matches brings; those of matches that were changed since
 * are left out.
 * @param wallNow as above
 */
export async function storeChanges(
  transaction: Transaction,
  changes: readonly Change[],
  wallNow: number,
): Promise<readonly Changed[]> {
  const versions = await saveMatches(transaction, changes)
  const written = changes.filter(({ before }) => versions.has(before.id))
  const xp = await endMatches(transaction, written, wallNow)
  return written.map(({ before, after }) => {
    const version = versions.get(before.id) ?? before.version
    const players = before.players.map((player) =>
      after.status === 'finished' ? { ...player, xp: xp.get(player.userId ?? '') ?? 0 } : player,
    )
    return { before, stored: { ...before, version, match: after, players } }
  })
}

/** What deeds lead to in a match, in the order of their times. */
export function rule(before: StoredMatch, deeds: readonly Deed[]): Ruling {
  const verdicts = new Map<Deed, Verdict>()
  let after = before.match
  for (const deed of deeds.toSorted((a, b) => a.at - b.at)) {
    const { match, verdict } = happen(after, before, deed)
    if (verdict !== null) verdicts.set(deed, verdict)
    after = match
  }
  return { after, verdicts }
}

function deedOf({ deed }: MatchDeed): Deed {
  return deed
}

/** The match after a deed. Whoever has no seat cannot do anything in it. */
function happen(
  match: Match,
  { players }: StoredMatch,
  deed: Deed,
): { readonly match: Match; readonly verdict: Verdict | null } {
  if (deed.type === 'ticked' || deed.type === 'paused') {
    return { match: apply(match, deed), verdict: null }
  }
  const { userId, ...rest } = deed
  const seat = players.findIndex((player) => player.userId === userId)
  if (rest.type === 'answered') return judge(match, { ...rest, seat })
  const event: MatchEvent = { ...rest, seat }
  return { match: apply(match, event), verdict: null }
}

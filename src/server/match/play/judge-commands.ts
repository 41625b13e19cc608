import { apply, type MatchEvent } from '#match/apply.ts'
import { type Attempt, judge, type Verdict } from '#match/judge.ts'
import type { Match } from '#match/match.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { endMatches } from './finish.ts'
import { type Change, loadMatches, lockMatches, saveMatches, type StoredMatch } from './store.ts'

/** An action of a user, whose seat only the rows know, or one of the clock. */
export type Command =
  | { readonly type: 'confirmed' | 'left'; readonly userId: string; readonly at: number }
  | ({ readonly type: 'answered'; readonly userId: string } & Omit<Attempt, 'seat'>)
  | { readonly type: 'ticked'; readonly at: number }
  | { readonly type: 'paused'; readonly at: number; readonly milliseconds: number }

export type MatchCommand = { readonly matchId: string; readonly command: Command }

/** A match as it is stored after a command. */
export type CommandResult = {
  /** Null when there is no such match. */
  readonly stored: StoredMatch | null
  /** Null when the command was no answer. */
  readonly verdict: Verdict | null
}

/** A match before a change, and as it is stored after it. */
export type SavedChange = { readonly before: StoredMatch; readonly stored: StoredMatch }

export type Judged = {
  /** In the order of the commands. */
  readonly results: readonly CommandResult[]
  readonly changed: readonly SavedChange[]
}

/** The outcome of commands in one match, saved or not. */
export type Ruling = { readonly after: Match; readonly verdicts: ReadonlyMap<Command, Verdict> }

/**
 * Judges commands by the locked rows and saves the outcome, all in one transaction. In each match
 * commands count in the order of their times.
 * @param wallNow the wall clock's time, which decides about days and seasons
 */
export async function judgeCommands(
  transaction: Transaction,
  commands: readonly MatchCommand[],
  wallNow: number,
): Promise<Judged> {
  const byMatch = Map.groupBy(commands, ({ matchId }) => matchId)
  const all = await loadMatches(transaction, await lockMatches(transaction, [...byMatch.keys()]))
  const rulings = new Map(
    all.map((before) => [
      before.id,
      judgeAll(before, (byMatch.get(before.id) ?? []).map(commandOf)),
    ]),
  )
  const changes = all.flatMap((before): readonly Change[] => {
    const after = rulings.get(before.id)?.after ?? before.match
    return after === before.match ? [] : [{ before, after }]
  })
  const changed = await saveChanges(transaction, changes, wallNow)
  if (changed.length < changes.length) {
    throw new Error('A locked match was changed by another transaction.')
  }
  const stored = new Map([...all, ...changed.map((one) => one.stored)].map((one) => [one.id, one]))
  return {
    changed,
    results: commands.map(({ matchId, command }) => ({
      stored: stored.get(matchId) ?? null,
      verdict: rulings.get(matchId)?.verdicts.get(command) ?? null,
    })),
  }
}

/**
 * Saves changes, with results, XP and places in the queue for the matches that they end.
 * @param wallNow the wall clock's time, which decides about days and seasons
 * @returns the changes that were saved, without those of matches that another server has changed since
 */
export async function saveChanges(
  transaction: Transaction,
  changes: readonly Change[],
  wallNow: number,
): Promise<readonly SavedChange[]> {
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

/** Judges commands of one match in the order of their times. */
export function judgeAll(before: StoredMatch, commands: readonly Command[]): Ruling {
  const verdicts = new Map<Command, Verdict>()
  let after = before.match
  for (const command of commands.toSorted((a, b) => a.at - b.at)) {
    const { match, verdict } = applyCommand(after, before, command)
    if (verdict !== null) verdicts.set(command, verdict)
    after = match
  }
  return { after, verdicts }
}

function commandOf({ command }: MatchCommand): Command {
  return command
}

/** Returns the match after a command; a user without a seat changes nothing. */
function applyCommand(
  match: Match,
  { players }: StoredMatch,
  command: Command,
): { readonly match: Match; readonly verdict: Verdict | null } {
  if (command.type === 'ticked' || command.type === 'paused') {
    return { match: apply(match, command), verdict: null }
  }
  const { userId, ...rest } = command
  const seat = players.findIndex((player) => player.userId === userId)
  if (rest.type === 'answered') return judge(match, { ...rest, seat })
  const event: MatchEvent = { ...rest, seat }
  return { match: apply(match, event), verdict: null }
}

import { generatedName } from '#server/names/default-name.ts'
import { readName } from '#server/names/read-name.ts'
import type { Change } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

import { type Act, addAct, findAct } from './acts.ts'
import type { ModerationCommand } from './command.ts'
import { listFaults, settleFault } from './fault-reports.ts'
import { listActs, listReports } from './lists.ts'
import { findPlayers, isSameState, type Player, type PlayerState, savePlayer } from './players.ts'
import { quoted } from './quoted.ts'
import { reopenReports, settleReports } from './settled-reports.ts'

type Parts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/** The answer to an operator. */
export type Moderated = {
  /** Whether it was done; otherwise the lines name the obstacle. */
  readonly isDone: boolean
  readonly lines: readonly string[]
  /** The changes to publish, so that open pages show them. */
  readonly changes: readonly Change[]
}

type FaultCommand = Extract<ModerationCommand, { readonly kind: 'close' | 'reopen' }>
type ActCommand = Exclude<
  ModerationCommand,
  FaultCommand | { readonly kind: 'list' | 'log' | 'faults' }
>
type PlayerCommand = Exclude<ActCommand, { readonly kind: 'undo' }>

/**
 * Carries out a command of an operator about names or reports of mistakes. Each act is added to the log in the transaction that
 * changes the player, and can be undone as long as nothing has changed the same since.
 * @param operator the name under which the operator is signed in to the machine
 */
export async function moderate(
  parts: Parts,
  command: ModerationCommand,
  operator: string,
): Promise<Moderated> {
  const { database } = parts
  if (command.kind === 'list') return told(await listReports(database))
  if (command.kind === 'log') return told(await listActs(database))
  if (command.kind === 'faults') return told(await listFaults(database))
  if (command.kind === 'close' || command.kind === 'reopen') {
    return settle(parts, command, operator)
  }
  return inTransaction(database, (transaction) =>
    command.kind === 'undo'
      ? undo(transaction, parts, command, operator)
      : decide(transaction, parts, command, operator),
  )
}

async function settle(
  { database, clock, random }: Parts,
  { kind, report, note }: FaultCommand,
  operator: string,
): Promise<Moderated> {
  const at = new Date(clock())
  const act = { id: random.uuid(), reportId: report, kind, at, operator, note }
  const problem = await inTransaction(database, (transaction) => settleFault(transaction, act))
  if (problem !== null) return refused(problem)
  return told([kind === 'close' ? `Closed: report ${report}.` : `Open again: report ${report}.`])
}

async function decide(
  transaction: Transaction,
  { clock, random }: Parts,
  command: PlayerCommand,
  operator: string,
): Promise<Moderated> {
  const players = await findPlayers(transaction, command.whom)
  const [player] = players
  if (player === undefined) return refused(`There is no player ${command.whom}.`)
  if (players.length > 1) {
    const ids = players.map(({ userId }) => `  ${userId}`)
    return refused(`${players.length} players have this name. Give the id of one:`, ...ids)
  }
  const after = stateAfter(player, command)
  if (typeof after === 'string') return refused(after)
  const { kind, note } = command
  if (kind !== 'dismiss' && isSameState(player, after))
    return refused('Nothing to do: it is so already.')
  const at = new Date(clock())
  const { userId } = player
  const act: Act = {
    id: random.uuid(),
    userId,
    kind,
    at,
    operator,
    note,
    before: stateOf(player),
    after,
    undoes: null,
  }
  await addAct(transaction, act)
  await savePlayer(transaction, userId, player, after, at)
  const count = await settleReports(transaction, userId, act.id)
  return done(
    [`${sentenceOf(act)} Reports settled: ${count}.`, `To take it back: undo ${act.id}`],
    await changesAbout(transaction, userId),
  )
}

/** Returns the state of a player after a command, or why it cannot be carried out. */
function stateAfter(player: Player, command: PlayerCommand): PlayerState | string {
  const { name, hiddenName, isBanned } = player
  switch (command.kind) {
    case 'hide':
      return { name, hiddenName: name, isBanned }
    case 'ban':
      return { name, hiddenName, isBanned: true }
    case 'dismiss':
      return { name, hiddenName, isBanned }
    case 'rename': {
      const read = readName(command.name ?? generatedName(player.userId))
      if (read.name === null) return `This is not a name that others may see (${read.refusal}).`
      // The player cannot go back to the name that was taken away.
      return { name: read.name, hiddenName: name, isBanned }
    }
  }
}

async function undo(
  transaction: Transaction,
  { clock, random }: Parts,
  command: Extract<ModerationCommand, { readonly kind: 'undo' }>,
  operator: string,
): Promise<Moderated> {
  const found = await findAct(transaction, command.act)
  if (found === null) return refused(`There is no act ${command.act}.`)
  const { act, isUndone } = found
  if (act.kind === 'undo') return refused('This act has taken another one back. Repeat that one.')
  if (isUndone) return refused('This act was taken back already.')
  const [player] = await findPlayers(transaction, act.userId)
  if (player === undefined) return refused('The account of this player was deleted.')
  const after = stateWithout(act, player)
  if (after === null) return refused('This has been changed again since. Nothing was done.')
  const at = new Date(clock())
  const undoing: Act = {
    id: random.uuid(),
    userId: act.userId,
    kind: 'undo',
    at,
    operator,
    note: command.note,
    before: stateOf(player),
    after,
    undoes: act.id,
  }
  await addAct(transaction, undoing)
  await savePlayer(transaction, act.userId, player, after, at)
  const count = await reopenReports(transaction, act.id)
  return done(
    [`Taken back: ${act.kind} of ${quoted(act.before.name)}. Reports open again: ${count}.`],
    await changesAbout(transaction, act.userId),
  )
}

/** Returns the state before an act; null when it was changed again since. */
function stateWithout({ before, after }: Act, current: PlayerState): PlayerState | null {
  const isName = before.name !== after.name
  const isHidden = before.hiddenName !== after.hiddenName
  const isBan = before.isBanned !== after.isBanned
  const isSame =
    (!isName || current.name === after.name) &&
    (!isHidden || current.hiddenName === after.hiddenName) &&
    (!isBan || current.isBanned === after.isBanned)
  if (!isSame) return null
  return {
    name: isName ? before.name : current.name,
    hiddenName: isHidden ? before.hiddenName : current.hiddenName,
    isBanned: isBan ? before.isBanned : current.isBanned,
  }
}

function sentenceOf({ kind, before, after }: Act): string {
  switch (kind) {
    case 'hide':
      return `Hidden: ${quoted(before.name)}.`
    case 'rename':
      return `Renamed: ${quoted(before.name)} is ${quoted(after.name)} now.`
    case 'ban':
      return `Kept off the leaderboard: ${quoted(before.name)}.`
    case 'dismiss':
      return `Left as it is: ${quoted(before.name)}.`
    case 'undo':
      return `Taken back for ${quoted(before.name)}.`
  }
}

/** Pages of the player, the leaderboard, and the match that the player is in show it at once. */
async function changesAbout(transaction: Transaction, userId: string): Promise<readonly Change[]> {
  const live = await transaction
    .selectFrom('live_match')
    .innerJoin('match_players', 'match_players.match_id', 'live_match.match_id')
    .select(['match_players.match_id', 'match_players.user_id'])
    .where('live_match.user_id', '=', userId)
    .execute()
  const userIds = live.flatMap((row) => row.user_id ?? [])
  const matchId = live[0]?.match_id
  return [
    { kind: 'profile', userId },
    { kind: 'leaderboard' },
    ...(matchId === undefined
      ? []
      : [{ kind: 'match' as const, node: OPERATOR, matchId, userIds }]),
  ]
}

/** No server has this name, so all of them read the match again. */
const OPERATOR = 'operator'

function stateOf({ name, hiddenName, isBanned }: Player): PlayerState {
  return { name, hiddenName, isBanned }
}

function told(lines: readonly string[]): Moderated {
  return { isDone: true, lines, changes: [] }
}

function done(lines: readonly string[], changes: readonly Change[]): Moderated {
  return { isDone: true, lines, changes }
}

function refused(...lines: readonly string[]): Moderated {
  return { isDone: false, lines, changes: [] }
}

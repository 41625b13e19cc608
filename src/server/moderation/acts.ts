import type { Database, Tables, Transaction } from '#server/platform/database/database.ts'

import type { PlayerState } from './players.ts'

/** An act of an operator about a player, as the log keeps it. */
export type Act = {
  readonly id: string
  readonly userId: string
  readonly kind: Tables['moderation_acts']['kind']
  readonly at: Date
  readonly operator: string
  readonly note: string
  readonly before: PlayerState
  readonly after: PlayerState
  /** The act that this one takes back. */
  readonly undoes: string | null
}

/** Acts that a list shows. */
const MAX_LOG = 100

/** Adds an act to the log. */
export async function addAct(transaction: Transaction, act: Act): Promise<void> {
  await transaction
    .insertInto('moderation_acts')
    .values({
      id: act.id,
      user_id: act.userId,
      kind: act.kind,
      acted_at: act.at,
      operator: act.operator,
      note: act.note,
      name_before: act.before.name,
      name_after: act.after.name,
      hidden_before: act.before.hiddenName,
      hidden_after: act.after.hiddenName,
      was_banned: act.before.isBanned,
      is_banned: act.after.isBanned,
      undoes: act.undoes,
    })
    .execute()
}

/** Returns an act, and whether it was taken back; null when there is no such act. */
export async function findAct(
  transaction: Transaction,
  id: string,
): Promise<{ readonly act: Act; readonly isUndone: boolean } | null> {
  const row = await transaction
    .selectFrom('moderation_acts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const undoing = await transaction
    .selectFrom('moderation_acts')
    .select('id')
    .where('undoes', '=', id)
    .executeTakeFirst()
  return { act: actOf(row), isUndone: undoing !== undefined }
}

/** Returns the last acts, newest first. */
export async function lastActs(database: Database): Promise<readonly Act[]> {
  const rows = await database
    .selectFrom('moderation_acts')
    .selectAll()
    .orderBy('acted_at', 'desc')
    .orderBy('id')
    .limit(MAX_LOG)
    .execute()
  return rows.map(actOf)
}

function actOf(row: Tables['moderation_acts']): Act {
  return {
    id: row.id,
    userId: row.user_id,
    kind: row.kind,
    at: row.acted_at,
    operator: row.operator,
    note: row.note,
    before: { name: row.name_before, hiddenName: row.hidden_before, isBanned: row.was_banned },
    after: { name: row.name_after, hiddenName: row.hidden_after, isBanned: row.is_banned },
    undoes: row.undoes,
  }
}

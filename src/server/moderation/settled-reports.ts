import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Notes the act that settles the open reports of a player.
 * @returns how many there were
 */
export async function settleReports(
  transaction: Transaction,
  reportedId: string,
  act: string,
): Promise<number> {
  const rows = await transaction
    .updateTable('name_reports')
    .set({ settled_by: act })
    .where('reported_id', '=', reportedId)
    .where('settled_by', 'is', null)
    .returning('user_id')
    .execute()
  return rows.length
}

/**
 * Opens the reports again that an act has settled.
 * @returns how many there were
 */
export async function reopenReports(transaction: Transaction, act: string): Promise<number> {
  const rows = await transaction
    .updateTable('name_reports')
    .set({ settled_by: null })
    .where('settled_by', '=', act)
    .returning('user_id')
    .execute()
  return rows.length
}

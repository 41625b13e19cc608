import { tellStepTakenOff } from '#server/mail/mails.ts'
import type { Change } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

type Parts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/** What an operator's order has brought about. */
export type EndedStep = {
  readonly wasOn: boolean
  /** What servers are to be told, so that open pages show it. */
  readonly changes: readonly Change[]
}

/**
 * Takes the second step off an account, and tells its owner by mail; for an operator.
 * @returns null when no account has this address
 */
export function endSecondStep(
  { database, ...parts }: Parts,
  email: string,
): Promise<EndedStep | null> {
  return inTransaction(database, async (transaction) => {
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'email', 'name', 'two_factor_enabled'])
      .where('email', '=', email.trim().toLowerCase())
      .forUpdate()
      .executeTakeFirst()
    if (user === undefined) return null
    // Also one that was begun and never confirmed.
    await transaction.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
    if (!user.two_factor_enabled) return { wasOn: false, changes: [] }
    await transaction
      .updateTable('users')
      .set({ two_factor_enabled: false })
      .where('id', '=', user.id)
      .execute()
    await tellStepTakenOff({ database: transaction, ...parts }, user)
    return { wasOn: true, changes: [{ kind: 'profile', userId: user.id }] }
  })
}

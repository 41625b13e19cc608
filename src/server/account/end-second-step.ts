import { mailStepTakenOff } from '#server/mail/mails.ts'
import type { Change } from '#server/platform/bus.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'

type Parts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/** The result of turning off the second step. */
export type EndedStep = {
  readonly wasOn: boolean
  /** The changes to publish, so that open pages show them. */
  readonly changes: readonly Change[]
}

/**
 * Turns off the second step of an account for an operator, and mails its owner.
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
    // Includes one that was begun but never confirmed.
    await transaction.deleteFrom('second_factors').where('user_id', '=', user.id).execute()
    if (!user.two_factor_enabled) return { wasOn: false, changes: [] }
    await transaction
      .updateTable('users')
      .set({ two_factor_enabled: false })
      .where('id', '=', user.id)
      .execute()
    await mailStepTakenOff({ database: transaction, ...parts }, user)
    return { wasOn: true, changes: [{ kind: 'profile', userId: user.id }] }
  })
}

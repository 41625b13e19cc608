import { forgetStandings } from '#server/leaderboard/forget-standings.ts'
import type { Transaction } from '#server/platform/database/database.ts'

type DeletedUser = { readonly userId: string; readonly email: string }

/** Deletes a user with everything that belongs to the account, and the mails to it. */
export async function deleteUser(transaction: Transaction, user: DeletedUser): Promise<void> {
  await forgetStandings(transaction, user.userId)
  await deleteMails(transaction, user)
  await transaction.deleteFrom('users').where('id', '=', user.userId).execute()
}

/** Deletes the mails to the address of an account, and to those that it had before. */
async function deleteMails(
  transaction: Transaction,
  { userId, email }: DeletedUser,
): Promise<void> {
  await transaction
    .deleteFrom('outgoing_mails')
    .where((mail) =>
      mail.or([
        mail('recipient', '=', email),
        mail(
          'recipient',
          'in',
          mail.selectFrom('email_changes').select('old_email').where('user_id', '=', userId),
        ),
      ]),
    )
    .execute()
}

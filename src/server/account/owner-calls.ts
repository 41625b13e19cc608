import { accountCalls } from '#contract/account.ts'
import { handleUser } from '#server/api/handler.ts'
import type { SignedIn } from '#server/auth/session.ts'
import { forgetStandings } from '#server/leaderboard/forget-standings.ts'
import { accountMails } from '#server/mail/mails.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { exportData } from './export-data.ts'
import { renameProfile } from './profile/profiles.ts'
import { requireOwner } from './sign-in/password-calls.ts'
import { requireAccount, requireName } from './sign-in/sign-in-calls.ts'

const updateProfile = handleUser(accountCalls.update_profile, async (input, context) => {
  const { bus, database, user } = context
  const isSet = await renameProfile(database, user.userId, requireName(input.display_name))
  if (!isSet) throw new Problem('name_hidden', 'display_name: hidden by an operator')
  bus.publish({ kind: 'profile', userId: user.userId })
  bus.publish({ kind: 'leaderboard' })
  return requireAccount(context, user.userId)
})

const exportAccount = handleUser(accountCalls.export_account, async ({ password }, context) => {
  const { clock, database, mails, user } = context
  await requireOwner(context, password)
  const data = await exportData(database, user.userId)
  await mails.accountExported(user)
  return { exported_at: new Date(clock()).toISOString(), data }
})

const deleteAccount = handleUser(accountCalls.delete_account, async ({ password }, context) => {
  const { auth, bus, caller, database, user } = context
  await requireOwner(context, password)
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true })
  await inTransaction(database, async (transaction) => {
    await forgetStandings(transaction, user.userId)
    await deleteMails(transaction, user)
    await transaction.deleteFrom('users').where('id', '=', user.userId).execute()
    await accountMails({ ...context, database: transaction }).accountDeleted(user)
  })
  bus.publish({ kind: 'sessions', userId: user.userId })
  bus.publish({ kind: 'leaderboard' })
  caller.sendCookies(headers)
  return {}
})

/** Handlers of the calls that only the owner of an account may make. */
export const ownerHandlers = {
  update_profile: updateProfile,
  export_account: exportAccount,
  delete_account: deleteAccount,
}

/** Deletes the mails to the address of an account, and to those that it had before. */
async function deleteMails(transaction: Transaction, { userId, email }: SignedIn): Promise<void> {
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

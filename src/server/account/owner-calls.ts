import { accountCalls } from '#contract/account.ts'
import { handleUser } from '#server/api/handler.ts'
import { accountMails } from '#server/mail/mails.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { deleteUser } from './delete-user.ts'
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
    await deleteUser(transaction, user)
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

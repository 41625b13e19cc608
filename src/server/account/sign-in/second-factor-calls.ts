import { accountCalls } from '#contract/account.ts'
import { findAccount } from '#server/account/profile/profiles.ts'
import { handleUser } from '#server/api/handler.ts'
import { withAuthErrors } from '#server/auth/auth-problem.ts'
import type { Count } from '#server/limits/limits.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { requireOwner } from './password-calls.ts'
import { isFirstUse } from './second-step.ts'

const begin = handleUser(accountCalls.begin_second_factor, async ({ password }, context) => {
  const { auth, caller, database, user } = context
  const account = await findAccount(database, user.userId)
  if (account?.has_password !== true) {
    throw new Problem('conflict', 'A second factor needs a password.')
  }
  await requireOwner(context, password)
  const answer = await withAuthErrors(
    auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers: caller.headers }),
  )
  const uri = 'totpURI' in answer ? answer.totpURI : ''
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
})

const confirm = handleUser(accountCalls.confirm_second_factor, async ({ code }, context) => {
  const { auth, bus, caller, database, limits, mails, user } = context
  const account = await findAccount(database, user.userId)
  if (account?.has_second_factor === true) {
    throw new Problem('conflict', 'There already is a second factor.')
  }
  const counts: readonly Count[] = [['passwordByUser', user.userId]]
  await limits.use(counts)
  const { headers } = await withAuthErrors(
    auth.api.verifyTOTP({ body: { code }, headers: caller.headers, returnHeaders: true }),
  )
  await limits.giveBack(counts)
  await isFirstUse(context, user.userId, code)
  const { backupCodes } = await withAuthErrors(
    auth.api.viewBackupCodes({ body: { userId: user.userId } }),
  )
  await mails.secondFactorOn(user)
  caller.sendCookies(headers)
  bus.publish({ kind: 'profile', userId: user.userId })
  return { backup_codes: backupCodes }
})

const renewCodes = handleUser(accountCalls.renew_backup_codes, async ({ password }, context) => {
  const { auth, caller, mails, user } = context
  await requireOwner(context, password)
  const { backupCodes } = await withAuthErrors(
    auth.api.generateBackupCodes({ body: { password }, headers: caller.headers }),
  )
  await mails.backupCodesRenewed(user)
  return { backup_codes: backupCodes }
})

const end = handleUser(accountCalls.end_second_factor, async ({ password }, context) => {
  const { auth, bus, caller, mails, user } = context
  await requireOwner(context, password)
  const { headers } = await withAuthErrors(
    auth.api.disableTwoFactor({
      body: { password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  await mails.secondFactorOff(user)
  caller.sendCookies(headers)
  bus.publish({ kind: 'profile', userId: user.userId })
  return {}
})

/** Handlers of the calls about the second step of signing in. */
export const secondFactorHandlers = {
  begin_second_factor: begin,
  confirm_second_factor: confirm,
  renew_backup_codes: renewCodes,
  end_second_factor: end,
}

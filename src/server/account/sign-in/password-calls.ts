import { accountCalls } from '#contract/account.ts'
import { findAccount } from '#server/account/profile/profiles.ts'
import {
  type GuestContext,
  handle,
  handleUser,
  sessionMissing,
  type UserContext,
} from '#server/api/handler.ts'
import { accountMark } from '#server/auth/account-mark.ts'
import { withAuthErrors } from '#server/auth/auth-problem.ts'
import { knowsAccount } from '#server/auth/known-browser.ts'
import { replaceTokens } from '#server/auth/renew-session.ts'
import { cookiesOf } from '#server/auth/session.ts'
import { endLinksFor } from '#server/auth/sessions.ts'
import type { AccountSetup } from '#server/auth/setup.ts'
import type { Count } from '#server/limits/limits.ts'
import { accountMails } from '#server/mail/mails.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { markKnown } from './known-device.ts'
import { sendLink } from './unverified.ts'

/** Within this time a Google sign-in counts as proof of identity, so that no password is needed. */
const FRESH_MS = 5 * 60 * 1000

const STOLEN = 'This password has appeared in a data breach. Please choose another one.'

const sendVerificationEmail = handle(
  accountCalls.send_verification_email,
  async ({ email }, context) => {
    const { accounts, caller, limits } = context
    caller.note({ account: accountMark(accounts.secret, email) })
    await limits.use(mailCounts(context, email))
    if (accounts.verifiesEmail) await sendLink(context, email)
    return {}
  },
)

const sendPasswordReset = handle(accountCalls.send_password_reset, async ({ email }, context) => {
  const { accounts, auth, caller, database, limits } = context
  caller.note({ account: accountMark(accounts.secret, email) })
  await limits.use(mailCounts(context, email))
  // Only the newest link works.
  await endLinksFor(database, email)
  await withAuthErrors(auth.api.requestPasswordReset({ body: { email }, headers: caller.headers }))
  return {}
})

const resetPassword = handle(accountCalls.reset_password, async ({ token, password }, context) => {
  const { accounts, auth, caller, database, limits } = context
  await requireStrong(accounts, password, [])
  const { internalAdapter } = await auth.$context
  const owner = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  await withAuthErrors(
    auth.api.resetPassword({
      body: { token, newPassword: password },
      headers: caller.headers,
    }),
  ).catch(async (error: unknown) => {
    // Only links that do not work are counted: one that does is a way in for its owner.
    if (isInvalidLink(error)) await limits.use([['linkByNetwork', caller.network]])
    throw error
  })
  const account = owner && (await findAccount(database, owner.value))
  if (account) {
    const cookies = new Headers()
    cookies.append('set-cookie', markKnown(context, caller.browser, account.email))
    caller.sendCookies(cookies)
  }
  return {}
})

const changePassword = handleUser(
  accountCalls.change_password,
  async ({ current_password: current, new_password: password }, context) => {
    const { accounts, auth, bus, caller, user } = context
    await requireOwner(context, current)
    await requireStrong(accounts, password, [user.email, user.name])
    const token = await replacePassword(context, await accounts.passwords.hash(password))
    caller.sendCookies(await cookiesOf(auth, token))
    bus.publish({ kind: 'sessions', userId: user.userId })
    return {}
  },
)

/** Handlers of the calls about passwords. */
export const passwordHandlers = {
  send_verification_email: sendVerificationEmail,
  send_password_reset: sendPasswordReset,
  reset_password: resetPassword,
  change_password: changePassword,
}

/**
 * Refuses a password that is easy to guess or known to be stolen. Loads the dictionaries on first use.
 * @throws Problem `weak_password` with the reasons
 */
export async function requireStrong(
  { isBreached }: AccountSetup,
  password: string,
  about: readonly string[],
): Promise<void> {
  const { weaknesses } = await import('#server/auth/password-strength.ts')
  const found = weaknesses(password, about)
  const reasons = found.length === 0 && (await isBreached(password)) ? [STOLEN] : found
  if (reasons.length > 0)
    throw new Problem('weak_password', 'Password is too weak.', {}, { reasons })
}

/**
 * Makes sure that the request comes from the owner and not from another person at an open browser. Asks
 * for the password, or for a sign-in within the last minutes if the account has none.
 * @throws Problem `reauth_required`
 */
export async function requireOwner(
  context: UserContext,
  password: string | undefined,
): Promise<void> {
  const { auth, caller, clock, database, limits, user } = context
  const account = await findAccount(database, user.userId)
  if (account?.has_password === false) {
    if (clock() - user.signedInAt <= FRESH_MS) return
    throw new Problem('reauth_required', 'Sign out and sign in again first.')
  }
  const counts: readonly Count[] = [['passwordByUser', user.userId]]
  await limits.use(counts)
  await withAuthErrors(
    auth.api.verifyPassword({ body: { password: password ?? '' }, headers: caller.headers }),
  )
  await limits.giveBack(counts)
}

/**
 * Stores a new password and ends all other sessions and links, in one transaction. A failed call can be
 * repeated.
 * @returns the new token of the browser that made the call
 * @throws Problem when that browser has been signed out, or there is no password to replace
 */
function replacePassword(context: UserContext, hash: string): Promise<string> {
  const { clock, database, user } = context
  return inTransaction(database, async (transaction) => {
    await storePassword(transaction, user.userId, hash, clock())
    const token = await replaceTokens(transaction, user, clock())
    if (token === null) throw sessionMissing()
    await endLinksFor(transaction, user.email)
    await accountMails({ ...context, database: transaction }).passwordChanged(user)
    return token
  })
}

async function storePassword(
  transaction: Transaction,
  userId: string,
  hash: string,
  now: number,
): Promise<void> {
  const stored = await transaction
    .updateTable('accounts')
    .set({ password: hash, updated_at: new Date(now) })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .returning('id')
    .executeTakeFirst()
  if (stored === undefined) throw new Problem('conflict', 'There is no password to change.')
}

function isInvalidLink(error: unknown): boolean {
  return error instanceof Problem && error.code === 'invalid_token'
}

/**
 * Returns the limits of asking for a mail. A known browser of the account has one of its own, so that
 * others who ask for mails to the same address cannot keep the owner from them.
 */
function mailCounts({ accounts, caller }: GuestContext, email: string): readonly Count[] {
  const { browser, network } = caller
  if (knowsAccount(browser, accounts.secret, email)) {
    return [['mailByAccount', `known ${browser.id} ${email}`]]
  }
  return [
    ['mailByAccount', email],
    ['mailByNetwork', network],
  ]
}

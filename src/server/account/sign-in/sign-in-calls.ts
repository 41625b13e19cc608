import { type Account, accountCalls } from '#contract/account.ts'
import type { ErrorCode } from '#contract/problem.ts'
import { findAccount, isKnownAddress } from '#server/account/profile/profiles.ts'
import { PASS } from '#server/api/guest-pass.ts'
import { type GuestContext, handle, sessionMissing } from '#server/api/handler.ts'
import { isProven, requireProof } from '#server/api/proof-of-work.ts'
import { accountMark } from '#server/auth/account-mark.ts'
import { withAuthErrors } from '#server/auth/auth-problem.ts'
import { endDevice, endFormer } from '#server/auth/sessions.ts'
import { readName } from '#server/names/read-name.ts'
import { LostDatabase } from '#server/platform/database/lost-database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { countByNetwork, countSignIn, countsOfSignUp } from './count-tries.ts'
import { welcomeDevice } from './known-device.ts'
import { requireStrong } from './password-calls.ts'
import { passSecondStep } from './second-step.ts'
import { claimUnverified, mailAgain, type NewAccount } from './unverified.ts'

/** The refusals of an address whose password is wrong or not sufficient. */
const OF_ANOTHER: ReadonlySet<ErrorCode> = new Set([
  'invalid_credentials',
  'second_factor_required',
])

/** @throws Problem `proof_required` when the task was not solved, in time and for the first time */
const proveWork = handle(accountCalls.prove_work, async (proof, context) => {
  if (!(await isProven(context, PASS, proof))) {
    throw new Problem('proof_required', 'The task is not solved. Ask for a new one.')
  }
  await context.caller.sendPass()
  return {}
})

const signUp = handle(accountCalls.sign_up, async (input, context) => {
  const { accounts, caller, limits } = context
  const { email, password } = input
  caller.note({ account: accountMark(accounts.secret, email) })
  const name = input.display_name === undefined ? '' : requireName(input.display_name)
  await requireStrong(accounts, password, [email, name])
  const counts = await countsOfSignUp(context)
  await requireProof(context, email, input.proof, counts)
  await limits.add(counts)
  const account = { email, password, name }
  try {
    const { headers, userId } = await makeAccount(context, account)
    if (accounts.verifiesEmail) {
      // A known address takes as long, since the password is hashed either way.
      context.background.add(claimKnown(context, account, userId))
      return { next: 'verify_email' as const }
    }
    await endFormer(context, caller.headers, userId)
    headers.append('set-cookie', await welcomeDevice(context, caller.browser, { userId, email }))
    caller.sendCookies(headers)
  } catch (error) {
    // A repeated or simultaneous sign-up gets the same response.
    if (!mayBeKnown(error) || !(await isKnownAddress(context.database, email))) throw error
    if (accounts.verifiesEmail) {
      context.background.add(claimUnverified(context, account))
      return { next: 'verify_email' as const }
    }
    await signInAgain(context, email, password)
  }
  return { next: 'signed_in' as const }
})

const signIn = handle(accountCalls.sign_in, async ({ email, password }, context) => {
  const { accounts, caller } = context
  caller.note({ account: accountMark(accounts.secret, email) })
  return signInWith(context, email, password)
})

const verifySecondFactor = handle(accountCalls.verify_second_factor, async ({ code }, context) => {
  const { user, headers } = await passSecondStep(context, code)
  return letIn(context, user, headers)
})

const signInWithGoogle = handle(accountCalls.sign_in_with_google, async (_input, context) => {
  const { accounts, auth, caller } = context
  if (accounts.google === null) {
    throw new Problem('google_unavailable', 'Google sign-in is not set up here.')
  }
  await countByNetwork(context, ['googleByNetwork'])
  const { response, headers } = await withAuthErrors(
    auth.api.signInSocial({
      body: {
        provider: 'google',
        callbackURL: '/dashboard',
        errorCallbackURL: '/auth',
        disableRedirect: true,
      },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  if (response.url === undefined) {
    throw new Problem('google_unavailable', 'Google cannot be reached.')
  }
  caller.sendCookies(headers)
  return { url: response.url }
})

const signOut = handle(accountCalls.sign_out, async (_input, context) => {
  const { auth, bus, caller, database } = context
  const user = await context.findSession(caller.headers)
  // The library reports success even when the database is lost.
  if (user !== null) await endDevice(database, user.userId, user.deviceId)
  const { headers } = await auth.api.signOut({ headers: caller.headers, returnHeaders: true })
  if (user !== null) bus.publish({ kind: 'sessions', userId: user.userId })
  caller.sendCookies(headers)
  return {}
})

const getSession = handle(accountCalls.get_session, async (_input, context) => {
  const user = await context.findSession(context.caller.headers)
  return { account: user && (await findAccount(context.database, user.userId)) }
})

/** Handlers of the calls that sign up, in and out. */
export const signInHandlers = {
  prove_work: proveWork,
  sign_up: signUp,
  sign_in: signIn,
  verify_second_factor: verifySecondFactor,
  sign_in_with_google: signInWithGoogle,
  sign_out: signOut,
  get_session: getSession,
}

/** Handles a sign-up with a known address, for which the library returns a made-up id. */
async function claimKnown(
  context: GuestContext,
  account: NewAccount,
  madeId: string,
): Promise<void> {
  const isNew = (await findAccount(context.database, madeId)) !== null
  if (!isNew) await claimUnverified(context, account)
}

async function makeAccount(
  { auth, caller }: GuestContext,
  account: NewAccount,
): Promise<{ readonly headers: Headers; readonly userId: string }> {
  const { headers, response } = await withAuthErrors(
    auth.api.signUpEmail({
      body: { ...account, callbackURL: '/dashboard' },
      headers: caller.headers,
      returnHeaders: true,
    }),
  )
  return { headers, userId: response.user.id }
}

/** Returns whether the password was correct but the address is not verified. */
function isUnverified(error: unknown): boolean {
  return error instanceof Problem && error.code === 'email_not_verified'
}

/** Returns whether a sign-up may have failed because its address is known or was added at the same time. */
function mayBeKnown(error: unknown): boolean {
  return error instanceof LostDatabase || (error instanceof Problem && error.code === 'email_taken')
}

/**
 * Signs in to an existing account if the password of the sign-up is correct.
 * @throws Problem `email_taken` otherwise
 */
async function signInAgain(context: GuestContext, email: string, password: string): Promise<void> {
  try {
    await signInWith(context, email, password)
  } catch (error) {
    if (!(error instanceof Problem) || !OF_ANOTHER.has(error.code)) throw error
    throw new Problem('email_taken', 'An account with this address already exists.')
  }
}

async function signInWith(
  context: GuestContext,
  email: string,
  password: string,
): Promise<Account> {
  const { auth, caller, limits } = context
  const counts = await countSignIn(context, email)
  const { response, headers } = await withAuthErrors(
    auth.api.signInEmail({
      body: { email, password },
      headers: caller.headers,
      returnHeaders: true,
    }),
  ).catch(async (error: unknown) => {
    if (isUnverified(error)) await mailAgain(context, email)
    throw error
  })
  await limits.giveBack(counts)
  if ('twoFactorRedirect' in response) {
    caller.sendCookies(headers)
    throw new Problem('second_factor_required', 'The account also asks for a code.')
  }
  return letIn(context, response.user, headers)
}

/** Sends the browser the cookies of a new session, and marks it as known. */
export async function letIn(
  context: GuestContext,
  { id, email }: { readonly id: string; readonly email: string },
  headers: Headers,
): Promise<Account> {
  const { caller } = context
  caller.note({ userId: id })
  await endFormer(context, caller.headers, id)
  headers.append('set-cookie', await welcomeDevice(context, caller.browser, { userId: id, email }))
  caller.sendCookies(headers)
  return requireAccount(context, id)
}

/**
 * Returns a public name.
 * @throws Problem with the reason when it is not allowed
 */
export function requireName(given: string): string {
  const { name, refusal } = readName(given)
  if (name === null) throw new Problem(refusal, 'display_name: not a valid name')
  return name
}

/** Returns the account of a session. Refuses one that has been deleted. */
export async function requireAccount({ database }: GuestContext, userId: string): Promise<Account> {
  const account = await findAccount(database, userId)
  if (account === null) throw sessionMissing()
  return account
}

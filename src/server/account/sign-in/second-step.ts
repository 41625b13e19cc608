import type { GuestContext } from '#server/api/handler.ts'
import { withAuthErrors, knowingLoss } from '#server/auth/auth-problem.ts'
import { SECOND_STEP_COOKIE } from '#server/auth/auth-settings.ts'
import { withOnlyCookies } from '#server/auth/cookies.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { countByNetwork } from './count-tries.ts'

const APP_CODE = /^\d{6}$/

type Passed = {
  readonly user: { readonly id: string; readonly email: string; readonly name: string }
  /** Response headers with the cookies of the new session. */
  readonly headers: Headers
}

/**
 * Checks the code that follows the password: one from the app or a backup code.
 * @throws Problem `invalid_code` for a wrong or used code, `session_missing` when the password has to be
 * entered again, `second_factor_lost` when codes can no longer be checked, `too_many_requests`
 */
export async function passSecondStep(context: GuestContext, code: string): Promise<Passed> {
  const { auth, caller, database, limits, mails } = context
  const counts = await countByNetwork(context, ['signInByNetwork', 'signInByNetworkDaily'])
  const question = {
    body: { code },
    // A browser that is already signed in gets a new session.
    headers: withOnlyCookies(caller.headers, Object.values(SECOND_STEP_COOKIE)),
    returnHeaders: true,
  } as const
  const isOfApp = APP_CODE.test(code)
  const { response, headers } = await knowingLoss(
    database,
    'session_missing',
    withAuthErrors(isOfApp ? auth.api.verifyTOTP(question) : auth.api.verifyBackupCode(question)),
  )
  const { token, user } = response
  if (isOfApp && !(await isFirstUse(context, user.id, code))) {
    await endToken(context, token ?? '')
    throw new Problem('invalid_code', 'The code was already used.')
  }
  await limits.giveBack(counts)
  if (!isOfApp) await mails.backupCodeUsed(user)
  return { user, headers }
}

/**
 * Records that a code of the app was used.
 * @returns false when it was used before, since a code that was watched must not work again
 */
export async function isFirstUse(
  { limits }: GuestContext,
  userId: string,
  code: string,
): Promise<boolean> {
  try {
    await limits.use([['codeOfUser', `${userId} ${code}`]])
    return true
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many_requests') return false
    throw error
  }
}

async function endToken({ database }: GuestContext, token: string): Promise<void> {
  await database.deleteFrom('sessions').where('token', '=', token).execute()
}

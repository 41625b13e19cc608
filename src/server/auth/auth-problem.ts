import { sql } from 'kysely'

import type { ErrorCode } from '#contract/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { LostDatabase } from '#server/platform/database/lost-database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { SECOND_STEP_LOCK_SECONDS } from './auth-settings.ts'

type Refusal = { readonly code: ErrorCode; readonly message: string }

/** One refusal for every cause, so that it does not reveal which passkeys an account has. */
const INVALID_PASSKEY: Refusal = { code: 'invalid_passkey', message: 'The passkey is not valid.' }

const FORESEEN: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  [
    'INVALID_EMAIL_OR_PASSWORD',
    { code: 'invalid_credentials', message: 'Invalid login credentials' },
  ],
  [
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    { code: 'email_taken', message: 'An account with this address already exists.' },
  ],
  ['INVALID_PASSWORD', { code: 'reauth_required', message: 'The password is incorrect.' }],
  ['EMAIL_NOT_VERIFIED', { code: 'email_not_verified', message: 'Email not confirmed' }],
  ['INVALID_TOKEN', { code: 'invalid_token', message: 'The link was used or has expired.' }],
  ['TOKEN_EXPIRED', { code: 'invalid_token', message: 'The link was used or has expired.' }],
  ['INVALID_CODE', { code: 'invalid_code', message: 'The code is not right.' }],
  ['INVALID_BACKUP_CODE', { code: 'invalid_code', message: 'The code is not right.' }],
  ['BACKUP_CODES_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TOTP_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TWO_FACTOR_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TOTP_ALREADY_ENABLED', { code: 'conflict', message: 'There already is a second factor.' }],
  [
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    { code: 'too_many_requests', message: 'Too many wrong codes. Sign in again.' },
  ],
  [
    'ACCOUNT_TEMPORARILY_LOCKED',
    { code: 'too_many_requests', message: 'Too many wrong codes. Try again later.' },
  ],
  ['CHALLENGE_NOT_FOUND', INVALID_PASSKEY],
  ['PASSKEY_NOT_FOUND', INVALID_PASSKEY],
  ['AUTHENTICATION_FAILED', INVALID_PASSKEY],
  ['FAILED_TO_VERIFY_REGISTRATION', INVALID_PASSKEY],
  ['YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY', INVALID_PASSKEY],
  ['INVALID_TWO_FACTOR_COOKIE', { code: 'session_missing', message: 'Auth session missing!' }],
  ['SESSION_EXPIRED', { code: 'session_missing', message: 'Auth session missing!' }],
])

/**
 * Codes of the library for a session it could not read or a row it could not write. They hide the cause.
 * A request gets this far only after its session was found, so the database was lost in between.
 */
const HIDDEN: ReadonlySet<string> = new Set([
  'FAILED_TO_GET_SESSION',
  'UNAUTHORIZED',
  'FAILED_TO_CREATE_USER',
  'FAILED_TO_CREATE_SESSION',
])

/** Thrown by the library when it cannot decrypt stored data because the secret has changed. */
const UNDECIPHERABLE = 'invalid tag'

/**
 * Awaits a call of the auth library and translates its errors.
 * @throws Problem for a known refusal, `LostDatabase` for a failure caused by the database, and any
 * other error unchanged
 */
export async function withAuthErrors<Result>(question: Promise<Result>): Promise<Result> {
  try {
    return await question
  } catch (error) {
    throw problemOf(error) ?? error
  }
}

/**
 * Checks the database after a refusal with this code, which the library also gives when it cannot read
 * the database.
 * @throws the error of the lost database instead of that refusal
 */
export async function knowingLoss<Result>(
  database: Database,
  code: ErrorCode,
  asked: Promise<Result>,
): Promise<Result> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Problem && error.code === code) await sql`select 1`.execute(database)
    throw error
  }
}

function problemOf(error: unknown): Problem | LostDatabase | null {
  if (error instanceof Error && error.message === UNDECIPHERABLE) {
    return new Problem(
      'second_factor_lost',
      'The second factor was encrypted with another SESSION_SECRET.',
    )
  }
  const code = refusalOf(error)
  if (code === null) return null
  if (HIDDEN.has(code))
    return new LostDatabase(`${code} because the database was lost.`, { cause: error })
  const foreseen = FORESEEN.get(code)
  if (foreseen === undefined) return null
  const isLocked = foreseen.code === 'too_many_requests'
  const headers = isLocked ? { 'retry-after': String(SECOND_STEP_LOCK_SECONDS) } : {}
  return new Problem(foreseen.code, foreseen.message, headers)
}

/** Returns the code of a library error. Recognizes it by name, because the library is loaded later. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'APIError' || !('body' in error)) return null
  return String(Object(error.body).code)
}

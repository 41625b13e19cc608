import { sql } from 'kysely'

import type { ErrorCode } from '#contract/problem.ts'
import type { Database } from '#server/platform/database/database.ts'
import { LostDatabase } from '#server/platform/database/lost-database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { SECOND_STEP_LOCK_SECONDS } from './auth-settings.ts'

type Refusal = { readonly code: ErrorCode; readonly message: string }

/** The same words whatever is wrong: who asks learns of no account which passkeys it has. */
const INVALID_PASSKEY: Refusal = { code: 'invalid_passkey', message: 'The passkey is not right.' }

const FORESEEN: ReadonlyMap<string, Refusal> = new Map<string, Refusal>([
  [
    'INVALID_EMAIL_OR_PASSWORD',
    { code: 'invalid_credentials', message: 'Invalid login credentials' },
  ],
  [
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    { code: 'email_taken', message: 'There is an account with this address already.' },
  ],
  ['INVALID_PASSWORD', { code: 'reauth_required', message: 'The password is not right.' }],
  ['EMAIL_NOT_VERIFIED', { code: 'email_not_verified', message: 'Email not confirmed' }],
  ['INVALID_TOKEN', { code: 'invalid_token', message: 'The link was used or has expired.' }],
  ['TOKEN_EXPIRED', { code: 'invalid_token', message: 'The link was used or has expired.' }],
  ['INVALID_CODE', { code: 'invalid_code', message: 'The code is not right.' }],
  ['INVALID_BACKUP_CODE', { code: 'invalid_code', message: 'The code is not right.' }],
  ['BACKUP_CODES_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TOTP_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TWO_FACTOR_NOT_ENABLED', { code: 'conflict', message: 'There is no second factor.' }],
  ['TOTP_ALREADY_ENABLED', { code: 'conflict', message: 'There is a second factor already.' }],
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
 * What the library says when it could not read a session or write a row. It hides why; a request comes
 * here only after its session was found, so the reason is a database that was lost in between.
 */
const HIDDEN: ReadonlySet<string> = new Set([
  'FAILED_TO_GET_SESSION',
  'UNAUTHORIZED',
  'FAILED_TO_CREATE_USER',
  'FAILED_TO_CREATE_SESSION',
])

/** What the library throws when it cannot decrypt what it has stored: the secret is another one now. */
const UNDECIPHERABLE = 'invalid tag'

/**
 * Runs what asks the auth library, and turns its refusals into ours.
 * @throws Problem for a refusal that is foreseen, `LostDatabase` for what a lost database causes; what
 * is not foreseen passes
 */
export async function asking<Result>(question: Promise<Result>): Promise<Result> {
  try {
    return await question
  } catch (error) {
    throw problemOf(error) ?? error
  }
}

/**
 * The library takes a database that it cannot read for what it then refuses with this code.
 * @throws what a lost database throws, in place of that refusal
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
    return new Problem('second_factor_lost', 'The second factor is of another SESSION_SECRET.')
  }
  const code = refusalOf(error)
  if (code === null) return null
  if (HIDDEN.has(code))
    return new LostDatabase(`${code} for want of the database.`, { cause: error })
  const foreseen = FORESEEN.get(code)
  if (foreseen === undefined) return null
  const isLocked = foreseen.code === 'too_many_requests'
  const headers = isLocked ? { 'retry-after': String(SECOND_STEP_LOCK_SECONDS) } : {}
  return new Problem(foreseen.code, foreseen.message, headers)
}

/** The code of a refusal of the library, known by its name: the library itself is loaded later. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || error.name !== 'APIError' || !('body' in error)) return null
  return String(Object(error.body).code)
}

import { randomBytes } from 'node:crypto'

import type { GuestContext } from '#server/api/handler.ts'
import { memberCookie, readMemberToken, tokenHash } from '#server/api/member-cookie.ts'
import type { CookiePlace } from '#server/auth/cookies.ts'
import type { Database } from '#server/platform/database/database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A browser stays signed in as a member for half a year at most; the card signs it in again. */
const SESSION_MS = 183 * DAY_MS
const TOKEN_BYTES = 32

/** A member of a class as a request proves it. */
export type Member = {
  readonly memberId: string
  readonly classId: string
  readonly nickname: string
  readonly hasAccount: boolean
}

/** Signs the browser of a call in as a member without an account. An earlier member is signed out. */
export async function beginSession(context: GuestContext, memberId: string): Promise<void> {
  const { caller, clock, database } = context
  await forgetSession(context)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = clock() + SESSION_MS
  await database
    .insertInto('member_sessions')
    .values({ id: tokenHash(token), member_id: memberId, expires_at: new Date(expires) })
    .execute()
  caller.sendCookies(cookie(context, token, SESSION_MS / 1000))
}

/** Signs the browser of a call out as a member, if it is signed in as one. */
export async function endSession(context: GuestContext): Promise<void> {
  const isSignedIn = await forgetSession(context)
  if (isSignedIn) context.caller.sendCookies(cookie(context, '', 0))
}

/**
 * Returns the members that a call speaks for: those of the signed-in user, and the one that the browser is
 * signed in as.
 */
export async function membersOf(context: GuestContext): Promise<readonly Member[]> {
  const { caller, clock, database, findSession } = context
  const user = await findSession(caller.headers)
  const token = tokenOf(context)
  if (user === null && token === null) return []
  const rows = await membersIn(database)
    .where((is) =>
      is.or([
        is('class_members.user_id', '=', user?.userId ?? null),
        is(
          'class_members.id',
          'in',
          is
            .selectFrom('member_sessions')
            .select('member_sessions.member_id')
            .where('member_sessions.id', '=', tokenHash(token ?? ''))
            .where('member_sessions.expires_at', '>', new Date(clock())),
        ),
      ]),
    )
    .orderBy('class_members.joined_at', 'desc')
    .orderBy('class_members.id')
    .execute()
  return rows.map(({ id, class_id, user_id, nickname }) => ({
    memberId: id,
    classId: class_id,
    nickname,
    hasAccount: user_id !== null,
  }))
}

async function forgetSession(context: GuestContext): Promise<boolean> {
  const token = tokenOf(context)
  if (token === null) return false
  await context.database.deleteFrom('member_sessions').where('id', '=', tokenHash(token)).execute()
  return true
}

function membersIn(database: Database) {
  return database.selectFrom('class_members').select(['id', 'class_id', 'user_id', 'nickname'])
}

function placeOf({ accounts, publicOrigin }: GuestContext): CookiePlace {
  return { secret: accounts.secret, isSecure: publicOrigin.startsWith('https:') }
}

function tokenOf(context: GuestContext): string | null {
  return readMemberToken(placeOf(context), context.caller.headers.get('cookie') ?? '')
}

function cookie(context: GuestContext, token: string, seconds: number): Headers {
  return new Headers([['set-cookie', memberCookie(placeOf(context), token, seconds)]])
}

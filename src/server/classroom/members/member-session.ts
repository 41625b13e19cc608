import { randomBytes } from 'node:crypto'

import type { GuestContext } from '#server/api/handler.ts'
import type { Database } from '#server/platform/database/database.ts'

import { tokenHash } from './cards.ts'

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
  const { caller, clock, database, publicOrigin } = context
  await forgetSession(context)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expires = clock() + SESSION_MS
  await database
    .insertInto('member_sessions')
    .values({ id: tokenHash(token), member_id: memberId, expires_at: new Date(expires) })
    .execute()
  caller.sendCookies(cookie(publicOrigin, token, SESSION_MS / 1000))
}

/** Signs the browser of a call out as a member, if it is signed in as one. */
export async function endSession(context: GuestContext): Promise<void> {
  const isSignedIn = await forgetSession(context)
  if (isSignedIn) context.caller.sendCookies(cookie(context.publicOrigin, '', 0))
}

/**
 * Returns the members that a call speaks for: those of the signed-in user, and the one that the browser is
 * signed in as.
 */
export async function membersOf(context: GuestContext): Promise<readonly Member[]> {
  const { caller, clock, database, findSession, publicOrigin } = context
  const user = await findSession(caller.headers)
  const token = tokenOf(publicOrigin, caller.headers)
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

async function forgetSession({ caller, database, publicOrigin }: GuestContext): Promise<boolean> {
  const token = tokenOf(publicOrigin, caller.headers)
  if (token === null) return false
  await database.deleteFrom('member_sessions').where('id', '=', tokenHash(token)).execute()
  return true
}

function membersIn(database: Database) {
  return database.selectFrom('class_members').select(['id', 'class_id', 'user_id', 'nickname'])
}

function nameOf(origin: string): string {
  return origin.startsWith('https:') ? '__Host-member' : 'member'
}

function tokenOf(origin: string, headers: Headers): string | null {
  const start = `${nameOf(origin)}=`
  const pair = (headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(start))
  const token = pair?.slice(start.length) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

function cookie(origin: string, token: string, seconds: number): Headers {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const value = `${nameOf(origin)}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
  return new Headers([['set-cookie', value]])
}

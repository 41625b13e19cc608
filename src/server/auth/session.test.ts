import { createHmac } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { accountMails } from '#server/mail/mails.ts'
import { createBackground } from '#server/platform/background.ts'
import { CALL_HEADERS, ORIGIN, testAccounts, testParts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { type Auth, createAuth } from './auth.ts'
import { findSession, SESSION_LONGEST_MS } from './session.ts'

const PLACE = { secret: testAccounts.secret, isSecure: true }
const MINUTE_MS = 60_000

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let auth: Auth
  beforeAll(async () => {
    served = await serveOn(place)
    auth = authOn(served)
  }, 60_000)
  afterAll(() => served.close())

  test('a session is the one that the auth library finds', async () => {
    const user = await signUp(served)
    const own = await readBoth(cookieHeader(user.cookies))
    expect(own.ours).toEqual(own.theirs)
    expect(own.ours).toMatchObject({ userId: user.userId, email: user.email })
  })

  test.each<[string, (right: string, token: string) => string]>([
    ['no cookie', () => ''],
    ['another cookie', (right) => `other=${right}`],
    ['the name of a server without TLS', (right) => `sid=${right}`],
    ['a name that ends alike', (right) => `x__Host-sid=${right}`],
    ['a token without a signature', (_right, token) => `__Host-sid=${token}`],
    ['a token of no session', () => `__Host-sid=${signed('planted')}`],
    ['a signature of another secret', (_right, token) => `__Host-sid=${signed(token, 'other')}`],
    ['a signature of another token', (right) => `__Host-sid=x${right}`],
    ['the planted one first', (right) => `__Host-sid=planted; __Host-sid=${right}`],
    ['nothing', () => '__Host-sid='],
  ])('A16 neither finds a session by %s', async (_case, cookieOf) => {
    const user = await signUp(served)
    const right = user.cookies.get('__Host-sid') ?? ''
    const token = right.split('.')[0] ?? ''
    expect(await readBoth(cookieOf(right, token))).toEqual({ ours: null, theirs: null })
  })

  test('both find the first of two cookies', async () => {
    const user = await signUp(served)
    const right = user.cookies.get('__Host-sid') ?? ''
    const { ours, theirs } = await readBoth(`a=b;  __Host-sid=${right}; __Host-sid=planted`)
    expect(ours).toEqual(theirs)
    expect(ours?.userId).toBe(user.userId)
  })

  test.each<[string, (user: NewUser) => Promise<unknown>]>([
    ['signed out', (user) => served.app.inject(signOutOf(user))],
    [
      'expired',
      (user) =>
        served.database
          .updateTable('sessions')
          .set({ expires_at: new Date(Date.now() - 1) })
          .where('user_id', '=', user.userId)
          .execute(),
    ],
    [
      'deleted with its user',
      (user) => served.database.deleteFrom('users').where('id', '=', user.userId).execute(),
    ],
  ])('A13 neither finds a session that was %s, at once', async (_case, end) => {
    const user = await signUp(served)
    const cookies = cookieHeader(user.cookies)
    expect((await readBoth(cookies)).ours).not.toBeNull()
    await end(user)
    expect(await readBoth(cookies)).toEqual({ ours: null, theirs: null })
  })

  test('both find a session whose token was replaced until the minute of grace is over', async () => {
    const user = await signUp(served)
    const cookies = cookieHeader(user.cookies)
    await served.database
      .updateTable('sessions')
      .set({ is_superseded: true, expires_at: new Date(Date.now() + MINUTE_MS) })
      .where('user_id', '=', user.userId)
      .execute()
    const { ours, theirs } = await readBoth(cookies)
    expect(ours).toEqual(theirs)
    expect(ours).not.toBeNull()
    expect(await findOurs(cookies, Date.now() + MINUTE_MS)).toBeNull()
  })

  test('a session ends after thirty days of use, which the library does not know', async () => {
    const user = await signUp(served)
    const cookies = cookieHeader(user.cookies)
    const found = await findOurs(cookies, Date.now())
    const last = (found?.signedInAt ?? 0) + SESSION_LONGEST_MS
    await served.database
      .updateTable('sessions')
      .set({ expires_at: new Date(last + MINUTE_MS) })
      .where('user_id', '=', user.userId)
      .execute()
    expect(await findOurs(cookies, last)).toEqual(found)
    expect(await findOurs(cookies, last + 1)).toBeNull()
  })

  /** Ours is read first: the library deletes a session that has expired. */
  async function readBoth(cookies: string) {
    const ours = await findOurs(cookies, Date.now())
    const headers = new Headers({ cookie: cookies })
    const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    if (found === null) return { ours, theirs: null }
    const { session, user } = found
    const theirs = {
      sessionId: session.id,
      deviceId: session.deviceId,
      userId: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      name: user.name,
      signedInAt: session.createdAt.getTime(),
      tokenSince: session.tokenSince?.getTime(),
      seenAt: session.updatedAt.getTime(),
    }
    return { ours, theirs }
  }

  function findOurs(cookies: string, now: number) {
    return findSession(served.database, PLACE, new Headers({ cookie: cookies }), now)
  }
})

/** The library on the database of a server, with its secret. */
function authOn({ database }: Served): Auth {
  const { clock, random } = testParts()
  return createAuth({
    ...testAccounts,
    database,
    random,
    background: createBackground(fail),
    publicOrigin: ORIGIN,
    mails: accountMails({ database, clock, random, publicOrigin: ORIGIN, mailsPerHour: 1 }),
    onPasswordReset: async () => {},
    onSignedUp: async () => {},
  })
}

function fail(error: unknown): never {
  throw error
}

/** The value of a cookie as the server signs it. */
function signed(token: string, secret = testAccounts.secret): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}

function signOutOf({ cookies }: NewUser) {
  return {
    method: 'POST' as const,
    url: '/api/sign_out',
    headers: { ...CALL_HEADERS, cookie: cookieHeader(cookies) },
    payload: {},
  }
}

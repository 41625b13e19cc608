import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

import { GRACE_MS, RENEWED_AFTER_MS } from './renew-session.ts'

const HOUR_MS = 60 * 60_000
/** A bit more, because signing up takes a moment in which the clock of the test stands still. */
const DAY_MS = RENEWED_AFTER_MS + HOUR_MS
const COOKIE = '__Host-sid'
const PAGE = {
  session_id: 'page-12345678',
  device_info: { user_agent: 'Phone', timestamp: '2030-01-01T00:00:00.000Z' },
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  const begun = Date.now()
  let now = begun
  /** Signed up before the clock goes on; it is never set back. */
  let users: NewUser[]
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
    users = []
    for (let count = 0; count < 8; count += 1) users.push(await signUp(served))
    now = Date.now()
  })
  afterAll(() => served.close())

  test('a session that is used keeps its id for a day and then gets another', async () => {
    const phone = nextUser()
    const first = cookieOf(phone)
    now += RENEWED_AFTER_MS - HOUR_MS
    await phone.call('update_user_session', PAGE)
    expect([cookieOf(phone), phone.lastCookies()]).toEqual([first, []])
    now += 2 * HOUR_MS
    await phone.call('update_user_session', PAGE)
    expect(cookieOf(phone)).not.toBe(first)
    expect(phone.lastCookies()).toEqual([
      expect.stringMatching(
        /^__Host-sid=[^;]{80,}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'signed-in=1; Max-Age=604800; Path=/; Secure; SameSite=Lax',
    ])
    expect(await accountIdOf(phone)).toBe(phone.userId)
  })

  test('the id before it, stolen or not, is worth nothing a minute after the new one was used', async () => {
    const phone = nextUser()
    const thief = withCookieOf(phone)
    now += DAY_MS
    await phone.call('update_user_session', PAGE)
    await phone.call('update_user_session', PAGE)
    now += GRACE_MS - 1
    expect(await accountIdOf(thief)).toBe(phone.userId)
    // A thief with the old id gets no new one for it.
    await thief.call('update_user_session', PAGE)
    expect(thief.lastCookies()).toEqual([])
    now += 1
    expect(await accountIdOf(thief)).toBe(null)
    expect(await thief.refusal('update_user_session', PAGE)).toEqual({
      status: 401,
      code: 'session_missing',
    })
    expect(await accountIdOf(phone)).toBe(phone.userId)
  })

  test('requests that run beside each other are all given the same new id', async () => {
    const phone = nextUser()
    now += DAY_MS
    const tabs = Array.from({ length: 8 }, () => withCookieOf(phone))
    await Promise.all(tabs.map((tab) => tab.call('update_user_session', PAGE)))
    const [first = '', ...others] = tabs.map(cookieOf)
    expect(first).not.toBe(cookieOf(phone))
    expect(others).toEqual(others.map(() => first))
  })

  test('a lost answer signs no user out: the same new id is given again', async () => {
    const phone = nextUser()
    now += DAY_MS
    const lost = withCookieOf(phone)
    await lost.call('update_user_session', PAGE)
    now += 10 * GRACE_MS
    await phone.call('update_user_session', PAGE)
    expect(cookieOf(phone)).toBe(cookieOf(lost))
  })

  test('a page may call itself whatever it likes', async () => {
    const phone = nextUser()
    const device_info = { ...PAGE.device_info, user_agent: 'Pho\0ne' }
    expect(await phone.call('update_user_session', { ...PAGE, device_info })).toEqual({})
  })

  test('with every id it stays the same device, and signing out ends all of them', async () => {
    const phone = nextUser()
    const old = withCookieOf(phone)
    const before = await phone.call('list_devices', {})
    now += DAY_MS
    await phone.call('update_user_session', PAGE)
    const { devices } = await phone.call('list_devices', {})
    expect(devices).toEqual([{ ...before.devices[0], last_seen_at: expect.any(String) }])
    await phone.call('sign_out', {})
    expect(await accountIdOf(old)).toBe(null)
    const rows = await served.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', phone.userId)
      .execute()
    expect(rows).toEqual([])
  })

  test('a changed password brings a new id, and the old one ends at once', async () => {
    const phone = nextUser()
    const thief = withCookieOf(phone)
    await phone.call('change_password', {
      current_password: phone.password,
      new_password: 'copper-lantern-orchid',
    })
    expect(await accountIdOf(thief)).toBe(null)
    expect(await accountIdOf(phone)).toBe(phone.userId)
  })

  test('however often it is renewed, a session ends after 30 days', async () => {
    const phone = nextUser()
    while (now + DAY_MS < begun + 30 * RENEWED_AFTER_MS) {
      now += DAY_MS
      await phone.call('update_user_session', PAGE)
    }
    expect(await accountIdOf(phone)).toBe(phone.userId)
    now += DAY_MS + HOUR_MS
    expect(await accountIdOf(phone)).toBe(null)
  })

  function nextUser(): NewUser {
    const user = users.shift()
    if (user === undefined) throw new Error('Too few users were signed up')
    return user
  }

  function withCookieOf({ cookies }: NewUser): Visitor {
    const other = visit(served.app)
    for (const [name, value] of cookies) other.cookies.set(name, value)
    return other
  }
})

async function accountIdOf(visitor: Visitor): Promise<string | null> {
  return (await visitor.call('get_session', {})).account?.user_id ?? null
}

function cookieOf({ cookies }: Visitor): string {
  return cookies.get(COOKIE) ?? ''
}

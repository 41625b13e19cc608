import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { limitedHashing } from '#server/auth/hashing.ts'
import { CALL_HEADERS, testAccounts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

const PASSWORD = 'vox-kiln-gyre'
const DAY_MS = 24 * 60 * 60 * 1000
const LOCKED = { status: 429, code: 'too_many_requests' }
const WRONG = { status: 401, code: 'invalid_credentials' }

/** The tables with rows of users, as the database knows them. */
const tablesOfUsers = sql<{ name: string }>`
  select distinct table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id'`

/** The tables that the export reads by something other than the user's id. */
const NOT_BY_USER = [
  'account',
  'match_answers',
  'outgoing_mails',
  'set_versions',
  'assignments',
  'assignment_runs',
  'assignment_answers',
]

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())
  afterEach(async () => {
    vi.useRealTimers()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('A1 a network that fails 300 times in 5 minutes may try once every two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const results = []
    for (let index = 0; index < 302; index += 1) {
      results.push(await guess(visit(served.app), `once${index}@chem.example`))
    }
    expect(results).toEqual([...results.slice(0, 301).map(() => WRONG), LOCKED])
    vi.setSystemTime(Date.now() + 2000)
    expect(await guess(visit(served.app), 'twice1@chem.example')).toEqual(WRONG)
    expect(await guess(visit(served.app), 'twice2@chem.example')).toEqual(LOCKED)
  })

  test(
    'A1 a network that fails 300 times in 5 minutes, or 1,000 times in a day, is slowed',
    { tags: 'long' },
    async () => {
      vi.useFakeTimers({ toFake: ['Date'] })
      let tried = 0
      /** Guesses until a guess is refused. Gives how many were let through. */
      const guesses = async () => {
        for (let wrong = 0; ; wrong += 1) {
          const { code } = await guess(visit(served.app), `stolen${(tried += 1)}@chem.example`)
          if (code === LOCKED.code) return wrong
        }
      }
      const passed = []
      for (const seconds of [0, 1, 1, 300, 300, 300, 1, 9, 300]) {
        vi.setSystemTime(Date.now() + seconds * 1000)
        passed.push(await guesses())
      }
      expect(passed).toEqual([301, 0, 1, 301, 301, 97, 0, 1, 1])
      vi.setSystemTime(Date.now() + DAY_MS)
      expect(await guesses()).toBe(301)
    },
  )

  test.each([
    ['A3', { 'x-forwarded-for': '203.0.113.7' }],
    ['A4', { 'x-forwarded-for': '127.0.0.1' }],
    ['A4', { 'x-client-address': '203.0.113.7' }],
  ])(
    'A3 A4 the claims of a client about its address are not believed (%s, %j)',
    async (_id, headers) => {
      const email = 'locked@chem.example'
      const results = []
      for (let index = 0; index < 11; index += 1) {
        results.push(await guess(visit(served.app, headers), email))
      }
      expect(results.at(-1)).toEqual(LOCKED)
    },
  )

  test('the address of a sign-in is not kept', async () => {
    const visitor = await signUp(served, 'unknown')
    const { ip_address } = await served.database
      .selectFrom('sessions')
      .select('ip_address')
      .where('user_id', '=', visitor.userId)
      .executeTakeFirstOrThrow()
    expect(ip_address).toBe('')
  })

  test('A5 who guesses at an account is stopped, its owner signs in with a known browser', async () => {
    const owner = await signUp(served, 'owner')
    const right = { email: 'owner@chem.example', password: PASSWORD }
    const results = await Promise.all(
      Array.from({ length: 30 }, () => guess(visit(served.app), 'owner@chem.example')),
    )
    expect(results.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(await visit(served.app).refusal('sign_in', right)).toEqual(LOCKED)
    await owner.call('sign_out', {})
    expect(await owner.call('sign_in', right)).toMatchObject({ user_id: owner.userId })
  })

  test('a right password is not counted as an attempt', async () => {
    const visitor = await signUp(served, 'often')
    for (let index = 0; index < 15; index += 1) {
      await visitor.call('sign_in', { email: 'often@chem.example', password: PASSWORD })
    }
    const sessions = await served.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', visitor.userId)
      .execute()
    expect(sessions).toHaveLength(10)
  })

  test.each([
    'passwordpassword',
    'chemistrychemistry',
    'weak@chem.exampleweak@chem.example',
    'a'.repeat(15),
    'qwertyuiop',
  ])('A9 the password %s is refused with reasons, and no account is made', async (password) => {
    const response = await served.app.inject({
      method: 'POST',
      url: '/api/sign_up',
      headers: CALL_HEADERS,
      payload: JSON.stringify({ email: 'weak@chem.example', password }),
    })
    expect([response.statusCode, response.json()]).toEqual([
      422,
      {
        error: {
          code: 'weak_password',
          message: 'Password is too weak.',
          reasons: expect.arrayContaining([expect.any(String)]),
        },
      },
    ])
    const made = await served.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'weak@chem.example')
      .execute()
    expect(made).toEqual([])
  })

  test('A10 128 characters are a password, 129 are not, and a megabyte is not even read', async () => {
    const visitor = visit(served.app)
    const long = 'violet 🔭 brass '.repeat(9)
    const of = (length: number) => Array.from(long).slice(0, length).join('')
    const email = 'long@chem.example'
    expect(await visitor.call('sign_up', { email, password: of(128) })).toEqual({
      next: 'signed_in',
    })
    expect(
      await visitor.refusal('sign_up', { email: 'l2@chem.example', password: of(129) }),
    ).toEqual({ status: 422, code: 'weak_password' })
    const huge = { email, password: 'x'.repeat(1024 * 1024) }
    expect((await visitor.refusal('sign_up', huge)).status).toBe(413)
  })

  test('A13 the cookie of a session that was signed out is worth nothing', async () => {
    const visitor = await signUp(served)
    const cookies = new Map(visitor.cookies)
    await visitor.call('sign_out', {})
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    expect(await visitor.refusal('get_user_progress', {})).toEqual({
      status: 401,
      code: 'session_missing',
    })
  })

  test('A15 a session id that was planted before signing in never becomes valid', async () => {
    const visitor = visit(served.app)
    const planted = 'planted.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D'
    visitor.cookies.set('__Host-sid', planted)
    await visitor.call('sign_up', { email: 'fixed@chem.example', password: PASSWORD })
    expect(visitor.cookies.get('__Host-sid')).not.toBe(planted)
    const attacker = visit(served.app)
    attacker.cookies.set('__Host-sid', planted)
    expect(await attacker.call('get_session', {})).toEqual({ account: null })
  })

  test.each(["' or 1=1 --", '%00', '%E0%A4%A', 'x'.repeat(4096), 'a.b.c', ''])(
    'A16 a cookie that is not a session (%#) is a guest',
    async (value) => {
      const visitor = visit(served.app)
      visitor.cookies.set('__Host-sid', value)
      expect(await visitor.call('get_session', {})).toEqual({ account: null })
      expect((await visitor.refusal('get_user_settings', {})).status).toBe(401)
    },
  )

  test('A21 links lead to this site, whatever host was asked', async () => {
    await signUp(served, 'host')
    const visitor = visit(served.app, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await visitor.call('send_password_reset', { email: 'host@chem.example' })
    await served.settled()
    const mails = await served.database
      .selectFrom('outgoing_mails')
      .select('plain_text')
      .where('recipient', '=', 'host@chem.example')
      .execute()
    expect(mails).toEqual([
      { plain_text: expect.stringContaining('https://chem.example/update-password#token=') },
    ])
  })

  test('A22 guessing at links is stopped', async () => {
    const visitor = visit(served.app)
    const results = []
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let index = 0; index < 102; index += 1) {
      const input = { token: `guess-number-${1000 + index}`, password: PASSWORD }
      results.push(await visitor.refusal('reset_password', input))
    }
    expect(results.at(-2)).toEqual({ status: 422, code: 'invalid_token' })
    expect(results.at(-1)).toEqual(LOCKED)
  })

  test('A29 a network makes 300 accounts an hour, and each further one costs work', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let index = 0; index < 300; index += 1) {
      await visit(served.app).call('sign_up', newcomer(index))
    }
    const refused = await visit(served.app).refusal('sign_up', newcomer(300))
    expect(refused.code).toBe('proof_required')
    vi.setSystemTime(Date.now() + 60 * 60_000)
    expect(await visit(served.app).call('sign_up', newcomer(300))).toEqual({ next: 'signed_in' })
  })

  test('A30 the owner changes the password with the old one, and other devices are signed out', async () => {
    const phone = await signUp(served, 'change')
    const laptop = visit(served.app)
    await laptop.call('sign_in', { email: 'change@chem.example', password: PASSWORD })
    const wrong = { current_password: 'not this one', new_password: 'copper-lantern-orchid' }
    expect(await laptop.refusal('change_password', wrong)).toEqual({
      status: 401,
      code: 'reauth_required',
    })
    await laptop.call('change_password', { ...wrong, current_password: PASSWORD })
    expect((await phone.call('get_session', {})).account).toBe(null)
    expect((await laptop.call('get_session', {})).account).not.toBe(null)
  })

  test('one device is signed out from another, and the session of a stranger cannot be ended', async () => {
    const phone = await signUp(served, 'devices')
    const stranger = await signUp(served)
    const laptop = visit(served.app, { 'user-agent': 'Laptop' })
    await laptop.call('sign_in', { email: 'devices@chem.example', password: PASSWORD })
    const { devices } = await phone.call('list_devices', {})
    expect(devices.map(({ user_agent, is_this_one }) => [user_agent, is_this_one])).toContainEqual([
      'Laptop',
      false,
    ])
    const device_id = devices.find((device) => device.user_agent === 'Laptop')?.device_id
    expect(await stranger.refusal('end_device', { device_id, password: PASSWORD })).toEqual({
      status: 404,
      code: 'not_found',
    })
    for (const password of [undefined, 'not the password']) {
      const refused = { status: 401, code: 'reauth_required' }
      expect(await phone.refusal('end_device', { device_id, password })).toEqual(refused)
      expect(await phone.refusal('end_other_devices', { password })).toEqual(refused)
    }
    await phone.call('end_device', { device_id: device_id ?? '', password: PASSWORD })
    expect((await laptop.call('get_session', {})).account).toBe(null)
    expect((await phone.call('list_devices', {})).devices).toHaveLength(1)
  })

  test('D23 D24 the export holds the user’s data and no secret; deletion leaves nothing behind', async () => {
    const visitor = await signUp(served, 'leaver')
    await visitor.call('add_bookmark', { bookmark: { kind: 'element', symbol: 'Fe' } })
    expect((await visitor.refusal('export_account', { password: 'wrong' })).status).toBe(401)
    const exported = await visitor.call('export_account', { password: PASSWORD })
    expect(exported.data).toMatchObject({
      account: { email: 'leaver@chem.example' },
      bookmarks: [{ item: 'Fe' }],
    })
    const { rows } = await tablesOfUsers.execute(served.database)
    const exportedAs = new Map([
      ['accounts', 'providers'],
      ['sessions', 'devices'],
    ])
    const tables = rows.map(({ name }) => exportedAs.get(name) ?? name)
    expect(Object.keys(exported.data).toSorted()).toEqual(
      [...tables.filter((name) => name !== 'second_factors'), ...NOT_BY_USER].toSorted(),
    )
    expect(JSON.stringify(exported)).not.toMatch(/plain:|token|password/i)
    expect((await visitor.refusal('delete_account', {})).status).toBe(401)
    await visitor.call('delete_account', { password: PASSWORD })
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
    const right = { email: 'leaver@chem.example', password: PASSWORD }
    expect(await visitor.refusal('sign_in', right)).toEqual(WRONG)
    const left = await Promise.all(
      rows.map(({ name }) =>
        sql`select user_id from ${sql.table(name)} where user_id = ${visitor.userId}`.execute(
          served.database,
        ),
      ),
    )
    expect(left.flatMap((found) => found.rows)).toEqual([])
  })
})

describe('with real hashes', { tags: 'long' }, () => {
  let served: Served
  beforeAll(async () => {
    const [place] = testDatabases
    if (place === undefined) throw new Error('No database')
    served = await serveOn(place, { accounts: { ...testAccounts, passwords: limitedHashing() } })
  })
  afterAll(() => served.close())

  test('A11 A12 passwords are compared as they are: whole, with case, space and NUL', async () => {
    const visitor = visit(served.app)
    const email = 'exact@chem.example'
    const password = ` Violet\u0000 brass telescope copper lantern orchid velvet harbor moss quartz ends in A`
    await visitor.call('sign_up', { email, password })
    const others = [`${password.slice(0, -1)}B`, password.trim(), password.toLowerCase()]
    for (const other of others) {
      expect(await visitor.refusal('sign_in', { email, password: other })).toEqual(WRONG)
    }
    expect(await visitor.call('sign_in', { email, password })).toMatchObject({ email })
  })
})

function newcomer(index: number) {
  return { email: `flood${index}@chem.example`, password: PASSWORD }
}

function guess(visitor: Visitor, email: string) {
  return visitor.refusal('sign_in', { email, password: 'not-the-password' })
}

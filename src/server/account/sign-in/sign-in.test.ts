import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { generatedName } from '#server/names/default-name.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit } from '#server/testing/visitor.ts'

const PASSWORD = 'vox-kiln-gyre'

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('without mail, signing up signs in at once, and signing out ends the session', async () => {
    const visitor = visit(served.app)
    const email = 'Marie@Chem.example'
    expect(await visitor.call('sign_up', { email, password: PASSWORD })).toEqual({
      next: 'signed_in',
    })
    const { account } = await visitor.call('get_session', {})
    expect(account).toEqual({
      user_id: expect.any(String),
      email: 'marie@chem.example',
      display_name: generatedName(account?.user_id ?? ''),
      email_verified: false,
      has_password: true,
      has_second_factor: false,
    })
    const cookie = new Map(visitor.cookies)
    expect(await visitor.call('sign_out', {})).toEqual({})
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
    for (const [name, value] of cookie) visitor.cookies.set(name, value)
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
    expect(await served.database.selectFrom('sessions').selectAll().execute()).toEqual([])
  })

  test('without mail, signing up twice signs in twice, and a stranger learns that the address is taken', async () => {
    const input = { email: 'niels@chem.example', password: PASSWORD }
    const visitors = Array.from({ length: 5 }, () => visit(served.app))
    await Promise.all(visitors.map((visitor) => visitor.call('sign_up', input)))
    const again = visit(served.app)
    expect(await again.call('sign_up', input)).toEqual({ next: 'signed_in' })
    const sessions = await Promise.all(
      [...visitors, again].map((visitor) => visitor.call('get_session', {})),
    )
    expect(new Set(sessions.map(({ account }) => account?.user_id)).size).toBe(1)
    expect(sessions[0]?.account).toMatchObject({ email: 'niels@chem.example' })
    const other = visit(served.app)
    const taken = { ...input, password: 'copper-lantern-orchid' }
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await other.refusal('sign_up', taken)).toEqual({ status: 409, code: 'email_taken' })
    }
    // It is no way to guess faster than by signing in.
    expect((await other.refusal('sign_up', taken)).status).toBe(429)
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('signing in ends the session that was open in the browser, and no other', async () => {
    const [lise, otto] = ['lise@chem.example', 'otto@chem.example']
    const phone = visit(served.app)
    await phone.call('sign_up', { email: lise, password: PASSWORD })
    const shared = visit(served.app)
    await shared.call('sign_up', { email: otto, password: PASSWORD })
    await shared.call('sign_in', { email: lise, password: PASSWORD })
    expect(await sessionsOf(otto)).toBe(0)
    const ofLise = new Map(shared.cookies)
    await shared.call('sign_in', { email: otto, password: PASSWORD })
    expect((await shared.call('get_session', {})).account?.email).toBe(otto)
    for (const [name, value] of ofLise) shared.cookies.set(name, value)
    expect(await shared.call('get_session', {})).toEqual({ account: null })
    expect((await phone.call('get_session', {})).account?.email).toBe(lise)

    const third = visit(served.app)
    await third.call('sign_in', { email: otto, password: PASSWORD })
    await third.call('sign_up', { email: 'hahn@chem.example', password: PASSWORD })
    expect(await sessionsOf(otto)).toBe(1)
  })

  test('A17 the session cookie is out of reach of scripts and of other sites', async () => {
    const visitor = visit(served.app)
    await visitor.call('sign_up', { email: 'dmitri@chem.example', password: PASSWORD })
    expect(visitor.lastCookies()).toEqual([
      expect.stringMatching(
        /^__Host-sid=[^;]{40,}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      'signed-in=1; Max-Age=604800; Path=/; Secure; SameSite=Lax',
      expect.stringMatching(
        /^__Host-dev=[\w.~-]{40,}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ])
  })

  test('A6 a wrong password and an unknown address are refused in the same words', async () => {
    const visitor = visit(served.app)
    await visitor.call('sign_up', { email: 'lise@chem.example', password: PASSWORD })
    const refused = { status: 401, code: 'invalid_credentials' }
    const known = { email: 'lise@chem.example', password: 'not-the-password' }
    const unknown = { email: 'otto@chem.example', password: 'not-the-password' }
    expect(await visitor.refusal('sign_in', known)).toEqual(refused)
    expect(await visitor.refusal('sign_in', unknown)).toEqual(refused)
    const right = await visitor.call('sign_in', { email: 'LISE@chem.example', password: PASSWORD })
    expect(right.email).toBe('lise@chem.example')
  })

  async function sessionsOf(email: string): Promise<number> {
    const rows = await served.database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('users.email', '=', email)
      .execute()
    return rows.length
  }
})

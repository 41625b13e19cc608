import { createHmac } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { CALL_HEADERS, testAccounts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listenAnywhere } from '#server/testing/raw.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { openLive } from '#server/testing/socket/live-client.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

const OTHER = 'copper-lantern-orchid'

/** Addresses that browsers take for another site, or for a script, however harmless they look. */
const ELSEWHERE = [
  'https://evil.example',
  'http://evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'https://chem.example@evil.example',
  'https://chem.example.evil.example',
  'https://chem.example:443@evil.example',
  'https://evil.example#chem.example',
  'https://evil.example?chem.example',
  'https://evil。example',
  '/dashboard\r\nLocation: https://evil.example',
  '/dashboard%0d%0aSet-Cookie: sid=1',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '//%65vil.example',
  '/.evil.example',
  '@evil.example',
  '.evil.example',
  '/../../evil.example',
  '["https://evil.example"]',
  '{"url":"https://evil.example"}',
  '%00https://evil.example',
]

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let port: Promise<number> | undefined
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())
  afterEach(async () => {
    vi.useRealTimers()
    await served.settled()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('A2 addresses of one IPv6 network are counted together', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const results = []
    for (let index = 0; index < 302; index += 1) {
      const host = `${(index * 201).toString(16)}:${index.toString(16)}`
      const { statusCode } = await served.app.inject({
        method: 'POST',
        url: '/api/sign_in',
        headers: CALL_HEADERS,
        remoteAddress: `2001:db8:7:1::${host}`,
        payload: { email: `stolen${index}@chem.example`, password: 'not-the-password' },
      })
      results.push(statusCode)
    }
    expect(results).toEqual([...Array.from({ length: 301 }, () => 401), 429])
  })

  test('A16 a row of the table of sessions is not a cookie without the secret that signs it', async () => {
    const owner = await signUp(served)
    const row = await served.database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', owner.userId)
      .executeTakeFirstOrThrow()
    const signed = (secret: string) =>
      encodeURIComponent(
        `${row.token}.${createHmac('sha256', secret).update(row.token).digest('base64')}`,
      )
    // So it is made: with the secret of the server it is the very cookie of the owner.
    expect(signed(testAccounts.secret)).toBe(owner.cookies.get('__Host-sid'))
    const [, ownSignature = ''] = (owner.cookies.get('__Host-sid') ?? '').split('.')
    for (const value of [
      row.token,
      `${row.token}.`,
      `${row.token}.${row.token}`,
      `${row.id}.${ownSignature}`,
      `${row.device_id}.${ownSignature}`,
      signed(''),
      signed(row.token),
      signed('another secret of tests that is long enough'),
    ]) {
      const thief = visit(served.app)
      thief.cookies.set('__Host-sid', value)
      expect([value, await thief.call('get_session', {})]).toEqual([value, { account: null }])
      expect((await thief.refusal('export_account', { password: '' })).status).toBe(401)
    }
  })

  test('A13 signing out leaves no row of the session', async () => {
    const visitor = await signUp(served)
    await visitor.call('sign_out', {})
    const rows = await served.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', visitor.userId)
      .execute()
    expect(rows).toEqual([])
  })

  test('A14 a changed password closes the sockets of the other devices with 4401', async () => {
    port ??= listenAnywhere(served.app)
    const phone = await signUp(served)
    const laptop = visit(served.app)
    await laptop.call('sign_in', { email: phone.email, password: phone.password })
    const sockets = [await socketOf(await port, phone), await socketOf(await port, laptop)]
    await phone.call('change_password', { current_password: phone.password, new_password: OTHER })
    expect(await sockets[1]?.closed).toEqual([4401, 'the session has ended'])
    expect(await laptop.refusal('get_user_settings', {})).toEqual({
      status: 401,
      code: 'session_missing',
    })
    expect(sockets[0]?.socket.readyState).toBe(1)
    sockets[0]?.socket.close()
  })

  test('A14 the eleventh browser closes the sockets of the one that it signs out', async () => {
    port ??= listenAnywhere(served.app)
    const phone = await signUp(served)
    const { closed } = await socketOf(await port, phone)
    for (let browsers = 2; browsers <= 11; browsers += 1) {
      await visit(served.app).call('sign_in', { email: phone.email, password: phone.password })
    }
    expect(await closed).toEqual([4401, 'the session has ended'])
  })

  test('A14 of two new passwords at once one counts, and its browser stays signed in', async () => {
    const phone = await signUp(served)
    const changes = [OTHER, 'violet-anvil-harbour'].map((password) => ({
      current_password: phone.password,
      new_password: password,
    }))
    const outcomes = await Promise.allSettled(
      changes.map((change) => phone.call('change_password', change)),
    )
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const rows = await served.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', phone.userId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test.each([
    ['the planted one first', (right: string) => `__Host-sid=planted; __Host-sid=${right}`],
    ['the planted one last', (right: string) => `__Host-sid=${right}; __Host-sid=planted`],
    ['both planted', () => '__Host-sid=planted; __Host-sid=planted.too'],
  ])('A16 two session cookies are no error: %s', async (_case, cookieOf) => {
    const visitor = await signUp(served)
    const response = await served.app.inject({
      method: 'POST',
      url: '/api/get_user_settings',
      headers: { ...CALL_HEADERS, cookie: cookieOf(visitor.cookies.get('__Host-sid') ?? '') },
      payload: {},
    })
    expect([200, 401]).toContain(response.statusCode)
  })

  test('A20 the link for a new password holds ten minutes and not a moment longer', async () => {
    const { token, email } = await withLink(served)
    const before = Date.now()
    const expiries = await served.database
      .selectFrom('verifications')
      .select('expires_at')
      .execute()
    for (const { expires_at } of expiries) {
      expect(Math.abs(expires_at.getTime() - before - 600_000)).toBeLessThan(60_000)
    }
    await served.database
      .updateTable('verifications')
      .set({ expires_at: new Date(before - 1) })
      .execute()
    const visitor = visit(served.app)
    expect(await visitor.refusal('reset_password', { token, password: OTHER })).toEqual({
      status: 422,
      code: 'invalid_token',
    })
    expect((await visitor.refusal('sign_in', { email, password: OTHER })).status).toBe(401)
  })

  test('A20 a changed password makes the link useless', async () => {
    const { token, visitor, password } = await withLink(served)
    await visitor.call('change_password', { current_password: password, new_password: OTHER })
    const thief = visit(served.app)
    expect((await thief.refusal('reset_password', { token, password: 'x-y-z-violet' })).code).toBe(
      'invalid_token',
    )
  })

  test.each(['/api/auth/verify-email', '/api/auth/callback/google'])(
    'A24 %s never redirects to another site',
    async (path) => {
      const failed = /google/.test(path) ? '/auth?problem=google' : '/auth?problem=link'
      const seen = new Set<unknown>()
      for (const target of ELSEWHERE) {
        await served.database.deleteFrom('rate_limits').execute()
        const query = new URLSearchParams({ token: 'forged-token-of-some-length' })
        const names = ['callbackURL', 'errorCallbackURL', 'redirectTo', 'next', 'state', 'error']
        for (const name of names) query.append(name, target)
        const { headers, statusCode } = await served.app.inject(`${path}?${query.toString()}`)
        seen.add(`${statusCode} ${headers['location']}`)
      }
      expect([...seen]).toEqual([`303 ${failed}`])
    },
  )

  test('A30 the owner gets a mail when the password was changed', async () => {
    const visitor = await signUp(served)
    await visitor.call('change_password', {
      current_password: visitor.password,
      new_password: OTHER,
    })
    await served.settled()
    const mails = await served.database
      .selectFrom('outgoing_mails')
      .select('subject')
      .where('recipient', '=', visitor.email)
      .execute()
    expect(mails).toEqual([{ subject: 'Periodic Wizard: Your password was changed' }])
  })

  test('C1 a name with markup is text in a mail', async () => {
    const visitor = visit(served.app)
    const email = 'markup@chem.example'
    const name = '<img src=x onerror=alert(1)>'
    await visitor.call('sign_up', { email, password: OTHER, display_name: name })
    await visitor.call('send_password_reset', { email })
    await served.settled()
    const [mail] = await served.database
      .selectFrom('outgoing_mails')
      .select(['html', 'plain_text'])
      .where('recipient', '=', email)
      .execute()
    expect(mail?.html).toContain('Hello &lt;img src=x onerror=alert(1)&gt;,')
    expect(mail?.html).not.toContain('<img')
    expect(mail?.plain_text).toContain(`Hello ${name},`)
  })

  test('A29 a network may ask for 120 mails an hour, and then for one every twenty seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const visitor = visit(served.app)
    const codes = []
    for (let index = 0; index < 122; index += 1) {
      codes.push((await answerOf(visitor, { email: `mail${index}@chem.example` })).code)
    }
    expect(codes).toEqual([...Array.from({ length: 121 }, () => 'sent'), 'too_many_requests'])
    vi.setSystemTime(Date.now() + 20_000)
    expect((await answerOf(visitor, { email: 'later@chem.example' })).code).toBe('sent')
  })
})

async function answerOf(visitor: Visitor, input: { readonly email: string }) {
  try {
    await visitor.call('send_password_reset', input)
    return { code: 'sent' }
  } catch {
    return visitor.refusal('send_password_reset', input)
  }
}

/** An account for which a link to set a new password was mailed, and the token of that link. */
async function withLink(served: Served) {
  const visitor = await signUp(served)
  await served.database.deleteFrom('verifications').execute()
  await visitor.call('send_password_reset', { email: visitor.email })
  await served.settled()
  const { plain_text: text } = await served.database
    .selectFrom('outgoing_mails')
    .select('plain_text')
    .where('recipient', '=', visitor.email)
    .executeTakeFirstOrThrow()
  const [, token = ''] = /#token=(\S+)/.exec(text) ?? []
  return { visitor, token, email: visitor.email, password: visitor.password }
}

async function socketOf(port: number, { cookies }: Visitor) {
  const cookie = cookieHeader(cookies)
  const client = await openLive(port, { headers: { cookie } })
  await client.next()
  return client
}

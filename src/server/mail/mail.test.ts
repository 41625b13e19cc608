import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { generatedName } from '#server/names/default-name.ts'
import { Problem } from '#server/platform/http/problem.ts'
import { linkIn, type MailServer, startMailServer } from '#server/testing/account/mail-server.ts'
import { ORIGIN, testAccounts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

import { sendDueMails } from './mail-worker.ts'
import { smtpSender } from './smtp.ts'

const PASSWORD = 'vox-kiln-gyre'
const OTHER = 'copper-lantern-orchid'

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let mailServer: MailServer
  /** Time only goes on, so the test that needs more of it is the last. */
  let laterMs = 0
  /** Whether too many passwords wait already to be hashed. */
  let isFull = false
  beforeAll(async () => {
    const passwords = {
      ...testAccounts.passwords,
      async hash(password: string) {
        if (isFull) throw new Problem('unavailable', 'Too many sign in now.')
        return testAccounts.passwords.hash(password)
      },
    }
    const accounts = { ...testAccounts, passwords, verifiesEmail: true }
    served = await serveOn(place, { accounts, clock: () => Date.now() + laterMs })
    mailServer = await startMailServer()
  })
  afterAll(async () => {
    await served.close()
    await mailServer.close()
  })
  afterEach(async () => {
    mailServer.received.length = 0
    await served.settled()
    await served.database.deleteFrom('outgoing_mails').execute()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('an address is verified by the link of a mail, and only then signs in', async () => {
    const visitor = visit(served.app)
    const input = { email: 'marie@chem.example', password: PASSWORD }
    expect(await visitor.call('sign_up', input)).toEqual({ next: 'verify_email' })
    expect(visitor.cookies.size).toBe(0)
    expect(await visitor.refusal('sign_in', input)).toEqual({
      status: 403,
      code: 'email_not_verified',
    })
    const [mail] = await deliver()
    expect(mail).toMatchObject({ to: 'marie@chem.example' })
    expect(await follow(visitor, linkIn(mail))).toBe('/dashboard')
    const { account } = await visitor.call('get_session', {})
    expect(account).toMatchObject({
      email_verified: true,
      display_name: generatedName(account?.user_id ?? ''),
    })
    expect(await follow(visitor, linkIn(mail))).toBe('/dashboard')
    expect(await follow(visit(served.app), linkIn(mail))).toBe('/auth?problem=verified')
  })

  test('A7 an account cannot be prepared for another person: the password is that of the last to sign up', async () => {
    const [stranger, owner] = [visit(served.app), visit(served.app)]
    const email = 'maria@chem.example'
    await stranger.call('sign_up', { email, password: OTHER, display_name: 'Stranger' })
    await deliver()
    const input = { email, password: PASSWORD, display_name: 'Maria' }
    expect(await owner.call('sign_up', input)).toEqual({ next: 'verify_email' })
    const mails = await deliver()
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Periodic Wizard: Verify your email address',
    ])
    expect(await follow(owner, linkIn(mails[0]))).toBe('/dashboard')
    expect((await owner.call('get_session', {})).account).toMatchObject({ display_name: 'Maria' })
    const refused = await stranger.refusal('sign_in', { email, password: OTHER })
    expect(refused.code).toBe('invalid_credentials')
    expect(await visit(served.app).call('sign_in', { email, password: PASSWORD })).toMatchObject({
      display_name: 'Maria',
    })
  })

  test('A7 an account that was used before mail was set up keeps its password', async () => {
    const [owner, stranger] = [visit(served.app), visit(served.app)]
    const email = 'tatyana@chem.example'
    await owner.call('sign_up', { email, password: PASSWORD })
    const [mail] = await deliver()
    const { id } = await served.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    await served.database.insertInto('user_progress').values({ user_id: id }).execute()
    await stranger.call('sign_up', { email, password: OTHER })
    expect(await deliver()).toEqual([])
    expect(await follow(owner, linkIn(mail))).toBe('/dashboard')
    const refused = await stranger.refusal('sign_in', { email, password: OTHER })
    expect(refused.code).toBe('invalid_credentials')
  })

  test('A24 an unsigned link is refused, whatever its content', async () => {
    for (const content of ['{"email":"a\\u0000b","iat":1}', '{"email":1}', '[]', 'null', '{']) {
      const token = `e30.${Buffer.from(content).toString('base64url')}.x`
      const link = new URL(`${ORIGIN}/api/auth/verify-email?token=${token}`)
      expect(await follow(visit(served.app), link)).toBe('/auth?problem=link')
    }
  })

  test('A24 a link from before another sign-up with the address verifies nothing', async () => {
    const email = 'hertha@chem.example'
    await visit(served.app).call('sign_up', { email, password: PASSWORD })
    const [mail] = await deliver()
    await served.database
      .updateTable('accounts')
      .set({ updated_at: new Date(Date.now() + 2000) })
      .where('user_id', 'in', (select) =>
        select.selectFrom('users').select('id').where('email', '=', email),
      )
      .execute()
    const visitor = visit(served.app)
    expect(await follow(visitor, linkIn(mail))).toBe('/auth?problem=link')
    const refused = await visitor.refusal('sign_in', { email, password: PASSWORD })
    expect(refused.code).toBe('email_not_verified')
  })

  test('A7 signing up with a registered address answers the same, and its owner gets a mail', async () => {
    await register('pierre@chem.example')
    const visitor = visit(served.app)
    const input = { email: 'pierre@chem.example', password: OTHER }
    expect(await visitor.call('sign_up', input)).toEqual({ next: 'verify_email' })
    const [mail, ...more] = await deliver()
    expect(mail).toMatchObject({ to: 'pierre@chem.example' })
    expect(mail?.subject).toContain('You already have an account')
    expect(more).toEqual([])
    expect((await visitor.refusal('sign_in', input)).code).toBe('invalid_credentials')
  })

  test('A7 the owner of a registered address gets at most three mails an hour about it', async () => {
    await register('lotte@chem.example')
    const input = { email: 'lotte@chem.example', password: OTHER }
    const answers = []
    while (answers.length < 5) answers.push(await visit(served.app).call('sign_up', input))
    expect(answers).toEqual(answers.map(() => ({ next: 'verify_email' })))
    expect(await deliver()).toHaveLength(3)
  })

  test('A7 a second sign-up after a lost answer, or at once, gets the same answer', async () => {
    const input = { email: 'twice@chem.example', password: PASSWORD }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visit(served.app).call('sign_up', input)),
    )
    answers.push(await visit(served.app).call('sign_up', input))
    expect(answers).toEqual(answers.map(() => ({ next: 'verify_email' })))
    const mails = await deliver()
    const verifying = mails.filter(({ subject }) => subject.includes('Verify your email address'))
    expect(verifying).toHaveLength(1)
    const visitor = visit(served.app)
    expect(await follow(visitor, linkIn(verifying[0]))).toBe('/dashboard')
    expect((await visitor.call('get_session', {})).account).toMatchObject({ email_verified: true })
  })

  test('A7 an overload is the same for a known and an unknown address', async () => {
    await register('known@chem.example')
    isFull = true
    const refused = await Promise.all(
      ['known@chem.example', 'unknown@chem.example'].map((email) =>
        visit(served.app).refusal('sign_up', { email, password: PASSWORD }),
      ),
    )
    isFull = false
    expect(refused).toEqual(refused.map(() => ({ status: 503, code: 'unavailable' })))
  })

  test('A8 asking for a new password answers the same whether the address is known or not', async () => {
    await register('lise@chem.example')
    const visitor = visit(served.app)
    const known = await visitor.call('send_password_reset', { email: 'lise@chem.example' })
    const unknown = await visitor.call('send_password_reset', { email: 'nobody@chem.example' })
    expect(known).toEqual(unknown)
    expect((await deliver()).map(({ to }) => to)).toEqual(['lise@chem.example'])
  })

  test('A14 A18 a new password ends all sessions, and its link works once', async () => {
    const phone = await register('irene@chem.example')
    await phone.call('send_password_reset', { email: 'irene@chem.example' })
    const [mail] = await deliver()
    const link = linkIn(mail)
    expect(link.href).toMatch(new RegExp(`^${ORIGIN}/update-password#token=`))
    const token = link.hash.replace('#token=', '')
    const visitor = visit(served.app)
    expect(await visitor.call('reset_password', { token, password: OTHER })).toEqual({})
    expect(await phone.call('get_session', {})).toEqual({ account: null })
    expect(await visitor.refusal('reset_password', { token, password: PASSWORD })).toEqual({
      status: 422,
      code: 'invalid_token',
    })
    const input = { email: 'irene@chem.example', password: OTHER }
    expect(await visitor.call('sign_in', input)).toMatchObject({ email: 'irene@chem.example' })
    const [told] = await deliver()
    expect(told?.subject).toContain('Your password was changed')
  })

  test('A19 of twenty uses of a link at once exactly one succeeds', async () => {
    const visitor = await register('ada@chem.example')
    await visitor.call('send_password_reset', { email: 'ada@chem.example' })
    const token = linkIn((await deliver())[0]).hash.replace('#token=', '')
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        visitor.call('reset_password', { token, password: `${OTHER}-${index}` }),
      ),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('A20 only the newest link works', async () => {
    const visitor = await register('emmy@chem.example')
    const tokens = []
    for (const _ of [1, 2]) {
      await visitor.call('send_password_reset', { email: 'emmy@chem.example' })
      tokens.push(linkIn((await deliver())[0]).hash.replace('#token=', ''))
    }
    const [older = '', newer = ''] = tokens
    const refused = await visitor.refusal('reset_password', { token: older, password: OTHER })
    expect(refused.code).toBe('invalid_token')
    expect(await visitor.call('reset_password', { token: newer, password: OTHER })).toEqual({})
  })

  test('A22 the tables hold no link that works', async () => {
    const visitor = await register('rosalind@chem.example')
    await visitor.call('send_password_reset', { email: 'rosalind@chem.example' })
    const token = linkIn((await deliver())[0]).hash.replace('#token=', '')
    const links = await served.database.selectFrom('verifications').selectAll().execute()
    const mails = await served.database.selectFrom('outgoing_mails').selectAll().execute()
    expect(JSON.stringify([links, mails])).not.toContain(token)
  })

  test('the owner hears of an export, of a changed password and of the end of the account', async () => {
    const visitor = await register('dorothy@chem.example')
    await visitor.call('export_account', { password: PASSWORD })
    const mails = await deliver()
    const change = { current_password: PASSWORD, new_password: OTHER }
    await visitor.call('change_password', change)
    mails.push(...(await deliver()))
    await visitor.call('delete_account', { password: OTHER })
    mails.push(...(await deliver()))
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      [
        'Periodic Wizard: Your account was exported',
        'Periodic Wizard: Your password was changed',
        'Periodic Wizard: Your account was deleted',
      ].map((subject) => ['dorothy@chem.example', subject]),
    )
  })

  test('a user without a name, or with one like an address of the web, is greeted without one', async () => {
    const [plain, named] = [visit(served.app), visit(served.app)]
    await plain.call('sign_up', { email: 'plain@chem.example', password: PASSWORD })
    const input = { email: 'named@chem.example', password: PASSWORD, display_name: '<Ada>' }
    await named.call('sign_up', input)
    await visit(served.app).call('sign_up', {
      email: 'odd@chem.example',
      password: PASSWORD,
      display_name: 'You won! /prize',
    })
    await served.settled()
    const rows = await served.database
      .selectFrom('outgoing_mails')
      .select(['plain_text', 'html'])
      .orderBy('recipient')
      .execute()
    expect(
      rows.map(({ plain_text, html }) => [plain_text.split('\n')[0], html.split('\n')[2]]),
    ).toEqual([
      ['Hello <Ada>,', '<p>Hello &lt;Ada&gt;,</p>'],
      ['Hello,', '<p>Hello,</p>'],
      ['Hello,', '<p>Hello,</p>'],
    ])
  })

  test('O11 a dead mail server delays mail and breaks nothing', async () => {
    const visitor = visit(served.app)
    const input = { email: 'late@chem.example', password: PASSWORD }
    const failures: unknown[] = []
    const parts = { database: served.database, onFailure: (error: unknown) => failures.push(error) }
    const dead = smtpSender('smtp://127.0.0.1:1', 'help@chem.example')
    expect(await visitor.call('sign_up', input)).toEqual({ next: 'verify_email' })
    await served.settled()
    expect(await sendDueMails({ ...parts, clock: Date.now, send: dead })).toBe(0)
    expect(failures).toHaveLength(1)
    expect(await deliver()).toEqual([])
    expect((await deliver(60_000)).map(({ to }) => to)).toEqual(['late@chem.example'])
  })

  test('mails that two servers look for at once are sent once', async () => {
    for (const name of ['a', 'b', 'c', 'd']) {
      await visit(served.app).call('sign_up', { email: `${name}@chem.example`, password: PASSWORD })
    }
    await Promise.all([deliver(), deliver(), deliver()])
    expect(mailServer.received.map(({ to }) => to).toSorted()).toEqual([
      'a@chem.example',
      'b@chem.example',
      'c@chem.example',
      'd@chem.example',
    ])
  })

  test('A24 a link goes on to the dashboard, whatever else it says', async () => {
    const visitor = visit(served.app)
    await visitor.call('sign_up', { email: 'vera@chem.example', password: PASSWORD })
    const link = linkIn((await deliver())[0])
    link.searchParams.set('callbackURL', 'https://evil.example/')
    expect(await follow(visitor, link)).toBe('/dashboard')
    link.searchParams.set('token', 'forged')
    expect(await follow(visit(served.app), link)).toBe('/auth?problem=link')
  })

  test('a link that verifies an address signs in for ten minutes; later it only verifies', async () => {
    const early = visit(served.app)
    await early.call('sign_up', { email: 'early@chem.example', password: PASSWORD })
    const [inTime] = await deliver()
    laterMs = 9.9 * 60_000
    expect(await follow(early, linkIn(inTime))).toBe('/dashboard')
    expect((await early.call('get_session', {})).account).toMatchObject({ email_verified: true })

    const late = visit(served.app)
    const input = { email: 'tardy@chem.example', password: PASSWORD }
    await late.call('sign_up', input)
    const [tooLate] = await deliver(laterMs)
    laterMs = 10.1 * 60_000
    expect(await follow(late, linkIn(tooLate))).toBe('/auth?problem=verified')
    expect(late.cookies.size).toBe(0)
    const sessions = served.database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'user_id')
    expect(await sessions.select('sessions.id').where('email', '=', input.email).execute()).toEqual(
      [],
    )
    expect(await late.call('sign_in', input)).toMatchObject({ email_verified: true })
  })

  test('signing up or in after the first link has expired gives another one, three an hour at most', async () => {
    const visitor = visit(served.app)
    const input = { email: 'again@chem.example', password: PASSWORD }
    laterMs = 21 * 60_000
    await visitor.call('sign_up', input)
    expect(await deliver(laterMs)).toHaveLength(1)
    await visitor.call('sign_up', input)
    const [mail, ...more] = await deliver(laterMs)
    expect(more).toEqual([])
    for (const _ of [1, 2, 3, 4]) {
      expect((await visitor.refusal('sign_in', input)).code).toBe('email_not_verified')
    }
    expect(await deliver(laterMs)).toHaveLength(2)
    expect(await follow(visitor, linkIn(mail))).toBe('/auth?problem=verified')
    expect(await visitor.call('sign_in', input)).toMatchObject({ email_verified: true })
  })

  /** Sends all due mails and returns them. */
  async function deliver(afterMs = 0) {
    const before = mailServer.received.length
    await served.settled()
    await sendDueMails({
      database: served.database,
      clock: () => Date.now() + afterMs,
      send: smtpSender(mailServer.url, 'help@chem.example'),
      onFailure(error) {
        throw error
      },
    })
    return mailServer.received.slice(before)
  }

  /** A visitor with a verified account, signed in. */
  async function register(email: string): Promise<Visitor> {
    const visitor = visit(served.app)
    await visitor.call('sign_up', { email, password: PASSWORD })
    await follow(visitor, linkIn((await deliver())[0]))
    return visitor
  }

  /** Opens a link as a browser does; gives where it is sent on to. */
  async function follow(visitor: Visitor, { pathname, search }: URL): Promise<string> {
    const cookies = Object.fromEntries(visitor.cookies)
    const url = `${pathname}${search}`
    const response = await served.app.inject({ method: 'GET', url, cookies })
    for (const { name, value } of response.cookies) visitor.cookies.set(name, value)
    expect([response.statusCode, response.headers['referrer-policy']]).toEqual([303, 'no-referrer'])
    return String(response.headers.location)
  }
})

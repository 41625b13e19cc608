import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { sweepAccounts } from '#server/account/sweep.ts'
import { keptByDefault } from '#server/testing/account/kept-days.ts'
import {
  CLIENT_ID,
  type OpenIdProvider,
  startOpenIdProvider,
} from '#server/testing/account/open-id-provider.ts'
import { testAccounts } from '#server/testing/app.ts'
import { cookieHeader } from '#server/testing/cookie-header.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

const PASSWORD = 'vox-kiln-gyre'
const DAY_MS = 24 * 60 * 60 * 1000
const INVALID = { status: 422, code: 'invalid_token' }
const TAKEN = { status: 409, code: 'email_taken' }
const SIGNED_OUT = { account: null }

type Mail = { readonly recipient: string; readonly subject: string; readonly token: string }

describe.each(testDatabases)('on $name', (place) => {
  let provider: OpenIdProvider
  let served: Served
  /** Time only goes on. */
  let laterMs = 0
  beforeAll(async () => {
    provider = await startOpenIdProvider()
    const { discoveryUrl } = provider
    const google = { clientId: CLIENT_ID, clientSecret: 'secret', discoveryUrl }
    served = await serveOn(place, {
      accounts: { ...testAccounts, google },
      clock: () => Date.now() + laterMs,
    })
  })
  afterAll(async () => {
    await served.close()
    await provider.close()
  })
  afterEach(async () => {
    await served.settled()
    await served.database.deleteFrom('outgoing_mails').execute()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('the address changes with the link to the new one, and the old one hears of it', async () => {
    const user = await signUp(served, 'mover')
    const [other, reader] = [visit(served.app), visit(served.app)]
    await other.call('sign_in', { email: user.email, password: PASSWORD })
    await other.call('send_password_reset', { email: user.email })
    await served.settled()
    const [reset] = await mails()
    await served.database.deleteFrom('outgoing_mails').execute()
    expect(await change(user, 'moved@chem.example')).toEqual({})
    const asked = await mails()
    const [confirm, undo] = tokensOf(asked)
    expect(asked).toEqual([
      {
        recipient: 'moved@chem.example',
        subject: 'Periodic Wizard: Confirm your new email address',
        token: expect.stringMatching(/^confirm\./),
      },
      {
        recipient: 'mover@chem.example',
        subject: 'Periodic Wizard: Your email address is about to change',
        token: expect.stringMatching(/^undo\./),
      },
    ])
    expect((await user.call('get_session', {})).account).toMatchObject({ email: user.email })

    await served.database.deleteFrom('outgoing_mails').execute()
    for (let times = 0; times < 2; times += 1) {
      expect(await reader.call('confirm_email', { token: confirm })).toEqual({
        email: 'moved@chem.example',
      })
    }
    expect(await mails()).toEqual([
      {
        recipient: 'mover@chem.example',
        subject: 'Periodic Wizard: Your email address was changed',
        token: undo,
      },
    ])
    expect((await user.call('get_session', {})).account).toMatchObject({
      email: 'moved@chem.example',
      email_verified: true,
    })
    expect(await other.call('get_session', {})).toEqual(SIGNED_OUT)
    expect(await signInAs('mover@chem.example')).toBe('invalid_credentials')
    expect(await signInAs('moved@chem.example')).toBe('signed in')
    const old = { token: reset?.token ?? '', password: 'copper-lantern-orchid' }
    expect(await reader.refusal('reset_password', old)).toEqual(INVALID)
  })

  test('an account without a password changes it after a new sign-in, and Google goes on opening it', async () => {
    const first = visit(served.app)
    await signInWithGoogle(first)
    expect(await first.call('change_email', { new_email: 'school@chem.example' })).toEqual({})
    const [confirm] = tokensOf(await mails())
    await first.call('confirm_email', { token: confirm })
    const again = visit(served.app)
    await signInWithGoogle(again)
    const { account } = await again.call('get_session', {})
    expect(account).toMatchObject({ email: 'school@chem.example', has_password: false })
    expect((await first.call('get_session', {})).account).toEqual(account)
    laterMs += 10 * 60 * 1000
    expect(await again.refusal('change_email', { new_email: 'b@chem.example' })).toEqual({
      status: 401,
      code: 'reauth_required',
    })
  })

  test('the link to the old address stops a change before and after its confirmation, and signs out', async () => {
    const user = await signUp(served, 'stopper')
    await change(user, 'stopped@chem.example')
    const [confirm, undo] = tokensOf(await mails())
    const owner = visit(served.app)
    expect(await owner.call('undo_email_change', { token: undo })).toEqual({ email: user.email })
    expect(await owner.refusal('confirm_email', { token: confirm })).toEqual(INVALID)
    expect(await user.call('get_session', {})).toEqual(SIGNED_OUT)

    await user.call('sign_in', { email: user.email, password: PASSWORD })
    await served.database.deleteFrom('outgoing_mails').execute()
    await change(user, 'thief@chem.example')
    const [taken, back] = tokensOf(await mails())
    await owner.call('confirm_email', { token: taken })
    await served.database.deleteFrom('outgoing_mails').execute()
    laterMs += 3 * DAY_MS
    await change(await inAs('thief@chem.example'), 'farther@chem.example')
    const [further, thiefsUndo] = tokensOf(await mails())
    for (let times = 0; times < 2; times += 1) {
      expect(await owner.call('undo_email_change', { token: back })).toEqual({ email: user.email })
    }
    expect(await owner.refusal('confirm_email', { token: further })).toEqual(INVALID)
    expect(await owner.refusal('confirm_email', { token: taken })).toEqual(INVALID)
    expect(await owner.refusal('undo_email_change', { token: thiefsUndo })).toEqual(INVALID)
    expect(await signInAs('thief@chem.example')).toBe('invalid_credentials')
    expect(await signInAs(user.email)).toBe('signed in')
  })

  test('A8 a taken address is answered like a free one, with as many mails, and its owner hears of it', async () => {
    const [user, owner] = [await signUp(served, 'asker'), await signUp(served, 'holder')]
    expect(await change(user, owner.email)).toEqual({})
    expect(await mails()).toEqual([
      {
        recipient: 'asker@chem.example',
        subject: 'Periodic Wizard: Your email address is about to change',
        token: expect.stringMatching(/^undo\./),
      },
      {
        recipient: 'holder@chem.example',
        subject: 'Periodic Wizard: Your email address is in use',
        token: '',
      },
    ])
  })

  test('an address that was taken while the link waited is refused, and the change stays open', async () => {
    const user = await signUp(served, 'slow')
    await change(user, 'quick@chem.example')
    const [confirm] = tokensOf(await mails())
    await signUp(served, 'quick')
    expect(await user.refusal('confirm_email', { token: confirm })).toEqual(TAKEN)
    expect((await user.call('get_session', {})).account).toMatchObject({ email: user.email })
  })

  test('an account that only claims an address makes room for its owner', async () => {
    const user = await signUp(served, 'rightful')
    const squatter = await signUp(served, 'claimed')
    await squatter.call('sign_out', {})
    await change(user, 'claimed@chem.example')
    const [confirm] = tokensOf(await mails())
    expect(await user.call('confirm_email', { token: confirm })).toEqual({
      email: 'claimed@chem.example',
    })
    expect((await user.call('get_session', {})).account).toMatchObject({ user_id: user.userId })
  })

  test('it takes the password, and a present address or none is refused', async () => {
    const user = await signUp(served, 'careful')
    const wrong = { new_email: 'x@chem.example', password: 'not this one' }
    expect(await user.refusal('change_email', wrong)).toEqual({
      status: 401,
      code: 'reauth_required',
    })
    const same = { new_email: 'Careful@chem.example', password: PASSWORD }
    expect((await user.refusal('change_email', same)).code).toBe('invalid_input')
    const none = { new_email: 'nothing', password: PASSWORD }
    expect((await user.refusal('change_email', none)).code).toBe('invalid_input')
    expect(await mails()).toEqual([])
  })

  test('a repeated request mails once, and another address cancels the first', async () => {
    const user = await signUp(served, 'twice')
    await change(user, 'one@chem.example')
    await change(user, 'one@chem.example')
    const [first] = tokensOf(await mails())
    expect(await mails()).toHaveLength(2)
    await served.database.deleteFrom('outgoing_mails').execute()
    await change(user, 'two@chem.example')
    const [second] = tokensOf(await mails())
    expect(await user.refusal('confirm_email', { token: first })).toEqual(INVALID)
    expect(await user.call('confirm_email', { token: second })).toEqual({
      email: 'two@chem.example',
    })
  })

  test('an account may ask five times a day, and three times an hour for one address', async () => {
    const user = await signUp(served, 'often')
    const asked = []
    for (let count = 0; count < 6; count += 1) {
      const to = { new_email: `a${count}@chem.example`, password: PASSWORD }
      asked.push(await user.call('change_email', to).then(() => 'mailed', String))
    }
    expect(asked).toEqual([
      ...Array.from({ length: 5 }, () => 'mailed'),
      expect.stringContaining('too_many_requests'),
    ])
  })

  test('A24 a link that this server has not signed is refused, and one does not do the work of the other', async () => {
    const user = await signUp(served, 'signed')
    await change(user, 'sealed@chem.example')
    const [confirm, undo] = tokensOf(await mails())
    const forged = [
      confirm.replace('confirm.', 'undo.'),
      `${undo.slice(0, -1)}-`,
      'undo.1.2-3-4-5-6-7',
    ]
    for (const token of forged) {
      expect(await user.refusal('undo_email_change', { token })).toEqual(INVALID)
    }
    expect(await user.refusal('confirm_email', { token: undo })).toEqual(INVALID)
  })

  test('a deleted account leaves no mail to an address that it had', async () => {
    const user = await signUp(served, 'leaver')
    await change(user, 'left@chem.example')
    const [confirm] = tokensOf(await mails())
    await user.call('confirm_email', { token: confirm })
    await user.call('delete_account', { password: PASSWORD })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['left@chem.example'])
  })

  test('a link confirms for a day and undoes for a week, and then its change is forgotten', async () => {
    const user = await signUp(served, 'late')
    await change(user, 'later@chem.example')
    const [confirm, undo] = tokensOf(await mails())
    laterMs += DAY_MS + 1000
    expect(await user.refusal('confirm_email', { token: confirm })).toEqual(INVALID)
    laterMs += 6 * DAY_MS
    expect(await user.refusal('undo_email_change', { token: undo })).toEqual(INVALID)
    await sweepAccounts(served.database, Date.now() + laterMs, keptByDefault)
    const left = await served.database
      .selectFrom('email_changes')
      .select('id')
      .where('user_id', '=', user.userId)
      .execute()
    expect(left).toEqual([])
  })

  async function mails(): Promise<readonly Mail[]> {
    await served.settled()
    const rows = await served.database
      .selectFrom('outgoing_mails')
      .select(['recipient', 'subject', 'plain_text'])
      .orderBy('subject')
      .execute()
    return rows.map(({ recipient, subject, plain_text: text }) => ({
      recipient,
      subject,
      token: /#token=(\S+)/.exec(text)?.[1] ?? '',
    }))
  }

  async function signInAs(email: string): Promise<string> {
    const asked = visit(served.app).call('sign_in', { email, password: PASSWORD })
    return asked.then(
      () => 'signed in',
      (error: unknown) => /invalid_credentials/.exec(String(error))?.[0] ?? String(error),
    )
  }

  async function inAs(email: string): Promise<Visitor> {
    const visitor = visit(served.app)
    await visitor.call('sign_in', { email, password: PASSWORD })
    return visitor
  }

  async function signInWithGoogle(visitor: Visitor): Promise<void> {
    provider.claims = { sub: 'e1', email: 'pupil@gmail.example', email_verified: true }
    const { url } = await visitor.call('sign_in_with_google', {})
    const { pathname, search } = await provider.authorize(url)
    const headers = { cookie: cookieHeader(visitor.cookies) }
    const response = await served.app.inject({ url: `${pathname}${search}`, headers })
    for (const { name, value } of response.cookies) visitor.cookies.set(name, value)
  }
})

async function change(user: Visitor, email: string) {
  return user.call('change_email', { new_email: email, password: PASSWORD })
}

function tokensOf(sent: readonly Mail[]): readonly [string, string] {
  const tokenFor = (purpose: string) =>
    sent.find(({ token }) => token.startsWith(`${purpose}.`))?.token ?? ''
  return [tokenFor('confirm'), tokenFor('undo')]
}

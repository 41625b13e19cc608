import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'

import { givePasskey } from '#server/testing/account/give-passkey.ts'
import { makePasskey, type TestPasskey } from '#server/testing/account/passkey-device.ts'
import { codeAt } from '#server/testing/account/totp.ts'
import { ORIGIN } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { losing } from '#server/testing/database/losing-database.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const WRONG = { status: 401, code: 'invalid_passkey' }
const NOT_OWNER = { status: 401, code: 'reauth_required' }
const GONE = { status: 404, code: 'not_found' }
/** More queries than signing in asks. */
const MAX = 60

describe.each(testDatabases)('on $name', (testDatabase) => {
  const place = losing(testDatabase)
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())
  afterEach(async () => {
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('a passkey is added by the password, and signs in without it; the owner hears of it', async () => {
    const owner = await signUp(served, 'rosalind')
    expect(await owner.refusal('begin_passkey', { password: 'wrong' })).toEqual(NOT_OWNER)
    const { challenge, ...asked } = await owner.call('begin_passkey', { password: owner.password })
    expect(asked).toMatchObject({
      rp: { id: 'chem.example', name: 'Periodic Wizard' },
      user: { name: 'rosalind@chem.example', displayName: 'rosalind@chem.example' },
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const passkey = makePasskey(challenge, { origin: ORIGIN })
    await owner.call('add_passkey', { name: ' My  phone ', credential: passkey.made })
    expect(await owner.call('list_passkeys', {})).toEqual({
      passkeys: [
        {
          passkey_id: expect.any(String),
          name: 'My phone',
          added_at: expect.any(String),
          is_synced: false,
        },
      ],
    })
    const again = await owner.call('begin_passkey', { password: owner.password })
    expect(again.excludeCredentials).toEqual([{ id: passkey.made.id, type: 'public-key' }])

    const visitor = visit(served.app)
    const request = await visitor.call('begin_passkey_sign_in', {})
    expect(request).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43,}$/),
      rpId: 'chem.example',
      timeout: 60_000,
      userVerification: 'required',
    })
    expect(visitor.lastCookies().join()).toMatch(
      /^__Host-passkey=[^;]+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const credential = passkey.sign(request.challenge)
    const account = await visitor.call('sign_in_with_passkey', { credential })
    expect(account).toMatchObject({ user_id: owner.userId })
    expect((await visitor.call('get_session', {})).account).toEqual(account)
    expect(await subjects('rosalind@chem.example')).toEqual([
      'Periodic Wizard: A passkey was added',
    ])
  })

  test('a signed challenge opens the account once, and only for the browser that asked', async () => {
    const owner = await signUp(served)
    const passkey = await protect(owner)
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    const credential = passkey.sign(challenge)
    const thief = visit(served.app)
    expect(await thief.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    await thief.call('begin_passkey_sign_in', {})
    expect(await thief.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    await visitor.call('sign_in_with_passkey', { credential })
    expect(await visitor.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    expect(await thief.call('get_session', {})).toEqual({ account: null })
  })

  test('of twenty uses of a signed challenge at once exactly one succeeds', async () => {
    const passkey = await protect(await signUp(served))
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    const credential = passkey.sign(challenge)
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => visitor.call('sign_in_with_passkey', { credential })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a challenge that is late opens nothing', async () => {
    const passkey = await protect(await signUp(served))
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    await served.database
      .updateTable('verifications')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    const credential = passkey.sign(challenge)
    expect(await visitor.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
  })

  test.each([
    ['for a page of another site', { origin: 'https://evil.example' }],
    ['by a device that nobody has unlocked', { isUnlocked: false }],
  ])('a challenge signed %s opens nothing', async (_case, how) => {
    const passkey = await protect(await signUp(served))
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    const credential = passkey.sign(challenge, how)
    expect(await visitor.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
  })

  test('another key, a changed signature and a copied device open nothing', async () => {
    const owner = await signUp(served)
    const passkey = await protect(owner)
    const foreign = makePasskey('none', { origin: ORIGIN })
    await pass(passkey, { counter: 7 })
    const forged = (challenge: string) => ({
      ...foreign.sign(challenge),
      id: passkey.made.id,
      rawId: passkey.made.id,
    })
    for (const signed of [
      foreign.sign,
      forged,
      (challenge: string) => passkey.sign(challenge, { counter: 7 }),
    ]) {
      const visitor = visit(served.app)
      const { challenge } = await visitor.call('begin_passkey_sign_in', {})
      const credential = signed(challenge)
      expect(await visitor.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    }
    expect(await pass(passkey, { counter: 8 })).toMatchObject({ user_id: owner.userId })
  })

  test.each([
    ['for a page of another site', { origin: 'https://evil.example' }],
    ['by a device that nobody has unlocked', { origin: ORIGIN, isUnlocked: false }],
  ])('a key that was made %s is not added', async (_case, how) => {
    const owner = await signUp(served)
    const { challenge } = await owner.call('begin_passkey', { password: owner.password })
    const { made } = makePasskey(challenge, how)
    expect(await owner.refusal('add_passkey', { name: 'Key', credential: made })).toEqual(WRONG)
    expect(await owner.call('list_passkeys', {})).toEqual({ passkeys: [] })
  })

  test('a challenge of one account adds nothing to another, and a sign-in adds nothing', async () => {
    const owner = await signUp(served)
    const other = await signUp(served)
    const { challenge } = await owner.call('begin_passkey', { password: owner.password })
    other.cookies.set('__Host-passkey', owner.cookies.get('__Host-passkey') ?? '')
    const stolen = makePasskey(challenge, { origin: ORIGIN }).made
    expect(await other.refusal('add_passkey', { name: 'Key', credential: stolen })).toEqual(WRONG)
    const request = await other.call('begin_passkey_sign_in', {})
    const made = makePasskey(request.challenge, { origin: ORIGIN }).made
    expect(await other.refusal('add_passkey', { name: 'Key', credential: made })).toEqual(WRONG)
  })

  test('a key that is known already is not added to another account', async () => {
    const owner = await signUp(served)
    const passkey = await protect(owner)
    const other = await signUp(served)
    const { challenge } = await other.call('begin_passkey', { password: other.password })
    const keyId = Buffer.from(passkey.made.id, 'base64url')
    const same = makePasskey(challenge, { origin: ORIGIN, keyId }).made
    expect(await other.refusal('add_passkey', { name: 'Key', credential: same })).toEqual(WRONG)
    expect(await pass(passkey)).toMatchObject({ user_id: owner.userId })
  })

  test('a user with a second step is not asked for a code with a passkey', async () => {
    const owner = await signUp(served)
    const { password } = owner
    const { secret } = await owner.call('begin_second_factor', { password })
    await owner.call('confirm_second_factor', { code: codeAt(secret, Date.now()) })
    const passkey = await protect(owner)
    expect(await pass(passkey)).toMatchObject({ user_id: owner.userId, has_second_factor: true })
  })

  test('a passkey is renamed, and by the password removed; then it opens nothing', async () => {
    const owner = await signUp(served, 'dorothy')
    const passkey = await protect(owner)
    const { passkeys } = await owner.call('list_passkeys', {})
    const passkey_id = passkeys[0]?.passkey_id ?? ''
    const stranger = await signUp(served)
    const { password } = stranger
    expect(await stranger.refusal('rename_passkey', { passkey_id, name: 'Mine' })).toEqual(GONE)
    expect(await stranger.refusal('remove_passkey', { passkey_id, password })).toEqual(GONE)
    await owner.call('rename_passkey', { passkey_id, name: 'Old phone' })
    expect(await owner.refusal('rename_passkey', { passkey_id, name: '\u202E' })).toEqual({
      status: 422,
      code: 'invalid_input',
    })
    expect((await owner.call('list_passkeys', {})).passkeys).toMatchObject([{ name: 'Old phone' }])
    expect(await owner.refusal('remove_passkey', { passkey_id, password: 'wrong' })).toEqual(
      NOT_OWNER,
    )
    expect(await owner.refusal('remove_passkey', { passkey_id })).toEqual(NOT_OWNER)
    await owner.call('remove_passkey', { passkey_id, password: owner.password })
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    const credential = passkey.sign(challenge)
    expect(await visitor.refusal('sign_in_with_passkey', { credential })).toEqual(WRONG)
    expect(await subjects('dorothy@chem.example')).toEqual([
      'Periodic Wizard: A passkey was added',
      'Periodic Wizard: A passkey was removed',
    ])
  })

  test.each([
    ['tells nothing of how it is reached', undefined],
    ['is reached in a way that nobody knows yet', ['by-thought']],
  ])('a passkey of a device that %s is as good as another', async (_case, transports) => {
    const owner = await signUp(served)
    const { challenge } = await owner.call('begin_passkey', { password: owner.password })
    const passkey = makePasskey(challenge, { origin: ORIGIN })
    const { made } = passkey
    const credential = { ...made, response: { ...made.response, transports } }
    await owner.call('add_passkey', { name: 'Key', credential })
    const again = await owner.call('begin_passkey', { password: owner.password })
    expect(again.excludeCredentials).toEqual([{ id: made.id, type: 'public-key' }])
    expect(await pass(passkey)).toMatchObject({ user_id: owner.userId })
  })

  test('an account has at most ten passkeys', async () => {
    const owner = await signUp(served)
    for (let made = 0; made < 10; made += 1) await givePasskey(owner, served.database)
    expect(await owner.refusal('begin_passkey', { password: owner.password })).toEqual({
      status: 409,
      code: 'conflict',
    })
  })

  test('guessing at passkeys is stopped, and signing in is not counted', async () => {
    const passkey = await protect(await signUp(served))
    const visitor = visit(served.app)
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let times = 0; times <= 300; times += 1) await visitor.call('begin_passkey_sign_in', {})
    expect((await visitor.refusal('begin_passkey_sign_in', {})).status).toBe(429)
    vi.useRealTimers()
    await served.database.deleteFrom('rate_limits').execute()
    for (let times = 0; times < 3; times += 1) await pass(passkey)
    const counts = await served.database.selectFrom('rate_limits').select('points').execute()
    expect(counts.map(({ points }) => points)).toEqual(counts.map(() => 0))
  })

  test('D23 D24 the export names the passkeys without their keys; deletion forgets them', async () => {
    const owner = await signUp(served)
    const { made } = await protect(owner)
    const { data } = await owner.call('export_account', { password: owner.password })
    expect(data['passkeys']).toMatchObject([{ name: 'Key', transports: 'internal' }])
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`${made.id}|public_key|counter`))
    await owner.call('delete_account', { password: owner.password })
    const left = served.database.selectFrom('passkeys').where('user_id', '=', owner.userId)
    expect(await left.select('id').execute()).toEqual([])
  })

  test('L21 wherever in signing in the database is lost, the passkey is not called wrong', async () => {
    const passkey = await protect(await signUp(served))
    const outcomes: unknown[] = []
    for (let queries = 0; queries < MAX; queries += 1) {
      const visitor = visit(served.app)
      const { challenge } = await visitor.call('begin_passkey_sign_in', {})
      const credential = passkey.sign(challenge)
      place.loseAfter(queries)
      const outcome = await visitor
        .refusal('sign_in_with_passkey', { credential })
        .catch(() => 'answered')
      place.comeBack()
      await served.database.deleteFrom('rate_limits').execute()
      if (outcome === 'answered') break
      outcomes.push(outcome)
    }
    expect(outcomes.length).toBeGreaterThan(5)
    expect(outcomes.length).toBeLessThan(MAX)
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 503, code: 'unavailable' })))
  })

  /** Signs in with a passkey. */
  async function pass(passkey: TestPasskey, how: { readonly counter?: number } = {}) {
    const visitor = visit(served.app)
    const { challenge } = await visitor.call('begin_passkey_sign_in', {})
    const credential = passkey.sign(challenge, how)
    return visitor.call('sign_in_with_passkey', { credential })
  }

  async function subjects(recipient: string): Promise<readonly string[]> {
    const rows = await served.database
      .selectFrom('outgoing_mails')
      .select('subject')
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ subject }) => subject).toSorted()
  }
})

/** Adds a passkey to an account. */
async function protect(owner: NewUser): Promise<TestPasskey> {
  const { challenge } = await owner.call('begin_passkey', { password: owner.password })
  const passkey = makePasskey(challenge, { origin: ORIGIN })
  await owner.call('add_passkey', { name: 'Key', credential: passkey.made })
  return passkey
}

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import { codeAt, codeAfter } from '#server/testing/account/totp.ts'
import { testAccounts, testParts } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const ASKED = { status: 401, code: 'second_factor_required' }
const WRONG = { status: 401, code: 'invalid_code' }
const LOST = { status: 403, code: 'second_factor_lost' }
const LOCKED = { status: 429, code: 'too_many_requests' }

test('the app of the tests shows what RFC 6238 says', () => {
  // The key of appendix B, "12345678901234567890", in base 32.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect([codeAt(key, 59_000), codeAt(key, 1_111_111_109_000)]).toEqual(['287082', '081804'])
})

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())
  afterEach(async () => {
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('it is turned on by the password and a first code, and the owner hears of it', async () => {
    const owner = await signUp(served, 'ada')
    const { password } = owner
    expect(await owner.refusal('begin_second_factor', { password: 'wrong' })).toEqual({
      status: 401,
      code: 'reauth_required',
    })
    const { uri, secret } = await owner.call('begin_second_factor', { password })
    expect(uri).toBe(
      `otpauth://totp/Periodic%20Wizard:ada%40chem.example?secret=${secret}&issuer=Periodic+Wizard&digits=6&period=30`,
    )
    expect(secret).toMatch(/^[A-Z2-7]{32,}$/)
    expect(await owner.refusal('confirm_second_factor', { code: wrongCode(secret) })).toEqual(WRONG)
    expect((await owner.call('get_session', {})).account?.has_second_factor).toBe(false)
    const { backup_codes } = await owner.call('confirm_second_factor', { code: nextCode(secret) })
    expect(new Set(backup_codes).size).toBe(10)
    expect((await owner.call('get_session', {})).account?.has_second_factor).toBe(true)
    expect(await subjects('ada@chem.example')).toEqual(['Periodic Wizard: Two-step sign-in is on'])
    for (const [name, input] of [
      ['begin_second_factor', { password }],
      ['confirm_second_factor', { code: nextCode(secret) }],
    ] as const) {
      expect(await owner.refusal(name, input)).toEqual({ status: 409, code: 'conflict' })
    }
    const { rows } = await served.database.executeQuery(
      served.database.selectFrom('second_factors').selectAll().compile(),
    )
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${secret}|${backup_codes[0]}`))
  })

  test('the password alone opens nothing; with the code it does, and each code once', async () => {
    const owner = await signUp(served)
    const { secret } = await protect(owner)
    const visitor = visit(served.app)
    expect(await visitor.refusal('sign_in', credentials(owner))).toEqual(ASKED)
    expect([...visitor.cookies.keys()]).toEqual(['__Host-step'])
    expect(await visitor.call('get_session', {})).toEqual({ account: null })
    expect(await visitor.refusal('verify_second_factor', { code: wrongCode(secret) })).toEqual(
      WRONG,
    )
    const code = nextCode(secret)
    const account = await visitor.call('verify_second_factor', { code })
    expect(account).toMatchObject({ user_id: owner.userId, has_second_factor: true })
    expect((await visitor.call('get_session', {})).account).toEqual(account)

    const thief = visit(served.app)
    await thief.refusal('sign_in', credentials(owner))
    expect(await thief.refusal('verify_second_factor', { code })).toEqual(WRONG)
    expect(await thief.call('get_session', {})).toEqual({ account: null })
    expect(await sessionsOf(owner)).toBe(2)
  })

  test('a code without the password opens nothing', async () => {
    const owner = await signUp(served)
    const { secret, backupCodes } = await protect(owner)
    for (const code of [nextCode(secret), backupCodes[0]]) {
      const visitor = visit(served.app)
      expect(await visitor.refusal('verify_second_factor', { code })).toEqual({
        status: 401,
        code: 'session_missing',
      })
    }
    // Nor does the session of another account.
    const other = await signUp(served)
    expect((await other.refusal('verify_second_factor', { code: nextCode(secret) })).code).toBe(
      'session_missing',
    )
  })

  test('a backup code opens the account once, and the owner hears of it', async () => {
    const owner = await signUp(served, 'grace')
    const { backupCodes } = await protect(owner)
    const [code = ''] = backupCodes
    const visitor = visit(served.app)
    await visitor.refusal('sign_in', credentials(owner))
    expect((await visitor.call('verify_second_factor', { code })).user_id).toBe(owner.userId)
    const again = visit(served.app)
    await again.refusal('sign_in', credentials(owner))
    expect(await again.refusal('verify_second_factor', { code })).toEqual(WRONG)
    expect(await subjects('grace@chem.example')).toEqual([
      'Periodic Wizard: A backup code was used',
      'Periodic Wizard: Two-step sign-in is on',
    ])
  })

  test('of nine uses of a backup code at once exactly one succeeds', async () => {
    const owner = await signUp(served)
    const [code = ''] = (await protect(owner)).backupCodes
    const visitors = Array.from({ length: 9 }, () => visit(served.app))
    for (const visitor of visitors) await visitor.refusal('sign_in', credentials(owner))
    const uses = await Promise.allSettled(
      visitors.map((visitor) => visitor.call('verify_second_factor', { code })),
    )
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('five codes may be tried for a password, and ten wrong ones in a row lock the step', async () => {
    const owner = await signUp(served)
    const { secret } = await protect(owner)
    const code = wrongCode(secret)
    for (const _ of [1, 2]) {
      const visitor = visit(served.app)
      await visitor.refusal('sign_in', credentials(owner))
      const outcomes = []
      for (let tries = 0; tries < 5; tries += 1) {
        outcomes.push(await visitor.refusal('verify_second_factor', { code }))
      }
      expect(outcomes).toEqual(outcomes.map(() => WRONG))
      expect(await visitor.refusal('verify_second_factor', { code: nextCode(secret) })).toEqual(
        LOCKED,
      )
    }
    const visitor = visit(served.app)
    await visitor.refusal('sign_in', credentials(owner))
    expect(await visitor.refusal('verify_second_factor', { code: nextCode(secret) })).toEqual(
      LOCKED,
    )
    expect((await owner.call('get_session', {})).account?.user_id).toBe(owner.userId)
  })

  test('new backup codes take the place of the old ones', async () => {
    const owner = await signUp(served)
    const [old = ''] = (await protect(owner)).backupCodes
    const { password } = owner
    expect((await owner.refusal('renew_backup_codes', { password: 'wrong' })).code).toBe(
      'reauth_required',
    )
    const { backup_codes } = await owner.call('renew_backup_codes', { password })
    const visitor = visit(served.app)
    await visitor.refusal('sign_in', credentials(owner))
    expect(await visitor.refusal('verify_second_factor', { code: old })).toEqual(WRONG)
    const [fresh = ''] = backup_codes
    expect(await visitor.call('verify_second_factor', { code: fresh })).toMatchObject({
      user_id: owner.userId,
    })
  })

  test('turning it off takes the password; then the password is enough again', async () => {
    const owner = await signUp(served, 'emmy')
    await protect(owner)
    const { password } = owner
    expect((await owner.refusal('end_second_factor', { password: 'wrong' })).code).toBe(
      'reauth_required',
    )
    await owner.call('end_second_factor', { password })
    expect((await owner.call('get_session', {})).account?.has_second_factor).toBe(false)
    expect(await visit(served.app).call('sign_in', credentials(owner))).toMatchObject({
      user_id: owner.userId,
    })
    expect(await subjects('emmy@chem.example')).toEqual([
      'Periodic Wizard: Two-step sign-in is off',
      'Periodic Wizard: Two-step sign-in is on',
    ])
  })

  test('a new password by mail does not lead around the code', async () => {
    const owner = await signUp(served, 'lise')
    await protect(owner)
    const visitor = visit(served.app)
    await visitor.call('send_password_reset', { email: owner.email })
    await served.settled()
    const mail = await served.database
      .selectFrom('outgoing_mails')
      .select('plain_text')
      .where('recipient', '=', owner.email)
      .where('plain_text', 'like', '%token=%')
      .executeTakeFirstOrThrow()
    const [, token = ''] = /token=(\S+)/.exec(mail.plain_text) ?? []
    const password = 'copper-lantern-orchid'
    await visitor.call('reset_password', { token, password })
    expect(await visitor.refusal('sign_in', { email: owner.email, password })).toEqual(ASKED)
  })

  test('with another secret of the server no code can be judged, and that is said', async () => {
    const owner = await signUp(served)
    const { secret, backupCodes } = await protect(owner)
    const { database } = served
    const accounts = { ...testAccounts, secret: 'the secret after one that was lost' }
    const app = await createApp(
      testParts({ database: Promise.resolve(database), clock: Date.now, accounts }),
    )
    const visitor = visit(app)
    expect(await visitor.refusal('sign_in', credentials(owner))).toEqual(ASKED)
    for (const code of [nextCode(secret), backupCodes[0], wrongCode(secret)]) {
      expect(await visitor.refusal('verify_second_factor', { code })).toEqual(LOST)
    }
    await app.close()
  })

  async function subjects(recipient: string): Promise<readonly string[]> {
    await served.settled()
    const rows = await served.database
      .selectFrom('outgoing_mails')
      .select('subject')
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ subject }) => subject).toSorted()
  }

  async function sessionsOf({ userId }: NewUser): Promise<number> {
    const rows = await served.database
      .selectFrom('sessions')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
    return rows.length
  }
})

/** Turns it on with the code of now; the next one is unused. */
async function protect(owner: NewUser) {
  const { secret } = await owner.call('begin_second_factor', { password: owner.password })
  const code = codeAt(secret, Date.now())
  const { backup_codes } = await owner.call('confirm_second_factor', { code })
  return { secret, backupCodes: backup_codes }
}

function credentials({ email, password }: NewUser) {
  return { email, password }
}

function nextCode(secret: string): string {
  return codeAfter(secret, Date.now())
}

/** Six digits that no period near now has. */
function wrongCode(secret: string): string {
  const near = new Set(
    [-2, -1, 0, 1, 2].map((periods) => codeAt(secret, Date.now() + periods * 30_000)),
  )
  const candidates = ['000000', '111111', '222222', '333333', '444444', '555555']
  return candidates.find((code) => !near.has(code)) ?? ''
}

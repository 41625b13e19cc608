/** @module-tag long */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { networkLimits } from '#server/limits/network-limits.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const LOCKED = { status: 429, code: 'too_many_requests' }
const WRONG = { status: 401, code: 'invalid_credentials' }
const DAY_MS = 24 * 60 * 60 * 1000
const SMALL = { signUps: 5, signIns: 7, mails: 4, sockets: 2, calls: 200 }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place, {
      clock: () => Date.now(),
      networks: SMALL,
      schools: [{ address: '198.51.100.0', bits: 24, factor: 3 }],
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    await served.close()
  })
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(async () => {
    vi.setSystemTime(Date.now() + 10 * 60_000)
    await served.settled()
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('A5 a script that guesses at everybody delays strangers, no pupil who was here before', async () => {
    const pupils = await Promise.all([1, 2, 3, 4].map(() => signUp(served)))
    for (const pupil of pupils) await pupil.call('sign_out', {})
    const guesses = []
    for (let index = 0; index < 40; index += 1) {
      const email = pupils[index % 4]?.email ?? ''
      guesses.push(await visit(served.app).refusal('sign_in', { email, password: 'not this one' }))
    }
    expect(guesses.filter(({ code }) => code === WRONG.code)).toHaveLength(SMALL.signIns + 1)
    const stranger = visit(served.app)
    expect(await stranger.refusal('sign_in', credentials(pupils[0]))).toEqual(LOCKED)
    for (const pupil of pupils) {
      expect(await pupil.call('sign_in', credentials(pupil))).toMatchObject({ email: pupil.email })
    }
  })

  test('a script that uses up all calls of guests stops no pupil who is signed in or known', async () => {
    const [busy, left] = [await signUp(served), await signUp(served)]
    await left.call('sign_out', {})
    const script = visit(served.app)
    const passed = []
    for (let index = 0; index < SMALL.calls + 1; index += 1) {
      passed.push(
        await script.call('get_session', {}).then(
          () => true,
          () => false,
        ),
      )
    }
    expect(passed.at(-1)).toBe(false)
    expect((await busy.call('get_session', {})).account?.user_id).toBe(busy.userId)
    expect(await left.call('sign_in', credentials(left))).toMatchObject({ email: left.email })
  })

  test('ten wrong guesses in a browser of the owner do not delay another browser of the owner', async () => {
    const home = await signUp(served)
    const school = visit(served.app)
    await school.call('sign_in', credentials(home))
    await school.call('sign_out', {})
    const results = []
    for (let index = 0; index < 11; index += 1) {
      results.push(await school.refusal('sign_in', { ...credentials(home), password: 'wrong' }))
    }
    expect(results).toEqual([...Array.from({ length: 10 }, () => WRONG), LOCKED])
    await home.call('sign_out', {})
    expect(await home.call('sign_in', credentials(home))).toMatchObject({ email: home.email })
  })

  test('A5 a browser has ten tries at other accounts, then counts like its network, and its own still gets in', async () => {
    const attacker = await signUp(served)
    const results = []
    for (let index = 0; index < 10 + SMALL.signIns + 2; index += 1) {
      const email = `stolen${index}@chem.example`
      results.push(await attacker.refusal('sign_in', { email, password: 'not this one' }))
    }
    expect(results).toEqual([
      ...Array.from({ length: 10 + SMALL.signIns + 1 }, () => WRONG),
      LOCKED,
    ])
    const own = await attacker.call('sign_in', credentials(attacker))
    expect(own).toMatchObject({ email: attacker.email })
  })

  test('a browser that became known today makes no room for more accounts, an older one does', async () => {
    const today = visit(served.app)
    for (let index = 0; index < SMALL.signUps; index += 1) await today.call('sign_up', newcomer())
    expect((await today.refusal('sign_up', newcomer())).code).toBe('proof_required')
    vi.setSystemTime(Date.now() + DAY_MS)
    const stranger = visit(served.app)
    for (let index = 0; index < SMALL.signUps; index += 1) {
      await stranger.call('sign_up', newcomer())
    }
    const refused = await visit(served.app).refusal('sign_up', newcomer())
    expect(refused.code).toBe('proof_required')
    expect(await today.call('sign_up', newcomer())).toEqual({ next: 'signed_in' })
  })

  test('three requests by others for a new password leave three to a browser of the owner', async () => {
    const owner = await signUp(served)
    const { email } = owner
    const results = []
    for (let index = 0; index < 4; index += 1) {
      results.push(await mayAskFor(visit(served.app), email))
    }
    for (let index = 0; index < 4; index += 1) results.push(await mayAskFor(owner, email))
    expect(results).toEqual([true, true, true, false, true, true, true, false])
  })

  test('a mailed link is a way in: the browser that used it is delayed by no stranger', async () => {
    const owner = await signUp(served)
    for (let index = 0; index < 11; index += 1) {
      await visit(served.app).refusal('sign_in', { ...credentials(owner), password: 'wrong' })
    }
    const fresh = visit(served.app)
    expect(await fresh.refusal('sign_in', credentials(owner))).toEqual(LOCKED)
    await visit(served.app).call('send_password_reset', { email: owner.email })
    await served.settled()
    for (let index = 0; index < 110; index += 1) {
      const input = { token: `guess-number-${1000 + index}`, password: 'copper-lantern-orchid' }
      await visit(served.app).refusal('reset_password', input)
    }
    const password = 'copper-lantern-orchid'
    await fresh.call('reset_password', { token: await tokenFor(owner.email), password })
    expect(await fresh.call('sign_in', { email: owner.email, password })).toMatchObject({
      email: owner.email,
    })
    const other = visit(served.app)
    expect(await other.refusal('sign_in', { email: owner.email, password })).toEqual(LOCKED)
  })

  test('a school that the operator named has three times the room', async () => {
    const codes = []
    for (let index = 0; index < 3 * SMALL.signUps + 1; index += 1) {
      const { statusCode } = await served.app.inject({
        method: 'POST',
        url: '/api/sign_up',
        headers: CALL_HEADERS,
        remoteAddress: '198.51.100.77',
        payload: newcomer(),
      })
      codes.push(statusCode)
    }
    expect(codes).toEqual([...Array(3 * SMALL.signUps).fill(200), 428])
  })

  async function tokenFor(email: string): Promise<string> {
    const { plain_text: text } = await served.database
      .selectFrom('outgoing_mails')
      .select('plain_text')
      .where('recipient', '=', email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return /#token=(\S+)/.exec(text)?.[1] ?? ''
  }
})

test.each(testDatabases)(
  'two computer rooms sign up within ten minutes from one address, on $name',
  async (place) => {
    const served = await serveOn(place, { networks: networkLimits })
    for (let index = 0; index < 60; index += 1) {
      const pupil = await signUp(served)
      expect(await pupil.call('get_user_settings', {})).toMatchObject({ version: 0 })
    }
    await served.close()
  },
  180_000,
)

let newcomers = 0

function newcomer() {
  return { email: `newcomer${(newcomers += 1)}@chem.example`, password: 'vox-kiln-gyre' }
}

function credentials(user: NewUser | undefined) {
  return { email: user?.email ?? '', password: user?.password ?? '' }
}

async function mayAskFor(visitor: Pick<NewUser, 'call'>, email: string): Promise<boolean> {
  try {
    await visitor.call('send_password_reset', { email })
    return true
  } catch {
    return false
  }
}

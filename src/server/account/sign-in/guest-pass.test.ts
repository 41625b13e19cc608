import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { bitsOfChallenge } from '#contract/wire/proof-of-work.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { missed, solve } from '#server/testing/proof-of-work.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit, type Visitor } from '#server/testing/visitor.ts'

const FULL = { status: 429, code: 'too_many_requests' }
const UNPROVEN = { status: 428, code: 'proof_required' }
const HOUR_MS = 60 * 60 * 1000
/** What the guests of a network share; a browser with a pass has a twentieth of it. */
const OF_NETWORK = { ...networkLimits, calls: 100, signIns: 40 }
const NO_CODE = { code: 'BCDFGH' }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { networks: OF_NETWORK, clock: () => now })
  })
  afterAll(() => served.close())
  afterEach(async () => {
    now += HOUR_MS
    await served.database.deleteFrom('rate_limits').execute()
  })

  test('A1 a script that uses up the calls of a network keeps no browser out that works a little', async () => {
    const script = await flood()
    const [first, second] = [visit(served.app), visit(served.app)]
    await work(first)
    await work(second)
    for (const pupil of [first, second]) {
      expect(await pupil.refusal('get_set', NO_CODE)).toEqual({ status: 404, code: 'not_found' })
    }
    expect(await script.refusal('get_set', NO_CODE)).toEqual(FULL)
  })

  test('A5 a script that guesses passwords keeps no pupil out of an account', async () => {
    const pupil = await signUp(served)
    for (let index = 0; index < OF_NETWORK.signIns + 1; index += 1) {
      const guess = { email: `pupil${index}@school.example`, password: 'not this one' }
      await visit(served.app).refusal('sign_in', guess)
    }
    const phone = visit(served.app)
    expect(await phone.refusal('sign_in', credentialsOf(pupil))).toEqual(FULL)
    await work(phone, 'sign_in', credentialsOf(pupil))
    expect(await phone.call('sign_in', credentialsOf(pupil))).toMatchObject({ email: pupil.email })
  })

  test('a browser with a pass has a twentieth of the calls of a network, and works for more', async () => {
    await flood()
    const browser = visit(served.app)
    await work(browser)
    for (let index = 0; index < OF_NETWORK.calls / 20; index += 1) {
      await browser.call('get_session', {})
    }
    expect(await browser.refusal('get_session', {})).toEqual(FULL)
    await work(browser)
    await browser.call('get_session', {})
  })

  test.each([
    ['a wrong answer', async (task: string) => ({ challenge: task, answer: missed(task) })],
    ['no task', async () => ({ challenge: '', answer: '1' })],
    [
      'the task of a sign-up',
      async (task: string) => {
        const [time, bits, nonce] = task.split('.')
        const other = [time, bits, nonce, 'A'.repeat(43)].join('.')
        return { challenge: other, answer: solve(other) }
      },
    ],
  ])('%s gives no pass', async (_case, proofOf) => {
    await flood()
    const browser = visit(served.app)
    const proof = await proofOf(await browser.task('get_set', NO_CODE))
    expect(await browser.refusal('prove_work', proof)).toEqual(UNPROVEN)
    expect(await browser.refusal('get_set', NO_CODE)).toEqual(FULL)
  })

  test('a task gives one pass, which is good for an hour and cannot be made up', async () => {
    await flood()
    const [browser, other] = [visit(served.app), visit(served.app)]
    const challenge = await browser.task('get_set', NO_CODE)
    const proof = { challenge, answer: solve(challenge) }
    await browser.call('prove_work', proof)
    expect(await other.refusal('prove_work', proof)).toEqual(UNPROVEN)
    const [name = '', value = ''] = [...browser.cookies].find(([key]) => key.endsWith('pass')) ?? []
    other.cookies.set(
      name,
      value.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    )
    expect(await other.refusal('get_set', NO_CODE)).toEqual(FULL)
    now += HOUR_MS
    await flood()
    expect(await browser.refusal('get_set', NO_CODE)).toEqual(FULL)
  })

  test('a pupil who is signed in is refused for calls of one kind without a task', async () => {
    const pupil = await signUp(served)
    const tasks = []
    for (let index = 0; index < 11; index += 1) {
      const input = { current_password: 'not this one', new_password: 'vox-kiln-gyre' }
      tasks.push(await pupil.task('change_password', input))
    }
    expect(new Set(tasks)).toEqual(new Set(['']))
  })

  /** Uses up the calls of the guests of the network. */
  async function flood(): Promise<Visitor> {
    const script = visit(served.app)
    for (let index = 0; index < OF_NETWORK.calls; index += 1) await script.call('get_session', {})
    expect(await script.refusal('get_session', {})).toEqual(FULL)
    return script
  }
})

function credentialsOf({ email, password }: NewUser) {
  return { email, password }
}

/** Solves the task of a refused call, for a pass. */
async function work(browser: Visitor, name = 'get_set', input: unknown = NO_CODE) {
  const challenge = await browser.task(name, input)
  expect(bitsOfChallenge(challenge)).toBe(7)
  await browser.call('prove_work', { challenge, answer: solve(challenge) })
}

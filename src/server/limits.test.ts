import { afterAll, beforeAll, expect, test } from 'vitest'

import { callPath } from '#contract/calls.ts'

import { callLimits } from './limits/call-limits.ts'
import { networkLimits } from './limits/network-limits.ts'
import { CALL_HEADERS } from './testing/app.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { anyTestDatabase } from './testing/database/databases.ts'
import { type Served, serveOn } from './testing/served.ts'
import { type NewUser, signUp } from './testing/sign-up.ts'
import { visit } from './testing/visitor.ts'

const BUSY = { status: 429, code: 'too_many_requests' }
const limited = Object.entries(callLimits).flatMap(([name, allowance]) =>
  allowance === null ? [] : [{ name, ...allowance }],
)

let served: Served
let user: NewUser
let now = Date.now()
beforeAll(async () => {
  served = await serveOn(anyTestDatabase, { clock: () => now })
  user = await signUp(served)
})
afterAll(() => served.close())

test.each(limited)(
  '$name is refused after $size at once, and again allowed with time',
  async ({ name, size, perSecond }) => {
    now += 60 * 60_000
    // An input that is refused counts like any other and changes nothing.
    await spend(name, size)
    const refused = await served.app.inject({
      method: 'POST',
      url: callPath(name),
      headers: {
        ...CALL_HEADERS,
        cookie: cookieHeader(user.cookies),
      },
      payload: {},
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
      429,
      String(Math.ceil(1 / perSecond)),
    ])
    expect(await user.call('get_user_settings', {})).toMatchObject({ version: 0 })
    now += 1000 / perSecond
    expect((await user.refusal(name, { wrong: true })).status).toBe(422)
  },
)

/** Makes calls until so many were counted: a busy server refuses some before it counts them. */
async function spend(name: string, size: number): Promise<void> {
  const refusals = await Promise.all(
    Array.from({ length: size }, () => user.refusal(name, { wrong: true })),
  )
  const uncounted = refusals.filter(({ status }) => status === 503).length
  if (uncounted > 0) await spend(name, uncounted)
}

test('a hundred answers that waited while a phone was offline are taken at once', async () => {
  now += 60 * 60_000
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      user.refusal('answer_practice_question', {
        issue_id: '00000000-0000-4000-8000-000000000000',
        selected_answer: 0,
      }),
    ),
  )
  expect(answers).toEqual(answers.map(() => ({ status: 404, code: 'not_found' })))
})

test(
  'a class of thirty behind one address signs up and looks around undisturbed',
  { tags: 'long' },
  async () => {
    now += 60 * 60_000
    const pupils = await Promise.all(Array.from({ length: 30 }, () => signUp(served)))
    const looks = await Promise.all(
      pupils.flatMap((pupil) =>
        Array.from({ length: 8 }, () => pupil.call('get_user_settings', {})),
      ),
    )
    expect(looks).toHaveLength(240)
    expect(await visit(served.app).call('get_session', {})).toEqual({ account: null })
  },
)

test('a flood without a session is refused, and users of the same network are not', async () => {
  now += 60 * 60_000
  const guest = visit(served.app)
  await Promise.all(
    Array.from({ length: networkLimits.calls }, () => guest.call('app_version', {})),
  )
  expect(await guest.refusal('app_version', {})).toEqual(BUSY)
  expect(await guest.refusal('get_user_settings', {})).toEqual(BUSY)
  expect(await guest.refusal('sign_in', {})).toEqual(BUSY)
  expect((await user.call('get_session', {})).account?.user_id).toBe(user.userId)
})

test('every call is refused to a network that has used up what its guests share', async () => {
  now += 60 * 60_000
  const guest = visit(served.app)
  await Promise.all(
    Array.from({ length: networkLimits.calls }, () => guest.call('app_version', {})),
  )
  const ofGuests = Object.keys(callLimits).filter((name) => name !== 'prove_work')
  const refused = await Promise.all(
    ofGuests.map(async (name) => [name, await guest.refusal(name, {})] as const),
  )
  expect(refused).toEqual(ofGuests.map((name) => [name, BUSY]))
})

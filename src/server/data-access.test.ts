import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { callPath, calls } from '#contract/calls.ts'

import { CALL_HEADERS } from './testing/app.ts'
import { type Belongings, giveBelongings } from './testing/calls/call-inputs.ts'
import { inputOf as inputFor, numbersOf, textsOf, withValue } from './testing/calls/input-leaves.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { testDatabases } from './testing/database/databases.ts'
import { allRows } from './testing/database/rows.ts'
import { type Served, serveOn } from './testing/served.ts'
import { type NewUser, signUp } from './testing/sign-up.ts'

const userCalls = Object.entries(calls).flatMap(([name, { access }]) =>
  access === 'user' ? [name] : [],
)
const EXTRA = {
  user_id: '00000000-0000-4000-8000-000000000000',
  role: 'admin',
  season_xp: 5000,
  wins: 7,
  created_at: '2030-01-01T00:00:00.000Z',
  time_spent: -1,
  xp: 1e12,
}
const NUMBERS = ['-50', '1e308', '1e999', '0.5', '"50"', '[50]', 'null', '9007199254740993', '{}']
const INJECTIONS = [
  "'; drop table users; --",
  "' or 1=1 --",
  '" or ""="',
  "1' union select password from accounts --",
  '$1',
  '%27%20or%201%3D1',
  "\\'; select pg_sleep(9); --",
  '/**/or/**/1=1',
]
/** Seconds are the one number that may have a fraction. */
const FRACTION = 'time_spent'
/** Passwords are never stored. */
const storedTexts = textsOf(userCalls).filter(([, path]) => !path.includes('password'))

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let user: NewUser
  let belongings: Belongings
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => (now += 500) })
    user = await signUp(served, 'owner')
    belongings = await giveBelongings(user, served.database)
  })
  beforeEach(async () => {
    // Longer than any limit of a call counts.
    now += 30 * 60_000
    await served.database.deleteFrom('rate_limits').execute()
  })
  afterAll(() => served.close())

  test.each(Object.keys(calls))(
    'D3 D4 D12 %s takes no field that it does not know',
    async (name) => {
      const before = await allRows(served.database)
      const answers = await Promise.all(
        Object.entries(EXTRA)
          .filter(([field]) => !(field in inputOf(name)))
          .map(([field, value]) =>
            post(name, JSON.stringify({ ...inputOf(name), [field]: value })),
          ),
      )
      const inherited = await post(name, `{"__proto__":{"role":"admin"}}`)
      expect([...answers, inherited].map(({ statusCode }) => statusCode)).toEqual(
        Array.from({ length: answers.length + 1 }, () => 422),
      )
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(numbersOf(userCalls))(
    'D7 %s, %s: a text that is not a number is refused',
    async (name, path) => {
      const before = await allRows(served.database)
      const wrong = NUMBERS.filter((number) => number !== '0.5' || !path.endsWith(FRACTION))
      const answers = await Promise.all(
        wrong.map((number) => post(name, withValue(inputOf(name), path, number))),
      )
      expect(answers.map(({ statusCode }, index) => [wrong[index], statusCode])).toEqual(
        wrong.map((number) => [number, 422]),
      )
      expect((await post(name, withValue(inputOf(name), path, 'NaN'))).statusCode).toBe(400)
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(storedTexts)('D20 %s, %s: SQL in a text stays text', async (name, path) => {
    const tables = Object.keys(await allRows(served.database))
    const answers = await Promise.all(
      INJECTIONS.map((text) => post(name, withValue(inputOf(name), path, JSON.stringify(text)))),
    )
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
    // Text that a user has written may come back to that user unchanged, also in a refusal that names it.
    const ownWords = answers.map(({ body }) =>
      INJECTIONS.reduce(
        (words, text) => words.replaceAll(JSON.stringify(text).slice(1, -1), ''),
        body,
      ),
    )
    expect(ownWords.filter((words) => /syntax|select|relation|postgres/i.test(words))).toEqual([])
    expect(Object.keys(await allRows(served.database))).toEqual(tables)
  })

  test('D20 a name that looks like SQL is stored and shown as it is', async () => {
    const name = "Robert'); drop table u;--"
    expect(await user.call('update_profile', { display_name: name })).toMatchObject({
      display_name: name,
    })
    expect((await user.call('get_session', {})).account?.display_name).toBe(name)
  })

  test.each([
    ['nothing', ''],
    ['only spaces', '   '],
    ['33 letters', 'x'.repeat(33)],
    ['a control character', 'a\u0000b'],
    ['a right-to-left override', 'a\u202eb'],
    ['half a surrogate pair', 'a\ud800'],
  ])('D17 a name of %s is refused', async (_case, name) => {
    const before = await allRows(served.database)
    expect((await user.refusal('update_profile', { display_name: name })).status).toBe(422)
    expect(await allRows(served.database)).toEqual(before)
  })

  test.each([['A'], ['x'.repeat(32)], ['👩‍🔬'.repeat(8)], ['Мария'], ['مريم']])(
    'D17 %s is a name',
    async (name) => {
      expect((await user.call('update_profile', { display_name: name })).display_name).toBe(name)
    },
  )

  test('D13 D17 a body of more than 16 KiB is not read', async () => {
    const before = await allRows(served.database)
    const long = await post('update_profile', JSON.stringify({ display_name: 'x'.repeat(1e6) }))
    const list = await post(
      'bring_guest_data',
      JSON.stringify({
        ...inputOf('bring_guest_data'),
        elements: Array.from({ length: 1e6 }, () => 'Fe'),
      }),
    )
    expect([long.statusCode, list.statusCode]).toEqual([413, 413])
    expect(await allRows(served.database)).toEqual(before)
  })

  test.each(['?id=1&id=2', '?id[]=1', '?user_id=2'])(
    'D21 a call takes nothing from its address (%s)',
    async (query) => {
      expect((await post(`end_other_devices${query}`, '{}')).statusCode).toBe(422)
    },
  )

  test('D21 a body that names a key twice is refused', async () => {
    const before = await allRows(served.database)
    const body = `{"issue_id":"${belongings.issueId}","selected_answer":0,"selected_answer":1}`
    expect((await post('answer_practice_question', body)).statusCode).toBe(422)
    expect(await allRows(served.database)).toEqual(before)
  })

  test.each(userCalls)('D22 %s takes no body of thousands of levels', async (name) => {
    const deep = `${'{"a":'.repeat(2700)}1${'}'.repeat(2700)}`
    const answers = await Promise.all([
      post(name, deep),
      post(name, `${'['.repeat(5000)}${']'.repeat(5000)}`),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 422])
  })

  function inputOf(name: string): object {
    return inputFor(name, belongings)
  }

  function post(name: string, payload: string) {
    const cookie = cookieHeader(user.cookies)
    const headers = { ...CALL_HEADERS, cookie }
    return served.app.inject({ method: 'POST', url: callPath(name), headers, payload })
  }
})

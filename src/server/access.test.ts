import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ACCOUNT_HEADER } from '#contract/call.ts'
import { callPath, calls } from '#contract/calls.ts'

import { CALL_HEADERS } from './testing/app.ts'
import { type Belongings, callInputs, giveBelongings } from './testing/calls/call-inputs.ts'
import { inputOf } from './testing/calls/input-leaves.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { testDatabases } from './testing/database/databases.ts'
import { allRows, rowsOf } from './testing/database/rows.ts'
import { type Served, serveOn } from './testing/served.ts'
import { type NewUser, signUp } from './testing/sign-up.ts'
import { type Visitor, visit } from './testing/visitor.ts'

const names = Object.keys(callInputs)
const userCalls = Object.entries(calls).flatMap(([name, { access }]) =>
  access === 'user' ? [name] : [],
)
const namingCalls = Object.entries(callInputs).flatMap(([name, entry]) =>
  entry.names === 'belongings' ? [name] : [],
)
const VERBS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const
const MISSING = { status: 401, code: 'session_missing' }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let owner: NewUser
  let belongings: Belongings
  /** A member of the owner's class without an account. */
  let pupil: Visitor
  /** Another user, to whom nothing of the owner's belongs. */
  let stranger: NewUser
  /** The cookies of a user who has signed out. */
  let formerCookies: ReadonlyMap<string, string>
  beforeAll(async () => {
    let now = Date.now()
    // Every look at the clock finds it half a second later, so that answers are not too fast for XP.
    served = await serveOn(place, { clock: () => (now += 500) })
    owner = await signUp(served, 'owner')
    belongings = await giveBelongings(owner, served.database)
    pupil = visit(served.app)
    const { code } = await owner.call('get_class', { class_id: belongings.classId })
    await pupil.call('join_class', { code, member_id: randomUUID(), nickname: 'Pupil' })
    stranger = await signUp(served)
    const former = await signUp(served)
    formerCookies = new Map(former.cookies)
    await former.call('sign_out', {})
  })
  beforeEach(async () => {
    await served.database.deleteFrom('rate_limits').execute()
  })
  afterAll(() => served.close())

  test('every call has an entry in this matrix', () => {
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted())
  })

  test.each(userCalls)('D1 %s is refused to a guest and changes nothing', async (name) => {
    const before = await allRows(served.database)
    expect(await visit(served.app).refusal(name, inputOf(name, belongings))).toEqual(MISSING)
    expect(await allRows(served.database)).toEqual(before)
  })

  test.each(userCalls)(
    'D1 %s is refused to a pupil without an account and changes nothing',
    async (name) => {
      const before = await allRows(served.database)
      expect(await pupil.refusal(name, inputOf(name, belongings))).toEqual(MISSING)
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(userCalls)(
    '%s for another account than the one signed in is refused and changes nothing',
    async (name) => {
      const before = await allRows(served.database)
      const response = await served.app.inject({
        method: 'POST',
        url: callPath(name),
        headers: { ...headersOf(owner), [ACCOUNT_HEADER]: randomUUID() },
        payload: inputOf(name, belongings),
      })
      expect([response.statusCode, response.json()]).toMatchObject([
        401,
        { error: { code: 'session_missing' } },
      ])
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(userCalls)('A13 %s is refused after signing out', async (name) => {
    const former = visit(served.app)
    for (const [cookie, value] of formerCookies) former.cookies.set(cookie, value)
    const before = await allRows(served.database)
    expect(await former.refusal(name, inputOf(name, belongings))).toEqual(MISSING)
    expect(await allRows(served.database)).toEqual(before)
  })

  test('the owner has rows in every table that is about users', async () => {
    const rows = Object.entries(await rowsOf(served.database, owner.userId))
    expect(rows.filter(([, texts]) => texts.length === 0)).toEqual([])
  })

  test.each(userCalls)('D1 %s of another user leaves the rows of the owner alone', async (name) => {
    const other = await signUp(served)
    const before = await rowsOf(served.database, owner.userId)
    await post(name, other, inputOf(name, belongings))
    expect(await rowsOf(served.database, owner.userId)).toEqual(before)
  })

  test.each(namingCalls)(
    'D1 D2 %s with data of another user finds nothing and changes nothing',
    async (name) => {
      const before = await allRows(served.database)
      expect(await stranger.refusal(name, inputOf(name, belongings))).toEqual({
        status: 404,
        code: 'not_found',
      })
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(names)('A28 T11 %s has no other verb than POST', async (name) => {
    const before = await allRows(served.database)
    const headers = { ...headersOf(owner), 'x-http-method-override': 'POST' }
    const answers = await Promise.all(
      VERBS.map((method) => served.app.inject({ method, url: callPath(name), headers })),
    )
    expect(answers.map(({ statusCode, headers: { allow } }) => [statusCode, allow])).toEqual(
      VERBS.map(() => [405, 'POST']),
    )
    expect(await allRows(served.database)).toEqual(before)
  })

  test.each(names)(
    'A27 %s is refused to a page of another site and changes nothing',
    async (name) => {
      const before = await allRows(served.database)
      const answers = await Promise.all(
        [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }].map((foreign) =>
          served.app.inject({
            method: 'POST',
            url: callPath(name),
            headers: { ...headersOf(owner), ...foreign },
            payload: inputOf(name, belongings),
          }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
      expect(await allRows(served.database)).toEqual(before)
    },
  )

  test.each(userCalls)('%s is answered to the user whom it is about', async (name) => {
    const user = await signUp(served)
    const response = await served.app.inject({
      method: 'POST',
      url: callPath(name),
      headers: { ...headersOf(user), [ACCOUNT_HEADER]: user.userId },
      payload: inputOf(name, await giveBelongings(user, served.database)),
    })
    const expected = Object.entries(callInputs).find(([known]) => known === name)?.[1].status
    expect([response.statusCode, response.body]).toEqual([expected, expect.any(String)])
  })

  function post(name: string, user: NewUser, payload: object) {
    const url = callPath(name)
    return served.app.inject({ method: 'POST', url, headers: headersOf(user), payload })
  }
})

function headersOf({ cookies }: NewUser) {
  return { ...CALL_HEADERS, cookie: cookieHeader(cookies) }
}

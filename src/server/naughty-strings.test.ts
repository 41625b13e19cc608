/** @module-tag long */
import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'

import { callPath, calls } from '#contract/calls.ts'

import { hasDoubleKey } from './api/double-keys.ts'
import { readName } from './names/read-name.ts'
import { CALL_HEADERS } from './testing/app.ts'
import { type Belongings, giveBelongings } from './testing/calls/call-inputs.ts'
import { inputOf, textsOf, withValue } from './testing/calls/input-leaves.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { anyTestDatabase } from './testing/database/databases.ts'
import { type Served, serveOn } from './testing/served.ts'
import { type NewUser, signUp } from './testing/sign-up.ts'

/** The Big List of Naughty Strings: texts that have broken programs before. */
const LIST = new URL('testing/naughty-strings/strings.json', import.meta.url)
const naughtyStrings = z.array(z.string()).parse(JSON.parse(readFileSync(LIST, 'utf8')))

const DAY_MS = 24 * 60 * 60_000

let served: Served
let user: NewUser
let named: NewUser
let belongings: Belongings
let now = Date.now()
beforeAll(async () => {
  // The faster one where there are two.
  served = await serveOn(anyTestDatabase, {
    clock: () => (now += 500),
  })
  user = await signUp(served)
  // Later the clock is further ahead than a session lasts.
  named = await signUp(served)
  belongings = await giveBelongings(user, served.database)
})
afterAll(() => served.close())

test('C7 there are 515 naughty strings', () => {
  expect(naughtyStrings).toHaveLength(515)
})

test.each(textsOf(Object.keys(calls)))(
  'C7 %s, %s: a naughty string is taken or refused and breaks nothing',
  async (name, path) => {
    const bodies = naughtyStrings.map((text) =>
      withValue(inputOf(name, belongings), path, JSON.stringify(text)),
    )
    expect(bodies.filter((body) => hasDoubleKey(body, JSON.parse(body)))).toEqual([])
    // The schema refuses all of these alike, and passwords are only judged and compared, so a few
    // of them are enough.
    const schema = Object.entries(calls).find(([known]) => known === name)?.[1].input
    const sent = bodies.filter(
      (body, index) =>
        index % 20 === 0 ||
        (!path.endsWith('password') && schema?.safeParse(JSON.parse(body)).success === true),
    )
    const answers = []
    for (const [index, body] of sent.entries()) {
      // Otherwise most would only be refused for being too many.
      if (index % 5 === 0) await forgetCounts()
      answers.push(await post(name, body))
    }
    expect(answers.filter(({ status }) => status >= 500 || status === 429)).toEqual([])
    expect(answers.filter(({ body }) => /syntax error|at file:|postgres/i.test(body))).toEqual([])
  },
  60_000,
)

test('C7 a naughty string that is a name is stored and shown as it is', async () => {
  const names = naughtyStrings.flatMap((text) => readName(text).name ?? [])
  expect(names.length).toBeGreaterThan(100)
  for (const [index, name] of names.entries()) {
    if (index % 5 === 0) await forgetCounts()
    await named.call('update_profile', { display_name: name })
    expect((await named.call('get_session', {})).account?.display_name).toBe(name)
  }
})

/** All of it takes days, in which no session ends. */
async function forgetCounts(): Promise<void> {
  now += 10 * 60_000
  await served.database.deleteFrom('rate_limits').execute()
  await served.database
    .updateTable('sessions')
    .set({ expires_at: new Date(now + DAY_MS) })
    .execute()
}

async function post(name: string, payload: string) {
  const cookie = cookieHeader(user.cookies)
  const headers = { ...CALL_HEADERS, cookie }
  const response = await served.app.inject({
    method: 'POST',
    url: callPath(name),
    headers,
    payload,
  })
  return { status: response.statusCode, body: response.body }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

import { endSessions } from './end-sessions.ts'

describe.each(testDatabases)('on $name', (kind) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(kind)
  })
  afterAll(() => served.close())

  test('an operator signs one account out on all of its devices, and no other account', async () => {
    const [phone, other] = [await signUp(served), await signUp(served)]
    const laptop = visit(served.app)
    await laptop.call('sign_in', { email: phone.email, password: phone.password })
    expect(await endSessions(served.database, ` ${phone.email.toUpperCase()} `)).toEqual({
      sessions: 2,
      accounts: 1,
      changes: [{ kind: 'sessions', userId: phone.userId }],
    })
    expect(await Promise.all([phone, laptop, other].map(isSignedIn))).toEqual([false, false, true])
  })

  test('an account without a session is known, and an unknown address is not', async () => {
    const user = await signUp(served)
    await endSessions(served.database, user.email)
    expect(await endSessions(served.database, user.email)).toEqual({
      sessions: 0,
      accounts: 0,
      changes: [],
    })
    expect(await endSessions(served.database, 'nobody@chem.example')).toBeNull()
  })

  test('an operator signs all users out, and servers hear it once', async () => {
    const users = [await signUp(served), await signUp(served)]
    const ended = await endSessions(served.database, null)
    expect(ended?.changes).toEqual([{ kind: 'missed' }])
    expect(ended?.accounts).toBeGreaterThanOrEqual(users.length)
    expect(await Promise.all(users.map(isSignedIn))).toEqual([false, false])
    expect(await endSessions(served.database, null)).toMatchObject({ sessions: 0, accounts: 0 })
  })
})

async function isSignedIn(visitor: Pick<NewUser, 'call'>): Promise<boolean> {
  return (await visitor.call('get_session', {})).account !== null
}

/** @module-tag long */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { generatedName } from '#server/names/default-name.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { losing } from '#server/testing/database/losing-database.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const OTHER = 'copper-lantern-orchid'
const PAGE = {
  session_id: 'page-12345678',
  device_info: { user_agent: 'Phone', timestamp: '2030-01-01T00:00:00.000Z' },
}
/** More queries than any of these calls asks. */
const MAX = 60

const inputs = {
  get_session: () => ({}),
  get_user_settings: () => ({}),
  list_devices: () => ({}),
  update_user_session: () => PAGE,
  sign_in: ({ email, password }: NewUser) => ({ email, password }),
  sign_up: ({ email, password }: NewUser) => ({ email: `again-${email}`, password }),
  sign_out: () => ({}),
  send_password_reset: ({ email }: NewUser) => ({ email }),
  change_password: ({ password }: NewUser) => ({
    current_password: password,
    new_password: OTHER,
  }),
  export_account: ({ password }: NewUser) => ({ password }),
  delete_account: ({ password }: NewUser) => ({ password }),
} as const

describe.each(testDatabases)('on $name', (testDatabase) => {
  const place = losing(testDatabase)
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test.each(Object.entries(inputs))(
    'L21 wherever in %s the database is lost, no user seems to be signed out',
    async (name, inputOf) => {
      const outcomes: unknown[] = []
      for (let queries = 0; queries < MAX; queries += 1) {
        await served.database.deleteFrom('rate_limits').execute()
        const user = await signUp(served)
        place.loseAfter(queries)
        const outcome = await user.refusal(name, inputOf(user)).catch(() => 'answered')
        place.comeBack()
        if (outcome === 'answered') break
        outcomes.push(outcome)
      }
      expect(outcomes.length).toBeLessThan(MAX)
      expect(outcomes).toEqual(outcomes.map(() => ({ status: 503, code: 'unavailable' })))
    },
    60_000,
  )

  test('L21 wherever the database is lost, a password changes with the end of other sessions or not at all', async () => {
    for (let queries = 0; queries < MAX; queries += 1) {
      await served.database.deleteFrom('rate_limits').execute()
      const user = await signUp(served)
      const other = visit(served.app)
      await other.call('sign_in', { email: user.email, password: user.password })
      const change = { current_password: user.password, new_password: OTHER }
      place.loseAfter(queries)
      const outcome = await user.refusal('change_password', change).catch(() => 'answered')
      place.comeBack()
      const isNew = await signsIn(served, user.email, OTHER)
      const isEnded = (await other.call('get_session', {})).account === null
      expect([queries, isNew, isEnded]).toEqual([queries, isEnded, isEnded])
      if (outcome === 'answered') break
      expect(isNew).toBe(false)
      await user.call('change_password', change)
      expect(await signsIn(served, user.email, OTHER)).toBe(true)
    }
  })

  test('L21 wherever in signing up the database is lost, a second try gives a public name', async () => {
    for (let queries = 0; queries < MAX; queries += 1) {
      await served.database.deleteFrom('rate_limits').execute()
      const visitor = visit(served.app)
      const input = { email: `early-${queries}@chem.example`, password: OTHER }
      place.loseAfter(queries)
      const outcome = await visitor.refusal('sign_up', input).catch(() => 'answered')
      place.comeBack()
      if (outcome === 'answered') break
      expect(await visitor.call('sign_up', input)).toEqual({ next: 'signed_in' })
      const { account } = await visitor.call('get_session', {})
      const name = generatedName(account?.user_id ?? '')
      const profiles = await served.database
        .selectFrom('profiles')
        .select('display_name')
        .where('user_id', '=', account?.user_id ?? '')
        .execute()
      expect([queries, profiles]).toEqual([queries, [{ display_name: name }]])
      expect(account?.display_name).toBe(name)
    }
  })
})

async function signsIn({ app }: Served, email: string, password: string): Promise<boolean> {
  const visitor = visit(app)
  return visitor.call('sign_in', { email, password }).then(
    () => true,
    () => false,
  )
}

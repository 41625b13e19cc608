import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/databases.ts'
import { losing } from '#server/testing/losing-database.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const OTHER = 'copper-lantern-orchid'
const PAGE = {
  session_id: 'page-12345678',
  device_info: { user_agent: 'Phone', timestamp: '2030-01-01T00:00:00.000Z' },
}
/** More queries than any of these calls asks. */
const MOST = 60

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
  }, 60_000)
  afterAll(() => served.close())

  test.each(Object.entries(inputs))(
    'L21 wherever in %s the database is lost, nobody is told to be signed out',
    async (name, inputOf) => {
      const outcomes: unknown[] = []
      for (let queries = 0; queries < MOST; queries += 1) {
        await served.database.deleteFrom('rate_limits').execute()
        const user = await signUp(served)
        place.loseAfter(queries)
        const outcome = await user.refusal(name, inputOf(user)).catch(() => 'answered')
        place.comeBack()
        if (outcome === 'answered') break
        outcomes.push(outcome)
      }
      expect(outcomes.length).toBeLessThan(MOST)
      expect(outcomes).toEqual(outcomes.map(() => ({ status: 503, code: 'unavailable' })))
    },
    60_000,
  )

  test('L21 wherever in signing up the database is lost, who tries again has a name for others', async () => {
    for (let queries = 0; queries < MOST; queries += 1) {
      await served.database.deleteFrom('rate_limits').execute()
      const visitor = visit(served.app)
      const input = { email: `early-${queries}@chem.example`, password: OTHER }
      place.loseAfter(queries)
      const outcome = await visitor.refusal('sign_up', input).catch(() => 'answered')
      place.comeBack()
      if (outcome === 'answered') break
      expect(await visitor.call('sign_up', input)).toEqual({ next: 'signed_in' })
      const { account } = await visitor.call('get_session', {})
      const profiles = await served.database
        .selectFrom('profiles')
        .select('display_name')
        .where('user_id', '=', account?.user_id ?? '')
        .execute()
      expect([queries, profiles]).toEqual([queries, [{ display_name: `early-${queries}` }]])
      expect(account?.display_name).toBe(`early-${queries}`)
    }
  }, 60_000)
})

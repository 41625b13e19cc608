import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { callPath, calls } from '#contract/calls.ts'
import { problemSchema } from '#contract/problem.ts'
import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'

import { migrations } from './migrations/migrations.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { isLostDatabase } from './platform/database/lost-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openPostgres } from './platform/database/postgres.ts'
import { CALL_HEADERS } from './testing/app.ts'
import { type Belongings, callInputs, giveBelongings } from './testing/calls/call-inputs.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { createDatabase } from './testing/database/databases.ts'
import { createManualMatchClock } from './testing/match/manual-match-clock.ts'
import { type Served, serveOn } from './testing/served.ts'
import { type NewUser, signUp } from './testing/sign-up.ts'
import { openRelay, type Relay } from './testing/socket/relay.ts'

const url = process.env['TEST_DATABASE_URL']
const names = Object.keys(calls).filter((name) => name !== 'app_version')
const LOST = [503, '1', 'unavailable']

describe.runIf(url)('behind a network that breaks', () => {
  const logged: string[] = []
  let relay: Relay
  let served: Served
  let user: NewUser
  let belongings: Belongings
  beforeAll(async () => {
    const address = new URL(await createDatabase(url ?? ''))
    relay = await openRelay(Number(address.port))
    address.port = String(relay.port)
    served = await serveAt(address.href, logged)
    user = await signUp(served)
    belongings = await giveBelongings(user, served.database)
  })
  beforeEach(() => {
    logged.length = 0
  })
  afterEach(() => relay.heal())
  afterAll(async () => {
    await served.close()
    await relay.close()
  })

  test.each(names)('%s is answered with 503, and that is logged once', async (name) => {
    await relay.cut()
    const response = await call(served, user, name, belongings)
    expect(outcomeOf(response)).toEqual(LOST)
    expect(logged.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ level: 50, msg: 'the database is lost' }),
    ])
  })

  test(
    'L21 a connection that went silent is given up after 3 s, and comes back by itself',
    { tags: 'long' },
    async () => {
      await user.call('get_user_settings', {})
      relay.silence()
      const asked = performance.now()
      expect(outcomeOf(await call(served, user, 'get_user_settings', belongings))).toEqual(LOST)
      expect(performance.now() - asked).toBeLessThan(4000)
      await relay.heal()
      expect(await user.call('get_user_settings', {})).toMatchObject({ version: 1 })
    },
  )

  test('the server lives on when its connections break in the middle of transactions', async () => {
    const began = Promise.withResolvers<void>()
    const works = Array.from({ length: 10 }, () =>
      inTransaction(served.database, async (transaction) => {
        await sql`select 1`.execute(transaction)
        began.resolve()
        await broken.promise
        await sql`select 2`.execute(transaction)
      }),
    )
    const broken = Promise.withResolvers<void>()
    const outcomes = Promise.allSettled(works)
    await began.promise
    await relay.cut()
    broken.resolve()
    for (const outcome of await outcomes) {
      expect([outcome.status, isLostDatabase(Object(outcome).reason)]).toEqual(['rejected', true])
    }
    await relay.heal()
    expect((await user.call('get_session', {})).account?.user_id).toBe(user.userId)
  })
})

const programs = url === undefined ? null : findPostgres()

describe.runIf(programs)('on a PostgreSQL that is stopped', () => {
  test(
    'L20 every call says that it is lost, and none fails in another way',
    { tags: 'long' },
    async () => {
      const postgres = await startPostgres(programs ?? '')
      const logged: string[] = []
      const served = await serveAt(postgres.url, logged)
      const user = await signUp(served)
      const belongings = await giveBelongings(user, served.database)
      await postgres.stop()
      const after = await Promise.all(names.map((name) => call(served, user, name, belongings)))
      expect(after.map(outcomeOf)).toEqual(names.map(() => LOST))
      await served.close()
    },
  )
})

async function serveAt(address: string, logged: string[]): Promise<Served> {
  const open = async () => openPostgres(address, 'serving', () => {})
  async function openMigrated() {
    const database = await open()
    await migrate(database, migrations)
    return database
  }
  const log = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } }
  // Nothing is looked after by itself here, so the log is of the calls alone.
  return serveOn(
    { name: 'PostgreSQL', open, openMigrated },
    { log, matchClock: createManualMatchClock() },
  )
}

function call(served: Served, user: NewUser, name: string, belongings: Belongings) {
  const entry = Object.entries(callInputs).find(([known]) => known === name)?.[1]
  const cookie = cookieHeader(user.cookies)
  return served.app.inject({
    method: 'POST',
    url: callPath(name),
    headers: { ...CALL_HEADERS, cookie },
    payload: entry?.input(belongings) ?? {},
  })
}

/** The status, when to come back, and the code. */
function outcomeOf(response: Awaited<ReturnType<typeof call>>) {
  const { error } = problemSchema.parse(response.json())
  return [response.statusCode, response.headers['retry-after'], error.code]
}

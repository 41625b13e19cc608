import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordStart } from '#server/platform/database/starts.ts'
import { NOW, START, testParts } from '#server/testing/app.ts'
import { anyTestDatabase, testDatabases } from '#server/testing/database/databases.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ABOUT = { version: '1.2.3', started_at: '2030-01-02T03:04:05.678Z' }

test('a server that is to stop says so for a while, and goes on', async () => {
  const app = await createApp(testParts({ drain: { hasBegun: () => true, begin: async () => {} } }))
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'starting', ...ABOUT }])
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'stopping', ...ABOUT }])
  await app.close()
})

test('while the database opens the server is alive but not ready', async () => {
  const app = await createApp(testParts())
  const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'starting', ...ABOUT }])
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'starting', ...ABOUT }])
  expect(alive.headers['cache-control']).toBe('no-store')
  await app.close()
})

test('while its disk is full the server is not ready, and says why', async () => {
  const database = Promise.resolve(await anyTestDatabase.openMigrated())
  const app = await createApp(testParts({ database, hasRoom: async () => false }))
  const ready = await app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'disk_full', ...ABOUT }])
  await app.close()
  await (await database).destroy()
})

describe.each(testDatabases)('on $name', ({ openMigrated }) => {
  let database: Database
  beforeEach(async () => {
    database = await openMigrated()
  })
  afterEach(() => database.destroy())

  test('with its start in the database the server is ready', async () => {
    await recordStart(database, START)
    const app = await createApp(testParts({ database: Promise.resolve(database) }))
    const [alive, ready] = [await app.inject('/healthz'), await app.inject('/readyz')]
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ready', ...ABOUT }])
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', ...ABOUT }])
    await app.close()
  })

  test('a server that has run for months is ready, whichever server starts after it', async () => {
    await recordStart(database, START)
    const app = await createApp(testParts({ database: Promise.resolve(database) }))
    await recordStart(database, { ...START, id: crypto.randomUUID(), at: START.at + 91 * DAY_MS })
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', ...ABOUT }])
    await app.close()
  })

  test('however many ask whether the server is ready, one write in a second answers them', async () => {
    let milliseconds = 0
    await recordStart(database, START)
    let asked = 0
    const counting = database.withPlugin({
      transformQuery({ node }) {
        asked += 1
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const steadyClock = () => milliseconds
    const app = await createApp(testParts({ database: Promise.resolve(counting), steadyClock }))
    await app.ready()
    const before = asked
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    milliseconds = 999
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect(asked - before).toBe(1)
    milliseconds = 1000
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    expect(asked - before).toBe(2)
    const starts = await database.selectFrom('server_starts').selectAll().execute()
    expect(starts).toEqual([
      { id: START.id, started_at: new Date(NOW), version: '1.2.3', written_at: new Date(NOW) },
    ])
    await app.close()
  })

  test('with a database that was emptied or broke off the server is not ready', async () => {
    let milliseconds = 0
    const steadyClock = () => (milliseconds += 2000)
    const app = await createApp(testParts({ database: Promise.resolve(database), steadyClock }))
    const emptied = await app.inject('/readyz')
    await database.schema.dropTable('server_starts').execute()
    const broken = await app.inject('/readyz')
    for (const { statusCode, body } of [emptied, broken]) {
      expect([statusCode, JSON.parse(body)]).toEqual([503, { status: 'database_lost', ...ABOUT }])
    }
    await app.close()
  })
})

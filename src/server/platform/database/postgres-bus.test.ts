import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import type { Change } from '#server/platform/bus.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

import { openSharedBus, type SharedBus } from './postgres-bus.ts'
import { openPostgres } from './postgres.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url)('on a real PostgreSQL', () => {
  const opened: SharedBus[] = []
  const relays: Relay[] = []
  const failures: unknown[] = []
  beforeEach(() => {
    failures.length = 0
  })
  afterAll(async () => {
    await Promise.all(opened.map((bus) => bus.close()))
    await Promise.all(relays.map((relay) => relay.close()))
  })

  async function relayTo(databaseUrl: string) {
    const address = new URL(databaseUrl)
    const relay = await openRelay(Number(address.port))
    relays.push(relay)
    return { relay, through: Object.assign(address, { port: String(relay.port) }).href }
  }

  /** Settles when a query has waited for its answer in vain. */
  async function givenUp(): Promise<void> {
    await expect.poll(() => failures).toEqual([new Error('Query read timeout')])
  }

  async function open(databaseUrl: string, node: string) {
    const bus = openSharedBus({ databaseUrl, node, onFailure: (error) => failures.push(error) })
    opened.push(bus)
    const heard: Change[] = []
    const waiting = new Set<() => void>()
    bus.listen((change) => {
      heard.push(change)
      for (const check of waiting) check()
    })
    await bus.connect()
    return { bus, heard, until }

    function until(count: number): Promise<readonly Change[]> {
      return new Promise((resolve) => {
        const check = () => {
          if (heard.length < count) return
          waiting.delete(check)
          resolve(heard)
        }
        waiting.add(check)
        check()
      })
    }
  }

  /** Two buses, of which one reaches the database through a relay. */
  async function openBehindRelay() {
    const database = await createDatabase(url ?? '')
    const { relay, through } = await relayTo(database)
    return { relay, here: await open(through, 'a'), there: await open(database, 'b') }
  }

  test('a change is heard by every server once, in order, however many there are', async () => {
    const database = await createDatabase(url ?? '')
    const [here, there] = [await open(database, 'a'), await open(database, 'b')]
    const changes = Array.from({ length: 300 }, (_, index): Change => ({
      kind: 'match',
      node: 'a',
      matchId: `match ${index}`,
      userIds: [crypto.randomUUID(), crypto.randomUUID()],
    }))
    for (const change of changes) here.bus.publish(change)
    expect(here.heard).toEqual(changes)
    expect(await there.until(300)).toEqual(changes)
    there.bus.publish({ kind: 'settings', userId: 'u' })
    expect((await here.until(301)).at(-1)).toEqual({ kind: 'settings', userId: 'u' })
    expect(here.heard).toHaveLength(301)
  })

  test('a server that cannot connect at first learns that it has missed something', async () => {
    const database = await createDatabase(url ?? '')
    const name = new URL(database).pathname.slice(1)
    const later = Object.assign(new URL(database), { pathname: `/${name}_later` }).href
    const bus = open(later, 'late')
    await expect.poll(() => failures).not.toEqual([])
    const server = openPostgres(database, 'serving', (error) => failures.push(error))
    await sql`create database ${sql.id(`${name}_later`)}`.execute(server)
    const { heard } = await bus
    expect(heard).toEqual([{ kind: 'missed' }])
    await server.destroy()
  })

  test('a server that lost the connection learns so, and hears again', async () => {
    const database = await createDatabase(url ?? '')
    const [here, there] = [await open(database, 'a'), await open(database, 'b')]
    const server = openPostgres(database, 'serving', (error) => failures.push(error))
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(server)
    await Promise.all([here.until(1), there.until(1)])
    here.bus.publish({ kind: 'leaderboard' })
    const expected = [{ kind: 'missed' }, { kind: 'leaderboard' }]
    expect(await here.until(2)).toEqual(expected)
    expect(await there.until(2)).toEqual(expected)
    await server.destroy()
  })

  test(
    'L21 a server that published into a silent network reconnects, and all learn of it',
    { tags: 'long' },
    async () => {
      const { relay, here, there } = await openBehindRelay()
      relay.silence()
      here.bus.publish({ kind: 'leaderboard' })
      await givenUp()
      here.bus.publish({ kind: 'settings', userId: 'u' })
      relay.reset()
      await relay.heal()
      expect(await there.until(1)).toEqual([{ kind: 'missed' }])
      const own = [{ kind: 'leaderboard' }, { kind: 'settings', userId: 'u' }, { kind: 'missed' }]
      expect(await here.until(3)).toEqual(own)
      here.bus.publish({ kind: 'progress', userId: 'u' })
      expect(await there.until(2)).toEqual([{ kind: 'missed' }, { kind: 'progress', userId: 'u' }])
    },
  )

  test(
    'L21 a server that only listens finds out that its connection is silent, too',
    { tags: 'long' },
    async () => {
      const { relay, here, there } = await openBehindRelay()
      relay.silence()
      there.bus.publish({ kind: 'leaderboard' })
      await givenUp()
      relay.reset()
      await relay.heal()
      expect(await here.until(1)).toEqual([{ kind: 'missed' }])
      expect(there.heard).toEqual([{ kind: 'leaderboard' }])
    },
  )

  test.each([
    ['waits for nothing', []],
    ['has something to tell', [{ kind: 'leaderboard' }]],
  ] as const)(
    'a bus that %s is closed within two seconds, however silent it is',
    async (_, told) => {
      const { relay, through } = await relayTo(await createDatabase(url ?? ''))
      const { bus } = await open(through, 'a')
      relay.silence()
      for (const change of told) bus.publish(change)
      const asked = performance.now()
      await bus.close()
      expect(performance.now() - asked).toBeLessThan(2000)
    },
  )

  test('a change published just before a bus is closed is still sent', async () => {
    const database = await createDatabase(url ?? '')
    const [here, there] = [await open(database, 'a'), await open(database, 'b')]
    here.bus.publish({ kind: 'leaderboard' })
    await here.bus.close()
    expect(await there.until(1)).toEqual([{ kind: 'leaderboard' }])
  })

  test('when more changes wait than are kept, the others are asked to read everything', async () => {
    const database = await createDatabase(url ?? '')
    const [here, there] = [await open(database, 'a'), await open(database, 'b')]
    for (let user = 0; user <= 10_000; user += 1) {
      here.bus.publish({ kind: 'settings', userId: `u${user}` })
    }
    expect(await there.until(1)).toEqual([{ kind: 'missed' }])
    here.bus.publish({ kind: 'leaderboard' })
    expect(await there.until(2)).toEqual([{ kind: 'missed' }, { kind: 'leaderboard' }])
    expect(here.heard).toHaveLength(10_002)
  })
})

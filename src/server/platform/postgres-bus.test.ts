import { sql } from 'kysely'
import { afterAll, describe, expect, test, vi } from 'vitest'

import { createDatabase } from '#server/testing/databases.ts'

import type { Change } from './bus.ts'
import { openSharedBus, type SharedBus } from './postgres-bus.ts'
import { openPostgres } from './postgres.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url)('on a real PostgreSQL', () => {
  const opened: SharedBus[] = []
  const failures: unknown[] = []
  afterAll(() => Promise.all(opened.map((bus) => bus.close())))

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

  test('whoever cannot connect at first is told of having missed something', async () => {
    const database = await createDatabase(url ?? '')
    const name = new URL(database).pathname.slice(1)
    const later = Object.assign(new URL(database), { pathname: `/${name}_later` }).href
    const bus = open(later, 'late')
    await vi.waitFor(() => expect(failures).not.toEqual([]))
    const server = openPostgres(database, 'serving', (error) => failures.push(error))
    await sql`create database ${sql.id(`${name}_later`)}`.execute(server)
    const { heard } = await bus
    expect(heard).toEqual([{ kind: 'missed' }])
    await server.destroy()
  })

  test('whoever lost the connection is told, and hears again', async () => {
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
})

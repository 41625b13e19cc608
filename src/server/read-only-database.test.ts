import { sql } from 'kysely'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'

import { callPath, calls } from '#contract/calls.ts'
import { startMortalPostgres } from '#scripts/rigs/postgres/mortal-postgres.ts'
import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'

import { migrations } from './migrations/migrations.ts'
import type { Database } from './platform/database/database.ts'
import { isLostDatabase } from './platform/database/lost-database.ts'
import { migrate } from './platform/database/migrate.ts'
import { openSharedBus } from './platform/database/postgres-bus.ts'
import { openPostgres } from './platform/database/postgres.ts'
import { recordStart } from './platform/database/starts.ts'
import { CALL_HEADERS, START } from './testing/app.ts'
import { callInputs, giveBelongings, NONE } from './testing/calls/call-inputs.ts'
import { cookieHeader } from './testing/cookie-header.ts'
import { createDatabase } from './testing/database/databases.ts'
import { answer, openArena } from './testing/match/arena.ts'
import { createManualMatchClock } from './testing/match/manual-match-clock.ts'
import { type Served, serveOn } from './testing/served.ts'
import { signUp } from './testing/sign-up.ts'
import { openRelay } from './testing/socket/relay.ts'

const url = process.env['TEST_DATABASE_URL']
const programs = url === undefined ? null : findPostgres()
const names = Object.keys(calls).filter((name) => name !== 'app_version')

describe.runIf(url)('on a PostgreSQL', () => {
  test('a read-only server is asked first, and used only for reading', async () => {
    const address = await createDatabase(url ?? '')
    const name = sql.id(new URL(address).pathname.slice(1))
    const writing = openPostgres(address, 'serving', () => {})
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(writing)
    const reading = openPostgres(address, 'reading', () => {})
    const again = openPostgres(address, 'serving', () => {})
    onTestFinished(async () => {
      await Promise.all([writing.destroy(), reading.destroy(), again.destroy()])
    })
    const refused = await sql`select 1`.execute(again).catch((error: unknown) => error)
    expect(String(refused)).toMatch(/^LostDatabase: the server \S+ does not take writes now$/)
    expect(isLostDatabase(refused)).toBe(true)
    expect((await sql`select 1 as one`.execute(reading)).rows).toEqual([{ one: 1 }])
  })

  test('of several hosts the next is used when one is gone, and all work goes on there', async () => {
    const address = new URL(await createDatabase(url ?? ''))
    const port = Number(address.port)
    const [first, second] = [await openRelay(port), await openRelay(port)]
    const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`
    const several = `postgres://${address.username}:${address.password}@${hosts}${address.pathname}`
    const database = openPostgres(several, 'serving', () => {})
    const bus = openSharedBus({ databaseUrl: several, node: 'here', onFailure: () => {} })
    onTestFinished(async () => {
      await bus.close()
      await database.destroy()
      await Promise.all([first.close(), second.close()])
    })
    await Promise.all([bus.connect(), sql`select 1`.execute(database)])
    const missed = Promise.withResolvers<string>()
    bus.listen(({ kind }) => missed.resolve(kind))
    await first.cut()
    const outcomes = await Promise.allSettled(
      ['select 1', 'select 1'].map((text) => sql.raw(text).execute(database)),
    )
    const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(failures.filter((error) => !isLostDatabase(error))).toEqual([])
    expect((await sql`select 2 as two`.execute(database)).rows).toEqual([{ two: 2 }])
    expect(await missed.promise).toBe('missed')
    await first.heal()
  })
})

describe.runIf(programs)('on a PostgreSQL of its own', () => {
  test(
    'a server that takes no writes any longer is lost for every call, and comes back by itself',
    { tags: 'long' },
    async () => {
      const postgres = await startPostgres(programs ?? '')
      const served = await serveAt(postgres.url)
      onTestFinished(async () => {
        await served.close()
        await postgres.stop()
      })
      const user = await signUp(served)
      const belongings = await giveBelongings(user, served.database)
      await recordStart(served.database, START)
      await setReadOnly(postgres.url, 'on')
      const refused = await Promise.all(
        names.map((name) => callOf(served, cookieHeader(user.cookies), name, belongings)),
      )
      // Reads may still be served by connections that were open before.
      expect(refused.map(({ statusCode }) => statusCode)).not.toContain(500)
      const after = await Promise.all(
        names.map((name) => callOf(served, cookieHeader(user.cookies), name, belongings)),
      )
      expect(
        after.map((response) => [response.statusCode, response.headers['retry-after']]),
      ).toEqual(names.map(() => [503, '1']))
      expect((await served.app.inject('/readyz')).json()).toMatchObject({ status: 'database_lost' })
      await setReadOnly(postgres.url, 'off')
      expect(await user.call('get_user_settings', {})).toMatchObject({ version: 1 })
    },
  )

  test(
    'while a server takes no writes the time of live matches stands still',
    { tags: 'long' },
    async () => {
      const postgres = await startPostgres(programs ?? '')
      const open = () => migrated(postgres.url)
      const arena = await openArena({ name: 'PostgreSQL', open, openMigrated: open })
      onTestFinished(async () => {
        await arena.close()
        await postgres.stop()
      })
      const { matchId, players } = await arena.startMatch()
      const page = players[0]?.page ?? arena.openGuest()
      await arena.matchClock.move(2000)
      await setReadOnly(postgres.url, 'on')
      await arena.matchClock.move(60_000)
      await setReadOnly(postgres.url, 'off')
      await arena.matchClock.move(1000)
      page.send({ type: 'resume' })
      await page.until(() => {
        const known = page.known()
        const { phase } = known?.type === 'match' ? known.view : {}
        return phase?.kind === 'open' && phase.opensAt > arena.matchClock.now() - 8000
      })
      const told = await answer(page, matchId, 0, 0)
      expect(told.view.answers[0]?.milliseconds).toBeLessThanOrEqual(4000)
    },
  )

  test(
    'a standby is left out until it is promoted, and is used then',
    { tags: 'long' },
    async () => {
      const primary = await startMortalPostgres(programs ?? '')
      const standby = await startMortalPostgres(programs ?? '', { standbyOf: primary.url })
      const [first, second] = [new URL(standby.url).host, new URL(primary.url).host]
      const address = `postgres://postgres@${first},${second}/postgres?target_session_attrs=read-write`
      const served = await serveAt(address)
      onTestFinished(async () => {
        await served.close()
        await Promise.all([standby.remove(), primary.remove()])
      })
      const user = await signUp(served)
      await primary.end('SIGINT')
      const lost = await callOf(served, cookieHeader(user.cookies), 'get_user_settings', NONE)
      expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '1'])
      await onServer(standby.url, 'select pg_promote()')
      expect((await user.call('get_session', {})).account?.user_id).toBe(user.userId)
    },
  )
})

async function serveAt(address: string): Promise<Served> {
  const open = () => migrated(address)
  return serveOn(
    { name: 'PostgreSQL', open, openMigrated: open },
    { matchClock: createManualMatchClock() },
  )
}

async function migrated(address: string): Promise<Database> {
  const database = openPostgres(address, 'serving', () => {})
  await migrate(database, migrations)
  return database
}

async function setReadOnly(address: string, value: 'on' | 'off'): Promise<void> {
  await onServer(address, `alter system set default_transaction_read_only = ${value}`)
  await onServer(address, 'select pg_reload_conf()')
}

async function onServer(address: string, text: string): Promise<void> {
  const client = new Client(address)
  await client.connect()
  await client.query(text)
  await client.end()
}

function callOf(
  served: Served,
  cookie: string,
  name: string,
  belongings: Awaited<ReturnType<typeof giveBelongings>>,
) {
  const entry = Object.entries(callInputs).find(([known]) => known === name)?.[1]
  return served.app.inject({
    method: 'POST',
    url: callPath(name),
    headers: { ...CALL_HEADERS, cookie },
    payload: entry?.input(belongings) ?? {},
  })
}

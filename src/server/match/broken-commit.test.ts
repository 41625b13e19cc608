/** @module-tag long */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { KnownMatch } from '#contract/match.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { createDatabase } from '#server/testing/database/databases.ts'
import { answer, type Arena, inPhase, openArena } from '#server/testing/match/arena.ts'
import { brokenLaws, brokenPromises, sentAs } from '#server/testing/match/match-audit.ts'
import { readMatches } from '#server/testing/match/match-record.ts'
import { openRelay, type Relay } from '#server/testing/socket/relay.ts'

const url = process.env['TEST_DATABASE_URL']

describe.runIf(url)('on a PostgreSQL whose connections break', () => {
  let relay: Relay
  /** A way to the rows that does not break. */
  let rows: Database
  let arena: Arena
  beforeAll(async () => {
    const address = new URL(await createDatabase(url ?? ''))
    rows = openPostgres(`${address.href}?application_name=audit`, 'migrating', () => {})
    await migrate(rows, migrations)
    relay = await openRelay(Number(address.port))
    address.port = String(relay.port)
    const open = async () => openPostgres(address.href, 'serving', () => {})
    arena = await openArena({ name: 'PostgreSQL', open, openMigrated: open })
  })
  afterAll(async () => {
    await arena.close()
    await rows.destroy()
    await relay.close()
  })

  async function lawsOf(matchId: string): Promise<readonly string[]> {
    const { matches, wrongStandings } = await readMatches(rows, 0)
    return brokenLaws({ matches: matches.filter(({ id }) => id === matchId), wrongStandings })
  }

  test('L19 L23 R27 when the outcome of a commit is unknown the answer counts once, and so does the end', async () => {
    const { matchId, players, key } = await arena.startMatch()
    const [one, other] = players
    if (!one || !other) throw new Error('Two are needed.')
    // One statement stores an answer, and commits it.
    const cut = relay.cutAfter('save matches')
    await arena.matchClock.move(1000)
    const told = await answer(one.page, matchId, 0, key[0] ?? 0)
    await cut
    expect(told.view.answers).toMatchObject([{ choice: key[0], isCorrect: true }])
    await other.page.until((known) => answersOf(known).includes(1))
    for (const question of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await arena.matchClock.move(4000)
      await inPhase(one.page, 'open')
      await answer(one.page, matchId, question, 0)
    }
    await arena.matchClock.move(4000)
    await inPhase(one.page, 'open')
    await answer(one.page, matchId, 9, 0)
    const cutAtTheEnd = relay.cutAfter('commit')
    await Promise.all([arena.matchClock.move(10_100), cutAtTheEnd])
    await arena.matchClock.move(4000)
    await Promise.all(players.map(({ page }) => inPhase(page, 'finished')))
    expect(await lawsOf(matchId)).toEqual([])
    const ledger = await rows
      .selectFrom('xp_ledger')
      .select('amount')
      .where('reference', '=', matchId)
      .orderBy('amount')
      .execute()
    // The other has answered nothing, so only the loss moves XP.
    expect(ledger).toEqual([{ amount: -50 }])
  })

  test('L22 half of the backends end during each question: nothing is lost, nothing counts twice', async () => {
    const { matchId, players, key } = await arena.startMatch()
    const [one, other] = players
    if (!one || !other) throw new Error('Two are needed.')
    for (const question of key.keys()) {
      await Promise.all([
        ...players.map(async ({ page }, seat) => {
          await inPhase(page, 'open')
          await answer(page, matchId, question, (question + seat) % 4)
        }),
        sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name <> 'audit' and pid % 2 = ${question % 2}
        `.execute(rows),
      ])
      if (question < 9) await arena.matchClock.move(3000)
    }
    const ends = await Promise.all(players.map(({ page }) => inPhase(page, 'finished')))
    const records = await readMatches(rows, 0)
    expect(await lawsOf(matchId)).toEqual([])
    for (const [seat, { user }] of players.entries()) {
      const journal = {
        userId: user.userId,
        sent: new Set(key.map((_, question) => sentAs(matchId, question, (question + seat) % 4))),
        told: (ends[seat]?.view.answers ?? []).map((given) => ({ ...given, matchId })),
        ends: [],
      }
      const matches = records.matches.filter(({ id }) => id === matchId)
      expect([journal.told.length, brokenPromises({ matches }, journal)]).toEqual([10, []])
    }
  })
})

/** How many questions each of both has answered, as a page knows it. */
function answersOf(known: KnownMatch): readonly number[] {
  return known?.type === 'match' ? known.view.everybody.seats.map(({ answered }) => answered) : []
}

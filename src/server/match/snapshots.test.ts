import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Transaction } from '#server/platform/database/database.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { answer, type Arena, openArena } from '#server/testing/match/arena.ts'

import { judgeAll } from './play/judge-commands.ts'
import { createReferee } from './play/referee.ts'
import { loadMatches, saveMatches, type StoredMatch } from './play/store.ts'
import { stockQuestions } from './search/question-stock.ts'
import { enqueue, pairWaiting } from './search/queue.ts'

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase)
  })
  afterAll(() => arena.close())

  /** A referee of another server that has this snapshot. */
  function refereeWith(snapshot: StoredMatch, clock: () => number) {
    return createReferee({
      database: arena.database,
      clock,
      beforeJudging: async () => {},
      onChanged: () => {},
      onFailure: fail,
      snapshotOf: () => snapshot,
    })
  }

  async function snapshotOf(matchId: string): Promise<StoredMatch> {
    const [snapshot] = await loadMatches(arena.database, [matchId])
    return snapshot ?? fail()
  }

  function answerOf(snapshot: StoredMatch, seat: number, choice: number) {
    const userId = snapshot.players[seat]?.userId ?? fail()
    const at = arena.matchClock.now()
    const command = { type: 'answered', userId, question: 0, choice, at, roundTrip: 0 } as const
    return { matchId: snapshot.id, command }
  }

  async function storedAnswers(matchId: string) {
    return arena.database
      .selectFrom('match_answers')
      .select(['seat', 'question', 'choice'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
  }

  test('an answer is judged by the snapshot while the match is unchanged', async () => {
    const { matchId } = await arena.startMatch()
    const snapshot = await snapshotOf(matchId)
    // Only the careful batcher reads the wall clock.
    const referee = refereeWith(snapshot, fail)
    const result = await referee.submit(answerOf(snapshot, 1, 2))
    expect(result.verdict).toMatchObject({ kind: 'accepted', answer: { question: 0, choice: 2 } })
    expect(await storedAnswers(matchId)).toEqual([{ seat: 1, question: 0, choice: 2 }])
    expect(result.stored).toEqual(await snapshotOf(matchId))
  })

  test('rows that another server has written since are neither overwritten nor written twice', async () => {
    const { matchId, players } = await arena.startMatch()
    const snapshot = await snapshotOf(matchId)
    await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    const referee = refereeWith(snapshot, arena.matchClock.now)
    const [again, other] = await Promise.all([
      referee.submit(answerOf(snapshot, 0, 1)),
      referee.submit(answerOf(snapshot, 1, 2)),
    ])
    expect(again.verdict).toMatchObject({ kind: 'repeat', answer: { choice: 3 } })
    expect(other.verdict).toMatchObject({ kind: 'accepted', answer: { choice: 2 } })
    expect(await storedAnswers(matchId)).toEqual([
      { seat: 0, question: 0, choice: 3 },
      { seat: 1, question: 0, choice: 2 },
    ])
    expect(other.stored).toEqual(await snapshotOf(matchId))
  })

  test('no player is refused because of a stale snapshot', async () => {
    const { matchId, players } = await arena.startMatch()
    const snapshot = await snapshotOf(matchId)
    await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    await arena.matchClock.move(3000)
    const referee = refereeWith(snapshot, arena.matchClock.now)
    const { command } = answerOf(snapshot, 0, 1)
    const result = await referee.submit({ matchId, command: { ...command, question: 1 } })
    expect(result.verdict).toMatchObject({ kind: 'accepted', answer: { question: 1, choice: 1 } })
  })

  test('a match whose change cannot be announced hides no other that was saved with it', async () => {
    const started = [await arena.startMatch(), await arena.startMatch()]
    const snapshots = await Promise.all(started.map(({ matchId }) => snapshotOf(matchId)))
    const [failed, announced] = [[] as string[], [] as string[]]
    const referee = createReferee({
      database: arena.database,
      clock: fail,
      // Both commands wait for it, and then share a statement.
      beforeJudging: () => setImmediate(),
      onChanged({ stored }) {
        const isFirst = announced.length + failed.length === 0
        ;(isFirst ? failed : announced).push(stored.id)
        if (isFirst) throw new Error('This match cannot be announced.')
      },
      onFailure: (error) =>
        expect(error).toMatchObject({ message: 'This match cannot be announced.' }),
      snapshotOf: (id) => snapshots.find((snapshot) => snapshot.id === id),
    })
    const outcomes = await Promise.all(
      snapshots.map((snapshot) => referee.submit(answerOf(snapshot, 0, 1))),
    )
    expect(outcomes.map(({ verdict }) => verdict?.kind)).toEqual(['accepted', 'accepted'])
    expect(new Set([...failed, ...announced])).toEqual(new Set(snapshots.map(({ id }) => id)))
  })

  test.runIf(testDatabase.name === 'PostgreSQL')(
    'seats are locked in the order of the matches, whatever the order of the changes',
    async () => {
      const started = [await arena.startMatch(), await arena.startMatch()]
      const snapshots = await Promise.all(started.map(({ matchId }) => snapshotOf(matchId)))
      const [low, high] = snapshots.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      if (!low || !high) throw new Error('Two are needed.')
      const changes = [high, low].map((before) => {
        const { command } = answerOf(before, 0, 1)
        return { before, after: judgeAll(before, [command]).after }
      })
      const saved = await arena.database.transaction().execute(async (transaction) => {
        await lockSeats(transaction, low.id)
        const saving = saveMatches(arena.database, changes)
        await untilLockIsAwaited(transaction)
        await lockSeats(transaction, high.id)
        return { saving }
      })
      expect([...(await saved.saving).keys()].toSorted()).toEqual([low.id, high.id])
    },
  )

  test('the first snapshot of a match is what its rows hold', async () => {
    const players = await Promise.all([arena.newPlayer(), arena.newPlayer()])
    const userIds = players.map(({ user }) => user.userId)
    await enqueue(arena.database, userIds, arena.matchClock.now(), crypto.randomUUID())
    const stock = stockQuestions(random)
    const { matchClock } = arena
    const made = await pairWaiting(arena.database, random, stock.take, matchClock, matchClock.now())
    stock.close()
    expect(new Set(made[0]?.players.map(({ userId }) => userId))).toEqual(new Set(userIds))
    const rows = await loadMatches(
      arena.database,
      made.map(({ id }) => id),
    )
    expect(made).toEqual(rows)
  })

  test.each([
    { by: 'the snapshot while its row is unchanged', isChanged: false },
    { by: 'its rows once they have changed', isChanged: true },
  ])('a match is ended by $by', async ({ isChanged }) => {
    const { matchId, players } = await arena.startMatch()
    const snapshot = await snapshotOf(matchId)
    if (isChanged) await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    // The names show which of the two it was.
    const renamed = { ...snapshot, players: snapshot.players.map(withOtherName) }
    const referee = refereeWith(renamed, arena.matchClock.now)
    const command = { type: 'ticked', at: arena.matchClock.now() + 130_000 } as const
    const { stored } = await referee.submit({ matchId, command })
    const rows = await snapshotOf(matchId)
    expect(rows.match.status).toBe('finished')
    expect(stored).toEqual(isChanged ? rows : { ...rows, players: rows.players.map(withOtherName) })
  })
})

const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }

function lockSeats(transaction: Transaction, matchId: string) {
  return transaction
    .selectFrom('match_players')
    .select('seat')
    .where('match_id', '=', matchId)
    .forUpdate()
    .execute()
}

/** Settles when another connection to this database waits for a lock. */
async function untilLockIsAwaited(transaction: Transaction): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(transaction)
  if (rows.length === 0) await untilLockIsAwaited(transaction)
}

function withOtherName<Player>(player: Player) {
  return { ...player, name: 'Renamed' }
}

function fail(): never {
  throw new Error('not there, or not to be asked')
}

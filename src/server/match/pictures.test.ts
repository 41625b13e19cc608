import { setImmediate } from 'node:timers/promises'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Transaction } from '#server/platform/database/database.ts'
import { answer, type Arena, openArena } from '#server/testing/arena.ts'
import { testDatabases } from '#server/testing/databases.ts'

import { rule } from './play/judge-deeds.ts'
import { createReferee } from './play/referee.ts'
import { loadMatches, saveMatches, type StoredMatch } from './play/store.ts'
import { stockQuestions } from './search/question-stock.ts'
import { enqueue, pairWaiting } from './search/queue.ts'

describe.each(testDatabases)('on $name', (testDatabase) => {
  let arena: Arena
  beforeAll(async () => {
    arena = await openArena(testDatabase)
  }, 120_000)
  afterAll(() => arena.close())

  /** A referee of another server, which has this picture. */
  function refereeWith(picture: StoredMatch, clock: () => number) {
    return createReferee({
      database: arena.database,
      clock,
      beforehand: async () => {},
      onChanged: () => {},
      onFailure: fail,
      recall: () => picture,
    })
  }

  async function pictureOf(matchId: string): Promise<StoredMatch> {
    const [picture] = await loadMatches(arena.database, [matchId])
    return picture ?? fail()
  }

  function answerOf(picture: StoredMatch, seat: number, choice: number) {
    const userId = picture.players[seat]?.userId ?? fail()
    const at = arena.matchClock.now()
    const deed = { type: 'answered', userId, question: 0, choice, at, roundTrip: 0 } as const
    return { matchId: picture.id, deed }
  }

  async function storedAnswers(matchId: string) {
    return arena.database
      .selectFrom('match_answers')
      .select(['seat', 'question', 'choice'])
      .where('match_id', '=', matchId)
      .orderBy('seat')
      .execute()
  }

  test('an answer is judged by the picture while nobody has changed the match', async () => {
    const { matchId } = await arena.startMatch()
    const picture = await pictureOf(matchId)
    // Only the careful line asks for the time of day.
    const referee = refereeWith(picture, fail)
    const told = await referee.tell(answerOf(picture, 1, 2))
    expect(told.verdict).toMatchObject({ kind: 'accepted', answer: { question: 0, choice: 2 } })
    expect(await storedAnswers(matchId)).toEqual([{ seat: 1, question: 0, choice: 2 }])
    expect(told.stored).toEqual(await pictureOf(matchId))
  })

  test('what another server has written since is not overwritten, and not written twice', async () => {
    const { matchId, players } = await arena.startMatch()
    const picture = await pictureOf(matchId)
    await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    const referee = refereeWith(picture, arena.matchClock.now)
    const [again, other] = await Promise.all([
      referee.tell(answerOf(picture, 0, 1)),
      referee.tell(answerOf(picture, 1, 2)),
    ])
    expect(again.verdict).toMatchObject({ kind: 'repeat', answer: { choice: 3 } })
    expect(other.verdict).toMatchObject({ kind: 'accepted', answer: { choice: 2 } })
    expect(await storedAnswers(matchId)).toEqual([
      { seat: 0, question: 0, choice: 3 },
      { seat: 1, question: 0, choice: 2 },
    ])
    expect(other.stored).toEqual(await pictureOf(matchId))
  })

  test('nobody is refused by an old picture', async () => {
    const { matchId, players } = await arena.startMatch()
    const picture = await pictureOf(matchId)
    await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    await arena.matchClock.move(3000)
    const referee = refereeWith(picture, arena.matchClock.now)
    const { deed } = answerOf(picture, 0, 1)
    const told = await referee.tell({ matchId, deed: { ...deed, question: 1 } })
    expect(told.verdict).toMatchObject({ kind: 'accepted', answer: { question: 1, choice: 1 } })
  })

  test('what cannot be told of one match is told of the others that were stored with it', async () => {
    const started = [await arena.startMatch(), await arena.startMatch()]
    const pictures = await Promise.all(started.map(({ matchId }) => pictureOf(matchId)))
    const [untold, told] = [[] as string[], [] as string[]]
    const referee = createReferee({
      database: arena.database,
      clock: fail,
      // Both wait for it, and then share a statement.
      beforehand: () => setImmediate(),
      onChanged({ stored }) {
        const isFirst = told.length + untold.length === 0
        ;(isFirst ? untold : told).push(stored.id)
        if (isFirst) throw new Error('This match cannot be told of.')
      },
      onFailure: (error) =>
        expect(error).toMatchObject({ message: 'This match cannot be told of.' }),
      recall: (id) => pictures.find((picture) => picture.id === id),
    })
    const outcomes = await Promise.all(
      pictures.map((picture) => referee.tell(answerOf(picture, 0, 1))),
    )
    expect(outcomes.map(({ verdict }) => verdict?.kind)).toEqual(['accepted', 'accepted'])
    expect(new Set([...untold, ...told])).toEqual(new Set(pictures.map(({ id }) => id)))
  })

  test.runIf(testDatabase.name === 'PostgreSQL')(
    'seats are locked in the order of the matches, whatever the order of the changes',
    async () => {
      const started = [await arena.startMatch(), await arena.startMatch()]
      const pictures = await Promise.all(started.map(({ matchId }) => pictureOf(matchId)))
      const [low, high] = pictures.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      if (!low || !high) throw new Error('Two are needed.')
      const changes = [high, low].map((before) => {
        const { deed } = answerOf(before, 0, 1)
        return { before, after: rule(before, [deed]).after }
      })
      const saved = await arena.database.transaction().execute(async (transaction) => {
        await lockSeats(transaction, low.id)
        const saving = saveMatches(arena.database, changes)
        await untilSomebodyWaits(transaction)
        await lockSeats(transaction, high.id)
        return { saving }
      })
      expect([...(await saved.saving).keys()].toSorted()).toEqual([low.id, high.id])
    },
  )

  test('a match begins with the picture that its rows give', async () => {
    const players = await Promise.all([arena.newPlayer(), arena.newPlayer()])
    const userIds = players.map(({ user }) => user.userId)
    await enqueue(arena.database, userIds, arena.matchClock.now(), crypto.randomUUID())
    const stock = stockQuestions(random)
    const made = await pairWaiting(arena.database, random, stock.take, arena.matchClock)
    stock.close()
    expect(new Set(made[0]?.players.map(({ userId }) => userId))).toEqual(new Set(userIds))
    const rows = await loadMatches(
      arena.database,
      made.map(({ id }) => id),
    )
    expect(made).toEqual(rows)
  })

  test.each([
    { by: 'the picture while nobody has changed it', isChanged: false },
    { by: 'its rows once somebody has', isChanged: true },
  ])('a match is ended by $by', async ({ isChanged }) => {
    const { matchId, players } = await arena.startMatch()
    const picture = await pictureOf(matchId)
    if (isChanged) await answer(players[0]?.page ?? fail(), matchId, 0, 3)
    // By the names it can be told which of both it was.
    const painted = { ...picture, players: picture.players.map(painting) }
    const referee = refereeWith(painted, arena.matchClock.now)
    const deed = { type: 'ticked', at: arena.matchClock.now() + 130_000 } as const
    const { stored } = await referee.tell({ matchId, deed })
    const rows = await pictureOf(matchId)
    expect(rows.match.status).toBe('finished')
    expect(stored).toEqual(isChanged ? rows : { ...rows, players: rows.players.map(painting) })
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
async function untilSomebodyWaits(transaction: Transaction): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(transaction)
  if (rows.length === 0) await untilSomebodyWaits(transaction)
}

function painting<Player>(player: Player) {
  return { ...player, name: 'Painted' }
}

function fail(): never {
  throw new Error('not there, or not to be asked')
}

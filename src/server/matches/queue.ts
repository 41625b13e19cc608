import { sql } from 'kysely'

import { deadline } from '#match/advance.ts'
import { createMatch } from '#match/match.ts'
import type { Random } from '#server/platform/clock.ts'
import type { Database, Tables, Transaction } from '#server/platform/database.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'

import type { Pace } from './pace.ts'
import type { StockedQuestion } from './question-stock.ts'
import { noteWatched } from './watch.ts'

/** How often a server tells that somebody who waits is still connected, in milliseconds. */
export const BEAT_MS = 2000
/** Nobody is paired who was not heard of for this long. */
const STALE_MS = 5000
/** Whoever was not heard of for this long leaves the queue. */
const GONE_MS = 15_000
/** The number under which the servers elect the one that pairs. */
const ELECTION = 7_060_005
/** Pairs made in one go; more wait for the next, a moment later. */
export const PAIRS_MOST = 250

/** Where somebody stands: in a match, in the queue since a moment, or in neither. */
export type Place =
  | { readonly kind: 'match'; readonly matchId: string }
  | { readonly kind: 'queue'; readonly since: number }
  | { readonly kind: 'none' }

/** A new match, and who was put into it. */
export type Pairing = { readonly matchId: string; readonly userIds: readonly string[] }

/** Where each of these users stands. A match comes before a place in the queue. */
export async function placesOf(
  database: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<{
    readonly user_id: string
    readonly match_id: string | null
    readonly since: Date | null
  }>`
    select asked.value as user_id, live_match.match_id, match_queue.enqueued_at as since
    from json_array_elements_text(${JSON.stringify(userIds)}) asked
    left join live_match on live_match.user_id = asked.value::uuid
    left join match_queue on match_queue.user_id = asked.value::uuid
  `.execute(database)
  return new Map(rows.map((row) => [row.user_id, placeIn(row.match_id, row.since)]))
}

function placeIn(matchId: string | null, since: Date | null): Place {
  if (matchId !== null) return { kind: 'match', matchId }
  return since === null ? { kind: 'none' } : { kind: 'queue', since: since.getTime() }
}

/**
 * Puts users into the queue who are in no match, and gives where they stand then. Whoever waits already
 * keeps the place.
 */
export async function enqueue(
  database: Database,
  userIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Place>> {
  if (userIds.length === 0) return new Map()
  await database
    .insertInto('match_queue')
    .values(
      // In this order two servers never wait for each other.
      userIds.toSorted().map((userId) => ({
        user_id: userId,
        enqueued_at: new Date(now),
        beat_at: new Date(now),
        is_here: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ beat_at: new Date(now), is_here: true }),
    )
    .execute()
  const places = await placesOf(database, userIds)
  // Whoever was paired a moment ago, from another tab, waits no longer.
  const paired = [...places].flatMap(([userId, { kind }]) => (kind === 'match' ? [userId] : []))
  if (paired.length > 0) await dequeue(database, paired)
  return places
}

/** Takes users out of the queue; whoever was paired in the same instant stays in the match. */
export async function dequeue(database: Database, userIds: readonly string[]): Promise<void> {
  await database
    .deleteFrom('match_queue')
    .where('user_id', 'in', (select) =>
      select
        .selectFrom('match_queue')
        .select('user_id')
        .where('user_id', 'in', userIds)
        .orderBy('user_id')
        .forUpdate(),
    )
    .execute()
}

/**
 * Notes of users who wait that they are connected. Gives those who still wait, without those who are
 * being paired right now.
 */
export async function beat(
  database: Database,
  userIds: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const rows = await database
    .with('waiting', (select) =>
      select
        .selectFrom('match_queue')
        .select('user_id')
        .where('user_id', 'in', userIds)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('match_queue')
    .from('waiting')
    .set({ beat_at: new Date(now), is_here: true })
    .whereRef('match_queue.user_id', '=', 'waiting.user_id')
    .returning('match_queue.user_id')
    .execute()
  return rows.map((row) => row.user_id)
}

/** Notes that the last page of a user who waits is gone: nobody is paired with them until it is back. */
export async function noteGone(database: Database, userId: string): Promise<void> {
  await database
    .updateTable('match_queue')
    .set({ is_here: false })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Pairs whoever waits, those first who have waited longest. One server does so at a time; when it
 * dies, the database gives its lock back.
 * @param takeQuestions gives the questions of one match
 */
export async function pairWaiting(
  database: Database,
  random: Random,
  takeQuestions: () => readonly StockedQuestion[],
  pace: Pace,
): Promise<readonly Pairing[]> {
  const now = pace.now()
  return inTransaction(database, async (transaction) => {
    if (!(await isElected(transaction))) return []
    // First of all locks, as whoever postpones everything takes it.
    await noteWatched(transaction, now)
    await forgetGone(transaction, now - pace.lasting(GONE_MS))
    const waiting = await lockWaiting(transaction, now - pace.lasting(STALE_MS))
    const pairs = pairsOf(waiting).map((pair) => ({ matchId: random.uuid(), pair }))
    if (pairs.length === 0) return []
    await insertMatches(
      transaction,
      pairs.map(({ matchId, pair }) => rowsOf(matchId, pair, takeQuestions(), now)),
    )
    return pairs.map(({ matchId, pair }) => ({
      matchId,
      userIds: pair.map(({ user_id }) => user_id),
    }))
  })
}

type Waiting = { readonly user_id: string; readonly enqueued_at: Date }

async function isElected(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ readonly elected: boolean }>`
    select pg_try_advisory_xact_lock(${ELECTION}) as elected`.execute(transaction)
  return rows[0]?.elected === true
}

/** Those who are gone, and those who have a match: it was made while they pressed the button again. */
async function forgetGone(transaction: Transaction, heardBefore: number): Promise<void> {
  await sql`
    delete from match_queue where user_id in (
      select user_id from match_queue
      where beat_at < ${new Date(heardBefore)} or user_id in (select user_id from live_match)
      for update skip locked
    )
  `.execute(transaction)
}

async function lockWaiting(
  transaction: Transaction,
  heardSince: number,
): Promise<readonly Waiting[]> {
  return transaction
    .selectFrom('match_queue')
    .select(['user_id', 'enqueued_at'])
    .where('is_here', '=', true)
    .where('beat_at', '>=', new Date(heardSince))
    .orderBy('enqueued_at')
    .orderBy('user_id')
    .limit(2 * PAIRS_MOST)
    .forUpdate()
    .skipLocked()
    .execute()
}

function pairsOf(waiting: readonly Waiting[]): readonly (readonly Waiting[])[] {
  return Array.from({ length: Math.floor(waiting.length / 2) }, (_, index) =>
    waiting.slice(2 * index, 2 * index + 2),
  )
}

type Rows = ReturnType<typeof rowsOf>

function rowsOf(
  matchId: string,
  pair: readonly Waiting[],
  questions: readonly StockedQuestion[],
  now: number,
) {
  const players = pair.map(({ user_id }) => user_id)
  const key = questions.map(({ right }) => right)
  const match = createMatch(players, key, now)
  if (match === null) throw new Error('These two cannot play each other.')
  return {
    match: {
      id: matchId,
      status: match.status,
      created_at: new Date(now),
      starts_at: new Date(match.startsAt),
      running_since: new Date(match.runningSince),
      due_at: new Date(deadline(match) ?? match.startsAt),
    },
    players: pair.map(({ user_id, enqueued_at }, seat) => ({
      match_id: matchId,
      seat,
      user_id,
      enqueued_at,
      opens_at: new Date(match.startsAt),
    })),
    questions: questions.map(({ id, right }, index) => ({
      match_id: matchId,
      question: index,
      question_id: id,
      right_option: right,
    })),
    live: players.map((userId) => ({ user_id: userId, match_id: matchId })),
  }
}

async function insertMatches(transaction: Transaction, rows: readonly Rows[]): Promise<void> {
  await insertAll(
    transaction,
    'matches',
    rows.map(({ match }) => match),
  )
  await insertAll(
    transaction,
    'match_players',
    rows.flatMap(({ players }) => players),
  )
  await insertAll(
    transaction,
    'match_questions',
    rows.flatMap(({ questions }) => questions),
  )
  const live = rows.flatMap((row) => row.live)
  await insertAll(transaction, 'live_match', live)
  await sql`
    delete from match_queue using json_to_recordset(${JSON.stringify(live)}) as paired (user_id uuid)
    where match_queue.user_id = paired.user_id
  `.execute(transaction)
}

/** Adds many rows with one parameter. Columns that none of them has keep their default. */
async function insertAll(
  transaction: Transaction,
  table: keyof Tables,
  rows: readonly object[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(transaction)
}

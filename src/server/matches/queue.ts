import { sql } from 'kysely'

import { deadline } from '#match/advance.ts'
import { createMatch } from '#match/match.ts'
import type { Random } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'

import { drawMatchQuestions, rightOption } from './draw-questions.ts'
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
const PAIRS_MOST = 100

/** Where somebody stands: in a match, in the queue since a moment, or in neither. */
export type Place =
  | { readonly kind: 'match'; readonly matchId: string }
  | { readonly kind: 'queue'; readonly since: number }
  | { readonly kind: 'none' }

/** A new match, and who was put into it. */
export type Pairing = { readonly matchId: string; readonly userIds: readonly string[] }

/** Where a user stands. A match comes before a place in the queue. */
export async function placeOf(database: Database | Transaction, userId: string): Promise<Place> {
  const { rows } = await sql<{ readonly match_id: string | null; readonly since: Date | null }>`
    select
      (select match_id from live_match where user_id = ${userId}) as match_id,
      (select enqueued_at from match_queue where user_id = ${userId}) as since
  `.execute(database)
  const { match_id: matchId = null, since = null } = rows[0] ?? {}
  if (matchId !== null) return { kind: 'match', matchId }
  return since === null ? { kind: 'none' } : { kind: 'queue', since: since.getTime() }
}

/** Puts a user into the queue who is in no match. Whoever waits already keeps the place. */
export async function enqueue(database: Database, userId: string, now: number): Promise<Place> {
  await database
    .insertInto('match_queue')
    .values({
      user_id: userId,
      enqueued_at: new Date(now),
      beat_at: new Date(now),
      is_here: true,
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ beat_at: new Date(now), is_here: true }),
    )
    .execute()
  const place = await placeOf(database, userId)
  // Whoever was paired a moment ago, from another tab, waits no longer.
  if (place.kind === 'match') await dequeue(database, userId)
  return place
}

/** Takes a user out of the queue; whoever was paired in the same instant stays in the match. */
export async function dequeue(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('match_queue').where('user_id', '=', userId).execute()
}

/** Notes of users who wait that they are connected. Gives those who still wait. */
export async function beat(
  database: Database,
  userIds: readonly string[],
  now: number,
): Promise<readonly string[]> {
  const rows = await database
    .updateTable('match_queue')
    .set({ beat_at: new Date(now), is_here: true })
    .where('user_id', 'in', userIds.toSorted())
    .returning('user_id')
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
 * @param now the match's time
 */
export async function pairWaiting(
  database: Database,
  random: Random,
  now: number,
): Promise<readonly Pairing[]> {
  return inTransaction(database, async (transaction) => {
    if (!(await isElected(transaction))) return []
    await forgetGone(transaction, now)
    const waiting = await lockWaiting(transaction, now)
    const pairs = pairsOf(waiting).map((pair) => ({ matchId: random.uuid(), pair }))
    if (pairs.length === 0) return []
    const rows = pairs.map(({ matchId, pair }) => rowsOf(matchId, pair, random, now))
    await insertMatches(transaction, rows)
    await noteWatched(transaction, now)
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
async function forgetGone(transaction: Transaction, now: number): Promise<void> {
  await sql`
    delete from match_queue where beat_at < ${new Date(now - GONE_MS)}
      or user_id in (select user_id from live_match)
  `.execute(transaction)
}

async function lockWaiting(transaction: Transaction, now: number): Promise<readonly Waiting[]> {
  return transaction
    .selectFrom('match_queue')
    .select(['user_id', 'enqueued_at'])
    .where('is_here', '=', true)
    .where('beat_at', '>=', new Date(now - STALE_MS))
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

function rowsOf(matchId: string, pair: readonly Waiting[], random: Random, now: number) {
  const questions = drawMatchQuestions(random)
  const players = pair.map(({ user_id }) => user_id)
  const match = createMatch(players, questions.map(rightOption), now)
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
    questions: questions.map((question, index) => ({
      match_id: matchId,
      question: index,
      question_id: question.id,
      right_option: rightOption(question),
    })),
    live: players.map((userId) => ({ user_id: userId, match_id: matchId })),
  }
}

async function insertMatches(transaction: Transaction, rows: readonly Rows[]): Promise<void> {
  await transaction
    .insertInto('matches')
    .values(rows.map(({ match }) => match))
    .execute()
  await transaction
    .insertInto('match_players')
    .values(rows.flatMap(({ players }) => players))
    .execute()
  await transaction
    .insertInto('match_questions')
    .values(rows.flatMap(({ questions }) => questions))
    .execute()
  const live = rows.flatMap((row) => row.live)
  await transaction.insertInto('live_match').values(live).execute()
  await transaction
    .deleteFrom('match_queue')
    .where(
      'user_id',
      'in',
      live.map(({ user_id }) => user_id),
    )
    .execute()
}

import { sql } from 'kysely'

import type { MatchClock } from '#server/live/match-clock.ts'
import type { StoredMatch } from '#server/match/play/store.ts'
import { UNRATED } from '#server/match/rating/glicko.ts'
import { saveWatchedAt } from '#server/match/watch/downtime.ts'
import type { Random } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { uuids } from '#server/platform/database/given-rows.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { MatchQuestion } from './draw-questions.ts'
import { pairFriends } from './friends.ts'
import { insertMatches, pairingOf, type Waiting, waitingColumns } from './insert-matches.ts'
import { nearestPairs, type Waiter } from './nearest-pairs.ts'
import { endPractice } from './practice-match.ts'

/** How often a server saves that players in the queue have a page that looks for an opponent. */
export const BEAT_MS = 2000
/** A player whose last beat is older than this is not paired. */
const STALE_MS = 5000
/** A player whose last beat is older than this leaves the queue. */
const GONE_MS = 15_000
/** The advisory lock by which the servers elect the one that pairs. */
const ELECTION = 7_060_005
/** Pairs made by one wave, at the most. */
export const MAX_PAIRS = 250

/**
 * A user's place: in a match, in the queue since a moment, or in neither. `heardAt` is the last beat of a
 * page that looks for an opponent; null when no page does.
 */
export type Place =
  | { readonly kind: 'match'; readonly matchId: string; readonly isPractice: boolean }
  | {
      readonly kind: 'queue'
      readonly since: number
      readonly heardAt: number | null
      /** The code of the invitation by which the user waits for a friend; null for any opponent. */
      readonly invitation: string | null
    }
  | { readonly kind: 'none' }

/** Returns the place of each of these users. A match comes before a place in the queue. */
export async function placesOf(
  database: Database | Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<{
    readonly user_id: string
    readonly match_id: string | null
    readonly is_practice: boolean | null
    readonly since: Date | null
    readonly heard_at: Date | null
    readonly invitation: string | null
  }>`
    ${prepared('find places')} select asked.value as user_id, live_match.match_id,
      (
        select m.kind = 'practice' from matches m where m.id = live_match.match_id
      ) as is_practice,
      match_queue.enqueued_at as since, match_queue.invitation,
      case when match_queue.is_here or match_queue.is_here_for_friend then match_queue.beat_at
        end as heard_at
    from json_array_elements_text(${JSON.stringify(userIds)}) asked
    left join live_match on live_match.user_id = asked.value::uuid
    left join match_queue on match_queue.user_id = asked.value::uuid
  `.execute(database)
  return new Map(
    rows.map(({ user_id, match_id, is_practice, since, heard_at, invitation }): [string, Place] => {
      if (match_id !== null) {
        return [user_id, { kind: 'match', matchId: match_id, isPractice: is_practice === true }]
      }
      if (since === null) return [user_id, { kind: 'none' }]
      const heardAt = heard_at?.getTime() ?? null
      return [user_id, { kind: 'queue', since: since.getTime(), heardAt, invitation }]
    }),
  )
}

/**
 * Puts users who are in no match into the queue; those in it already keep their places.
 * @param node the server that they are connected to
 * @param invitation the code by which they wait for a friend; null for any opponent
 * @returns the places of all these users
 */
export async function enqueue(
  database: Database,
  userIds: readonly string[],
  now: number,
  node: string,
  invitation: string | null = null,
): Promise<ReadonlyMap<string, Place>> {
  if (userIds.length === 0) return new Map()
  return inTransaction(database, async (transaction) => {
    // A fixed order rules out deadlocks between servers.
    await sql`
      ${prepared('enqueue')} insert into match_queue
        (user_id, enqueued_at, beat_at, here_on, invitation, is_here, is_here_for_friend)
      select value::uuid, ${new Date(now)}, ${new Date(now)}, ${node}::uuid, ${invitation}::text,
        ${invitation}::text is null, ${invitation}::text is not null
      from json_array_elements_text(${JSON.stringify(userIds.toSorted())})
      on conflict (user_id) do update
        set beat_at = excluded.beat_at, here_on = excluded.here_on,
          invitation = excluded.invitation, is_here = excluded.is_here,
          is_here_for_friend = excluded.is_here_for_friend,
          enqueued_at = case
            when match_queue.invitation is not distinct from excluded.invitation
            then match_queue.enqueued_at else excluded.enqueued_at end
    `.execute(transaction)
    const places = await placesOf(transaction, userIds)
    // A user whom another tab got paired a moment ago must not stay in the queue as well.
    const paired = [...places].flatMap(([userId, place]) =>
      place.kind === 'match' && !place.isPractice ? [userId] : [],
    )
    if (paired.length > 0) await dequeue(transaction, paired)
    return places
  })
}

/** Takes users out of the queue; those paired in the same instant stay in their match. */
export async function dequeue(
  database: Database | Transaction,
  userIds: readonly string[],
): Promise<void> {
  await sql`
    ${prepared('dequeue')} delete from match_queue where user_id in (
      select user_id from match_queue where user_id = any(${uuids(userIds)})
      order by user_id for update
    )
  `.execute(database)
}

/**
 * Saves that users in the queue have a page on a server that looks for an opponent.
 * @returns those who are still in the queue, without those being paired right now
 */
export async function saveBeats(
  database: Database,
  userIds: readonly string[],
  now: number,
  node: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly user_id: string }>`
    ${prepared('save beats')} with waiting as materialized (
      select user_id from match_queue where user_id = any(${uuids(userIds)})
      for update skip locked
    )
    update match_queue set beat_at = ${new Date(now)}, here_on = ${node}::uuid,
      is_here = invitation is null, is_here_for_friend = invitation is not null
    where user_id = any(array(select user_id from waiting))
    returning user_id
  `.execute(database)
  return rows.map((row) => row.user_id)
}

/**
 * Saves that users in the queue have no page on this server that looks for an opponent. A user with
 * such a page on another server stays. They are not paired until a page looks again.
 */
export async function saveUnattended(
  database: Database,
  userIds: readonly string[],
  node: string,
): Promise<void> {
  await sql`
    ${prepared('save unattended')} with leaving as materialized (
      select user_id from match_queue
      where user_id = any(${uuids(userIds)}) and coalesce(here_on = ${node}::uuid, true)
      order by user_id for update
    )
    update match_queue set is_here = false, is_here_for_friend = false
    where user_id = any(array(select user_id from leaving))
  `.execute(database)
}

/**
 * Takes users whose last beat is too old out of the queue, also when no wave runs, and those who wait for a friend
 * by an invitation that is over.
 * @param wallNow the wall clock's time, by which invitations end
 */
export async function dequeueStale(
  database: Database,
  matchClock: Pick<MatchClock, 'now' | 'scaled'>,
  wallNow: number,
): Promise<void> {
  await sql`
    ${prepared('dequeue stale')} delete from match_queue where user_id = any(array(
      select user_id from match_queue
      where beat_at < ${new Date(matchClock.now() - matchClock.scaled(GONE_MS))}
        or (invitation is not null and not exists (
          select from match_invitations i
          where i.code = match_queue.invitation and i.expires_at > ${new Date(wallNow)}
        ))
      for update skip locked
    ))
  `.execute(database)
}

/**
 * Pairs the users in the queue, those first who have waited longest, with the nearest rating, and friends with each
 * other. One server does so at a time, under a lock that the database releases when the server dies.
 * @param takeQuestions returns the questions of one match
 * @param wallNow the wall clock's time, by which invitations end
 * @returns the new matches as they are stored
 */
export async function pairWaiting(
  database: Database,
  random: Random,
  takeQuestions: () => readonly MatchQuestion[],
  matchClock: MatchClock,
  wallNow: number,
): Promise<readonly StoredMatch[]> {
  const now = matchClock.now()
  return inTransaction(database, async (transaction) => {
    if (!(await isElected(transaction))) return []
    // Taken before any other lock, as in the transaction that postpones the matches.
    await saveWatchedAt(transaction, now)
    const heardSince = now - matchClock.scaled(STALE_MS)
    const waiting = await lockWaiting(transaction, now - matchClock.scaled(GONE_MS), heardSince)
    const pairs = nearestPairs(waiting.map((one) => withWait(one, matchClock)))
    const friends = await pairFriends(transaction, heardSince, wallNow)
    const found = [...pairs.map((pair) => ({ pair, code: null })), ...friends]
    if (found.length === 0) return []
    await endPractice(
      transaction,
      found.flatMap(({ pair }) => pair.map(({ user_id }) => user_id)),
    )
    const pairings = found.map(({ pair, code }) =>
      pairingOf(
        {
          id: random.uuid(),
          kind: code === null ? 'search' : 'friend',
          invitation: code,
          pair,
          questions: takeQuestions(),
        },
        now,
      ),
    )
    return insertMatches(transaction, pairings, now)
  })
}

type Rated = Waiting & {
  /** Null before the first rated match. */
  readonly rating: number | null
}

async function isElected(transaction: Transaction): Promise<boolean> {
  const { rows } = await sql<{ readonly elected: boolean }>`
    ${prepared('elect')} select pg_try_advisory_xact_lock(${ELECTION}) as elected`.execute(
    transaction,
  )
  return rows[0]?.elected === true
}

/** The kind of the match that a user in the queue is in; null for none. */
const kindOfMatch = sql`(
  select m.kind from matches m
  where m.id = (select l.match_id from live_match l where l.user_id = q.user_id)
)`

/**
 * Locks and returns the users who can be paired, also those who play a practice opponent while they wait. Removes those
 * who are gone, and those who have a match because they were paired while another of their pages entered the queue.
 * Written without joins: the queue is mostly empty when this is planned, and a join that suits an empty table would
 * take seconds for thousands of rows.
 */
async function lockWaiting(
  transaction: Transaction,
  goneBefore: number,
  heardSince: number,
): Promise<readonly Rated[]> {
  const { rows } = await sql<Rated>`
    ${prepared('lock waiting')} with gone as (
      delete from match_queue where user_id = any(array(
        select q.user_id from match_queue q
        where q.beat_at < ${new Date(goneBefore)}
          or ${kindOfMatch} <> 'practice'
        for update skip locked
      ))
    )
    select ${waitingColumns},
      (select r.rating from ratings r where r.user_id = q.user_id) as rating
    from match_queue q
    where q.is_here and q.beat_at >= ${new Date(heardSince)}
      and coalesce(${kindOfMatch}, 'practice') = 'practice'
    order by q.enqueued_at, q.user_id
    limit ${2 * MAX_PAIRS}
    for update of q skip locked
  `.execute(transaction)
  return rows
}

/** The wait is one of people, however fast a rig lets the matches go by. */
function withWait(
  { rating, ...one }: Rated,
  { now, scaled }: Pick<MatchClock, 'now' | 'scaled'>,
): Waiting & Waiter {
  const waited = (now() - one.enqueued_at.getTime()) / scaled(1)
  return { ...one, rating: rating ?? UNRATED.rating, waited }
}

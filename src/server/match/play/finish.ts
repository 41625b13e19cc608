import { sql } from 'kysely'

import { readySeats } from '#match/apply.ts'
import type { FinishedMatch } from '#match/match.ts'
import { outcomeOf, resultOf } from '#match/standing.ts'
import { type Award, awardXp } from '#server/leaderboard/award-xp.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { Change, StoredMatch } from './store.ts'

/** Matches a day, UTC, in which the same two players can win XP from each other. */
export const XP_MATCHES_DAILY = 3

const DAY_MS = 24 * 60 * 60 * 1000

type ReadySeat = { readonly match_id: string; readonly seat: number }
type Finished = { readonly before: StoredMatch; readonly after: FinishedMatch }

/**
 * Saves results and XP of finished matches, and puts ready players of cancelled matches back into the
 * queue, in the transaction that ends them.
 * @param now the wall clock's time, which decides about days and seasons
 * @returns by how much the XP of each user changed
 */
export async function endMatches(
  transaction: Transaction,
  changes: readonly Change[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const ended = changes.filter(({ before, after }) => before.match.status !== after.status)
  const over = ended.filter(
    ({ after: { status } }) => status === 'finished' || status === 'cancelled',
  )
  if (over.length === 0) return new Map()
  const finished = over.flatMap(({ before, after }) =>
    after.status === 'finished' ? [{ before, after }] : [],
  )
  const overplayed = await freePlayers(transaction, over, finished, now)
  await requeue(
    transaction,
    over.flatMap(({ before, after }) =>
      readySeats(after).map((seat) => ({ match_id: before.id, seat })),
    ),
  )
  const awards = finished.flatMap(({ before, after }) =>
    after.winner === null || overplayed.has(before.id) ? [] : awardsOfMatch(before, after),
  )
  const xp = awards.length === 0 ? new Map() : await awardXp(transaction, awards, now)
  await writeResults(transaction, finished, xp)
  return xp
}

/** Puts players who were ready back into the queue, at their old places. */
async function requeue(transaction: Transaction, seats: readonly ReadySeat[]): Promise<void> {
  if (seats.length === 0) return
  await sql`
    ${prepared('requeue')} insert into match_queue (user_id, enqueued_at, beat_at, is_here, here_on)
    select p.user_id, p.enqueued_at, m.starts_at, p.is_here, p.here_on
    from ${givenRows('ready', seats, { match_id: 'uuid', seat: 'smallint' })}
    join match_players p on p.match_id = ready.match_id and p.seat = ready.seat
    join matches m on m.id = p.match_id
    where p.user_id is not null
    order by p.user_id
    on conflict (user_id) do nothing
  `.execute(transaction)
}

function awardsOfMatch(before: StoredMatch, after: FinishedMatch): readonly Award[] {
  return outcomeOf(after).seats.flatMap(({ xp: amount }, seat) => {
    const userId = before.players[seat]?.userId ?? null
    return userId === null ? [] : [{ userId, kind: 'match', reference: before.id, amount }]
  })
}

/**
 * Frees the players of matches that are over for new ones.
 * @returns the matches whose players have already won the daily limit of XP from each other
 */
async function freePlayers(
  transaction: Transaction,
  over: readonly Change[],
  finished: readonly Finished[],
  now: number,
): Promise<ReadonlySet<string>> {
  const pairs = finished.flatMap(({ before }) => {
    const [one, other] = before.players.map(({ userId }) => userId)
    return one && other ? [{ id: before.id, one, other }] : []
  })
  const { rows } = await sql<{ readonly id: string }>`
    ${prepared('free players')} with freed as (
      delete from live_match where match_id = any(${uuids(over.map(({ before }) => before.id))})
    )
    select pair.id
    from ${givenRows('pair', pairs, { id: 'uuid', one: 'uuid', other: 'uuid' })}
    where (
      select count(*) from xp_ledger l
      join match_players p
        on p.match_id = case when l.kind = 'match' then l.reference::uuid end
        and p.user_id = pair.other
      where l.user_id = pair.one and l.kind = 'match'
        and l.awarded_at >= ${new Date(now - (now % DAY_MS))}
    ) >= ${XP_MATCHES_DAILY}
  `.execute(transaction)
  return new Set(rows.map(({ id }) => id))
}

const resultColumns = {
  match_id: 'uuid',
  seat: 'smallint',
  result: 'text',
  correct: 'smallint',
  incorrect: 'smallint',
  total_time: 'integer',
  xp: 'integer',
} as const

async function writeResults(
  transaction: Transaction,
  finished: readonly Finished[],
  xp: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = finished.flatMap(({ before, after }) =>
    outcomeOf(after).seats.map((standing, seat) => {
      const userId = before.players[seat]?.userId ?? ''
      return {
        match_id: before.id,
        seat,
        result: resultOf(after, seat),
        correct: standing.correct,
        incorrect: after.key.length - standing.correct,
        total_time: standing.milliseconds,
        xp: xp.get(userId) ?? 0,
      }
    }),
  )
  if (rows.length === 0) return
  await sql`
    ${prepared('write results')} update match_players set result = new.result, correct_answers = new.correct,
      incorrect_answers = new.incorrect, total_time_ms = new.total_time, xp = new.xp
    from ${givenRows('new', rows, resultColumns)}
    where match_players.match_id = new.match_id and match_players.seat = new.seat
  `.execute(transaction)
}

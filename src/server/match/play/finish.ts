import { sql } from 'kysely'

import { readySeats } from '#match/apply.ts'
import { isForStakes } from '#match/invitation.ts'
import type { FinishedMatch } from '#match/match.ts'
import { outcomeOf, resultOf } from '#match/standing.ts'
import { type WonBefore, worthOf } from '#match/worth.ts'
import { type Award, awardXp } from '#server/leaderboard/award-xp.ts'
import { seasonAt } from '#server/leaderboard/season.ts'
import { weekOf } from '#server/match/networks/player-networks.ts'
import { rateMatches } from '#server/match/rating/ratings.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

import type { Change, StoredMatch } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Days before that of a match which count with it as a week. */
const EARLIER_DAYS = 6

type ReadySeat = { readonly match_id: string; readonly seat: number }
/** In the place of a player whose account was deleted. */
const NOBODY = '00000000-0000-0000-0000-000000000000'
const NOTHING_BEFORE: WonBefore = {
  paidToday: 0,
  wonToday: 0,
  winsThisWeek: 0,
  loserEarned: 0,
  besideToday: 0,
  besideThisWeek: 0,
  neighbors: 0,
}

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
  const wonBefore = await freePlayers(transaction, over, finished, now)
  await requeue(
    transaction,
    over.flatMap(({ before, after }) =>
      readySeats(after).map((seat) => ({ match_id: before.id, seat })),
    ),
  )
  await rateMatches(
    transaction,
    finished.flatMap(({ before: { kind, players }, after: match }) =>
      isForStakes(kind) ? [{ match, userIds: players.map(({ userId }) => userId) }] : [],
    ),
    now,
  )
  const awards = finished.flatMap(({ before, after }) =>
    awardsOfMatch(
      before,
      worthOf(after, wonBefore.get(before.id) ?? NOTHING_BEFORE, before.kind).xp,
    ),
  )
  const xp = awards.length === 0 ? new Map() : await awardXp(transaction, awards, now)
  await writeResults(transaction, finished, xp)
  return xp
}

/** Puts players who were ready back into the queue, at their old places. */
async function requeue(transaction: Transaction, seats: readonly ReadySeat[]): Promise<void> {
  if (seats.length === 0) return
  await sql`
    ${prepared('requeue')} insert into match_queue
      (user_id, enqueued_at, beat_at, here_on, invitation, is_here, is_here_for_friend)
    select p.user_id, p.enqueued_at, m.starts_at, p.here_on, m.invitation,
      p.is_here and m.invitation is null, p.is_here and m.invitation is not null
    from ${givenRows('ready', seats, { match_id: 'uuid', seat: 'smallint' })}
    join match_players p on p.match_id = ready.match_id and p.seat = ready.seat
    join matches m on m.id = p.match_id
    where p.user_id is not null
    order by p.user_id
    on conflict (user_id) do nothing
  `.execute(transaction)
}

function awardsOfMatch(before: StoredMatch, xp: readonly number[]): readonly Award[] {
  return xp.flatMap((amount, seat) => {
    const userId = before.players[seat]?.userId ?? null
    const isNothing = userId === null || amount === 0
    return isNothing ? [] : [{ userId, kind: 'match', reference: before.id, amount }]
  })
}

/**
 * Frees the players of matches that are over for new ones.
 * @returns what the players of decided matches have won before, by match
 */
async function freePlayers(
  transaction: Transaction,
  over: readonly Change[],
  finished: readonly Finished[],
  now: number,
): Promise<ReadonlyMap<string, WonBefore>> {
  const pairs = finished.flatMap(({ before, after: { winner } }) => {
    const [one, other] = before.players.map(({ userId }) => userId)
    const [winning, losing] = winner === 0 ? [one, other] : [other, one]
    if (winner === null || !winning) return []
    return [{ id: before.id, winning, losing: losing ?? NOBODY }]
  })
  const midnight = now - (now % DAY_MS)
  const { rows } = await sql<WonBefore & { readonly id: string }>`
    ${prepared('free players')} with freed as (
      delete from live_match where match_id = any(${uuids(over.map(({ before }) => before.id))})
    )
    select pair.id,
      (
        select count(*)::int from xp_ledger l
        join match_players p
          on p.match_id = case when l.kind = 'match' then l.reference::uuid end
          and p.user_id = case when l.user_id = pair.winning then pair.losing else pair.winning end
        where l.user_id in (pair.winning, pair.losing) and l.kind = 'match' and l.applied > 0
          and l.awarded_at >= ${new Date(midnight)}
      ) as "paidToday",
      (
        select coalesce(sum(l.applied), 0)::int from xp_ledger l
        where l.user_id = pair.winning and l.kind = 'match' and l.applied > 0
          and l.awarded_at >= ${new Date(midnight)}
      ) as "wonToday",
      (
        select count(*)::int from xp_ledger l
        where l.user_id = pair.winning and l.kind = 'match' and l.applied > 0
          and l.awarded_at >= ${new Date(midnight - EARLIER_DAYS * DAY_MS)}
      ) as "winsThisWeek",
      coalesce((
        select s.season_xp - greatest(0, coalesce((
          select sum(l.applied)::int from xp_ledger l
          where l.user_id = s.user_id and l.kind = 'match' and l.season_id = s.season_id
        ), 0))
        from standings s
        where s.season_id = ${seasonAt(now).id} and s.user_id = pair.losing
      ), 0) as "loserEarned",
      ${winsBeside(now, midnight)} as "besideToday",
      ${winsBeside(now, Date.parse(weekOf(now)))} as "besideThisWeek",
      coalesce((
        select max((
          select count(*)::int from player_networks there where there.network = own.network
        ))
        from player_networks own join player_networks others using (network)
        where own.user_id = pair.winning and others.user_id = pair.losing
          and own.week = ${weekOf(now)}::date
      ), 0) as neighbors
    from ${givenRows('pair', pairs, { id: 'uuid', winning: 'uuid', losing: 'uuid' })}
  `.execute(transaction)
  return new Map(rows.map(({ id, ...before }) => [id, before]))
}

/** How often a winner has won XP since a moment from players of the same network. */
function winsBeside(now: number, since: number) {
  return sql`(
    select count(*)::int from xp_ledger l
    join match_players p
      on p.match_id = case when l.kind = 'match' then l.reference::uuid end
      and p.user_id <> l.user_id
    where l.user_id = pair.winning and l.kind = 'match' and l.applied > 0
      and l.awarded_at >= ${new Date(since)}
      and exists (
        select from player_networks own join player_networks others using (network)
        where own.user_id = l.user_id and others.user_id = p.user_id
          and own.week = ${weekOf(now)}::date
      )
  )`
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

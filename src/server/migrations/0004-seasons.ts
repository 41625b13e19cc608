import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** The XP of the seasons: awards with their reasons, totals, and the number of users with each total. */
export const seasons = runInOrder([
  sql`
    create table seasons (
      season_id text primary key check (season_id ~ '^\\d{4}-\\d{2}$'),
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at)
    )`,
  // One award for each user, kind and reference: the key makes awarding again harmless. 'amount' is
  // the value by the rule, 'applied' the part of it above a total of 0.
  sql`
    create table xp_ledger (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('practice', 'match')),
      reference text not null check (char_length(reference) <= 64),
      season_id text not null references seasons (season_id),
      amount integer not null,
      applied integer not null,
      awarded_at timestamptz not null,
      primary key (user_id, kind, reference)
    )`,
  // Read by the daily cap of XP.
  sql`create index xp_ledger_by_time on xp_ledger (user_id, awarded_at)`,
  sql`
    create table standings (
      season_id text not null references seasons (season_id),
      user_id uuid not null references users (id) on delete cascade,
      season_xp integer not null check (season_xp >= 0),
      primary key (season_id, user_id)
    )`,
  // Read by the top of the board.
  sql`create index standings_by_xp on standings (season_id, season_xp desc, user_id)`,
  // The number of players with exactly this XP, and within each thousand: the number of players
  // above a user is a sum over some dozens of rows, however many play.
  sql`
    create table xp_counts (
      season_id text not null references seasons (season_id),
      season_xp integer not null check (season_xp >= 0),
      players integer not null check (players >= 0),
      primary key (season_id, season_xp)
    )`,
  sql`
    create table xp_thousand_counts (
      season_id text not null references seasons (season_id),
      thousand integer not null check (thousand >= 0),
      players integer not null check (players >= 0),
      primary key (season_id, thousand)
    )`,
])

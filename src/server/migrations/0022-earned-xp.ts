import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Why an answer moved no XP, and how strong a player is in matches. Servers of the previous version write
 * answers without a reason and end matches without rating them. All present rows are without a reason, so
 * the check does not need to read them.
 */
export const earnedXp = runInOrder([
  sql`alter table answers add column no_xp text`,
  sql`
    alter table answers add constraint answers_no_xp_check check (
      no_xp is null or xp = 0 and no_xp in
        ('opened_just_before', 'answered_just_before', 'answered_before', 'daily_limit')
    ) not valid`,
  sql`
    create table ratings (
      user_id uuid primary key references users (id) on delete cascade,
      rating float8 not null,
      deviation float8 not null check (deviation > 0),
      volatility float8 not null check (volatility > 0),
      rated_matches integer not null check (rated_matches > 0),
      rated_at timestamptz not null
    )`,
])

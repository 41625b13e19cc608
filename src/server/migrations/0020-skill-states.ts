import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * How far a user is with each skill: a fold over the answers, which can be made again at any time. It
 * is that of the version of the totals that `states_version` names; any other version has to fold again.
 */
export const skillStates = runInOrder([
  sql`
    alter table answers
      add column is_sure boolean,
      add column local_day integer`,
  sql`
    alter table user_progress
      add column states_version integer not null default 0,
      add column skill_drift double precision not null default 0`,
  // Each answer changes a few of these rows where they stand.
  sql`
    create table skill_states (
      user_id uuid not null references users (id) on delete cascade,
      skill_id text not null check (char_length(skill_id) between 1 and 40),
      answered integer not null check (answered >= 0),
      ability double precision not null,
      half_life double precision not null check (half_life > 0),
      last_day integer,
      right_days integer not null check (right_days between 0 and answered),
      last_right_day integer,
      primary key (user_id, skill_id)
    ) with (fillfactor = 70)`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Whether a user practices without streaks, XP and goals, the goal of a day, and the latest planned pause.
 * Servers of the previous version save settings without them.
 */
export const quietPractice = runInOrder([
  sql`
    alter table user_settings
      add column quiet_practice boolean not null default false,
      add column daily_goal text check (length(daily_goal) <= 40),
      add column planned_pause text check (length(planned_pause) <= 40)`,
])

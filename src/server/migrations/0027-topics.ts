import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The topics beyond the first year that a user has switched on, and the course that they take. Servers of
 * the previous version save settings without them.
 */
export const topics = runInOrder([
  sql`
    alter table user_settings
      add column topics text[] not null default '{}' check (cardinality(topics) <= 50),
      add column course text check (length(course) <= 40)`,
])

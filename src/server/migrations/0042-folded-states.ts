import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The version of the totals and the model that the skill states are of. A server of another version leaves these columns as they
 * are, or names its own model, so what it has written is folded again. `states_version` stays for servers of the previous
 * version.
 */
export const foldedStates = runInOrder([
  sql`
    alter table user_progress
      add column folded_version integer not null default -1,
      add column folded_model integer not null default 0`,
])

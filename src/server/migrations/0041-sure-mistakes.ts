import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Whether the latest answer to a skill was wrong although the learner was sure. All states are folded again when they are read
 * next, since the rules of levels have changed with it.
 */
export const sureMistakes = runInOrder([
  sql`alter table skill_states add column sure_mistake boolean not null default false`,
  sql`update user_progress set states_version = -1`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Whether the latest answer to a skill was wrong although the learner was sure. A server of the previous version leaves it as
 * it was; the next answer puts it right.
 */
export const sureMistakes = runInOrder([
  sql`alter table skill_states add column sure_mistake boolean not null default false`,
])

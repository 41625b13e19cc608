import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** A question that the learner chose gives XP only the first time. */
export const chosenQuestions = runInOrder([
  sql`alter table issued_questions add column is_chosen boolean not null default false`,
])

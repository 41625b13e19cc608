import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Stores the answer that a learner typed or put together in place of choosing an option, as it was given.
 *
 * Servers of the previous version still read and write this table. So the option stays
 * required: beside a response it is 0 if the answer is right and 1 if it is wrong, which every version
 * can read, and counting by `is_correct` stays true. Rows that those servers write have no response. They
 * are not asked such a question: pages of their version do not name the kinds, and a page of this version
 * that meets such a server keeps the answer and sends it again.
 *
 * All present rows are without a response, so the check does not need to read them.
 */
export const madeAnswers = runInOrder([
  sql`alter table answers add column response jsonb`,
  sql`
    alter table answers
      add constraint answers_response_check
      check (octet_length(response::text) <= 1024) not valid`,
])

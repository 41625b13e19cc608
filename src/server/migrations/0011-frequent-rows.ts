import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Matches and their seats change with every answer. A row is changed where it stands, without a word to
 * any index, when its page has room and no index knows a column that changes.
 */
export const frequentRows = runInOrder([
  sql`alter table matches set (fillfactor = 50)`,
  sql`alter table match_players set (fillfactor = 50)`,
  // Read by the sweep: the matches that are on. There are few, and which of them are due it sees itself.
  sql`create index matches_on on matches (id) where status in ('starting', 'active')`,
  sql`drop index matches_due`,
  // A match has ten questions from the statement on that makes it.
  sql`
    alter table match_answers
      drop constraint match_answers_match_id_question_fkey,
      add check (question between 0 and 9)`,
])

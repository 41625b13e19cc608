import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Questions and answers are only written by the statement that makes or has locked their match, and
 * matches are never removed. To look the match up once more for each row was a fifth of storing an answer.
 */
export const rowsOfMatches = runInOrder([
  sql`alter table match_questions drop constraint match_questions_match_id_fkey`,
  sql`
    alter table match_answers
      drop constraint match_answers_match_id_seat_fkey,
      add check (seat in (0, 1))`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Answers of guests in their short form, many in a row, and the states of answers before them: all that learning needs of answers
 * that the browser no longer lists.
 */
export const pastAnswers = runInOrder([
  sql`
    create table past_answers (
      user_id uuid not null references users (id) on delete cascade,
      import_id uuid not null,
      answers text not null,
      start text not null,
      right_answers integer not null check (right_answers >= 0),
      wrong_answers integer not null check (wrong_answers >= 0),
      -- By how many milliseconds the clock of the browser was ahead.
      clock_ahead double precision not null,
      primary key (user_id, import_id)
    )`,
])

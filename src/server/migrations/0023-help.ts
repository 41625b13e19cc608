import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The hints before an answer, and the second try after a wrong one. Servers of the previous version write
 * answers without either, which is what the defaults say. All present rows are without them too, so the
 * checks do not need to read them.
 */
export const help = runInOrder([
  sql`
    alter table answers
      add column hints_taken smallint not null default 0,
      add column second_response jsonb,
      add column second_correct boolean`,
  sql`
    alter table answers add constraint answers_help_check check (
      hints_taken between 0 and 3
      and octet_length(second_response::text) <= 1024
      and (second_response is null) = (second_correct is null)
      and (second_response is null or not is_correct)
    ) not valid`,
])

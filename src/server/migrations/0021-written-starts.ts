import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The last write of a server into its row, which shows that writes commit, and indexes for expired
 * rows.
 */
export const writtenStarts = runInOrder([
  sql`alter table server_starts add column written_at timestamptz`,
  // Read by the sweep. Rows arrive in the order of these times, so a few summaries are enough.
  sql`create index issued_questions_past on issued_questions using brin (issued_at)`,
  sql`create index matches_past on matches using brin (created_at)`,
])

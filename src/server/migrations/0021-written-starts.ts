import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** When a server last wrote into its row, to show that writes commit. */
export const writtenStarts = runInOrder([
  sql`alter table server_starts add column written_at timestamptz`,
])

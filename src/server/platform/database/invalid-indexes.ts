import { sql } from 'kysely'

import type { Database } from './database.ts'

/**
 * What to say of each index that PostgreSQL does not use, because the making of it was interrupted.
 * One that is being made right now is named, too.
 */
export async function invalidIndexes(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly index: string; readonly table: string }>`
    select indexrelid::regclass::text as index, indrelid::regclass::text as table
    from pg_index where not indisvalid order by 1`.execute(database)
  return rows.map(
    ({ index, table }) =>
      `The index ${index} of ${table} is not valid: nothing is found by it. ` +
      `If nobody is making it now: reindex index concurrently ${index}; or drop it if it ends in _ccnew.`,
  )
}

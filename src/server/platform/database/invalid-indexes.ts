import { sql } from 'kysely'

import type { Database } from './database.ts'

/**
 * Describes each index that PostgreSQL does not use because its creation was interrupted. An index
 * that is being created right now is listed, too.
 */
export async function invalidIndexes(database: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly index: string; readonly table: string }>`
    select indexrelid::regclass::text as index, indrelid::regclass::text as table
    from pg_index where not indisvalid order by 1`.execute(database)
  return rows.map(
    ({ index, table }) =>
      `The index ${index} of ${table} is not valid: nothing is found by it. ` +
      `If it is not being made now: reindex index concurrently ${index}; or drop it if it ends in _ccnew.`,
  )
}

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * From where somebody signed in is not kept. The column stays empty: servers of the version before, which
 * may still run, write it.
 */
export const noAddresses = runInOrder([
  sql`update sessions set ip_address = null where ip_address is not null`,
])

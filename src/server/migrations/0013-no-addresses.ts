import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Stops storing the address of a sign-in. The column stays empty, because servers of the previous
 * version, which may still run, write it.
 */
export const noAddresses = runInOrder([
  sql`update sessions set ip_address = null where ip_address is not null`,
])

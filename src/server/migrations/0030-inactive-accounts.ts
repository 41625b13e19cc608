import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The last use of an account, and the time at which its owner was warned that it will be deleted.
 * Servers of the previous version write neither; the sweep derives the first from sessions. All
 * present accounts count as used today.
 */
export const inactiveAccounts = runInOrder([
  sql`alter table profiles add column used_on date not null default current_date`,
  sql`alter table profiles add column warned_on date`,
  // Read by the sweep, where old accounts are deleted.
  sql`create index profiles_by_used_on on profiles (used_on)`,
])

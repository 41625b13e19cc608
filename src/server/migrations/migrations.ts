import type { Migration } from 'kysely/migration'

import { serverStarts } from './0001-server-starts.ts'

/** Every change of the tables, in order of its name. They only go forward. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-server-starts': serverStarts,
}

import type { OpenedDatabase } from '#server/platform/database/open-database.ts'

import type { Reader } from './metrics.ts'

/** Reads the state of the connections to PostgreSQL. */
export function poolReader(pools: NonNullable<OpenedDatabase['pools']>): Reader {
  return async () => {
    const [calls, matches] = [pools.calls(), pools.matches()]
    return {
      pw_database_connections_in_use: calls.inUse,
      pw_database_connections_waiting: calls.waiting,
      pw_match_connections_in_use: matches.inUse,
      pw_match_connections_waiting: matches.waiting,
    }
  }
}

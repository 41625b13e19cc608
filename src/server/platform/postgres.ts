import { Kysely, PostgresDialect } from 'kysely'
import { Pool, TypeOverrides } from 'pg'

import type { Database } from './database.ts'

/** PostgreSQL's type number of `bigint`, which pg hands over as text unless told otherwise. */
const BIGINT = 20

/**
 * The client's own limits, in milliseconds. Without them a query on a connection that went silent
 * waits for ever; the server's limit is a little shorter, so that it gives up first.
 */
const LIMITS = {
  connectionTimeoutMillis: 2000,
  query_timeout: 3000,
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 5000,
}

/** A migration may rewrite a table, or wait until another server has done it. */
const MIGRATION_LIMITS = { connectionTimeoutMillis: 2000, query_timeout: 600_000, max: 2 }

/**
 * Opens a pool of connections to a real PostgreSQL.
 * @param use what the pool is for; `migrating` allows statements that take minutes
 * @param onLost told when an idle connection breaks; the pool replaces it by itself
 */
export function openPostgres(
  connectionString: string,
  use: 'serving' | 'migrating',
  onLost: (error: Error) => void,
): Database {
  const limits = use === 'serving' ? { ...LIMITS, max: 10 } : MIGRATION_LIMITS
  const types = new TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new Pool({ connectionString, types, ...limits })
  pool.on('error', onLost)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool, TypeOverrides } from 'pg'

import type { Database } from './database.ts'
import { isLostDatabase } from './lost-database.ts'

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

/** A connection that is given up when a query finds it broken or silent, not handed out again. */
class DroppedWhenLost extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    // One that breaks between two queries of a transaction tells it here and to nobody else, and an
    // error that nobody hears ends the process. The next query fails, and that is told.
    this.on('error', () => {})
    const ask = this.query.bind(this)
    Object.assign(this, {
      query: (...given: readonly unknown[]) => {
        const answer: unknown = Reflect.apply(ask, undefined, given)
        if (answer instanceof Promise) void this.#dropIfLost(answer)
        return answer
      },
    })
  }

  async #dropIfLost(answer: Promise<unknown>): Promise<void> {
    try {
      await answer
    } catch (reason) {
      if (isLostDatabase(reason)) await this.end().catch(() => {})
    }
  }
}

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
  const pool = new Pool({ connectionString, types, ...limits, Client: DroppedWhenLost })
  pool.on('error', onLost)
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, TypeOverrides } from 'pg'

import type { Database } from './database.ts'
import { isLostDatabase } from './lost-database.ts'
import { preparedName } from './prepared-statement.ts'

/** PostgreSQL's type number of `bigint`, which pg hands over as text unless told otherwise. */
const BIGINT = 20

/**
 * The client's own limits, in milliseconds. Without them a query on a connection that went silent
 * waits for ever; the server's limit is a little shorter, so that it gives up first.
 */
export const LIMITS = {
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
        const answer: unknown = Reflect.apply(ask, undefined, named(given))
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

/** Returns the arguments of a query, with its name added when it is a prepared statement. */
function named([text, values, ...rest]: readonly unknown[]): readonly unknown[] {
  const name = typeof text === 'string' && rest.length === 0 ? preparedName(text) : undefined
  return name === undefined ? [text, values, ...rest] : [{ name, text, values }]
}

/** Shorter limits for reads that another database can serve. */
const READING_LIMITS = { connectionTimeoutMillis: 500, query_timeout: 1000, statement_timeout: 900 }

/** Connections of a pool that is given no number of its own. */
const CONNECTIONS = 10

export type Use = 'serving' | 'playing' | 'reading' | 'migrating'

/** The state of a pool of connections. */
export type PoolState = {
  readonly inUse: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

/** A pool of connections, and what goes on in it. */
export type WatchedPool = { readonly database: Database; readonly state: () => PoolState }

/** As `openPool`, for those who need not look into it. */
export function openPostgres(
  connectionString: string,
  use: Use,
  onLost: (error: Error) => void,
): Database {
  return openPool(connectionString, use, onLost).database
}

/**
 * Opens a pool of connections to a real PostgreSQL.
 * @param use what the pool is for; `migrating` allows statements that take minutes, and `playing` is for
 * few rows, found by their keys
 * @param onLost told when an idle connection breaks; the pool replaces it by itself
 */
export function openPool(
  connectionString: string,
  use: Use,
  onLost: (error: Error) => void,
  max = CONNECTIONS,
): WatchedPool {
  const limits = {
    serving: { ...LIMITS, max },
    playing: { ...LIMITS, max },
    reading: { ...LIMITS, ...READING_LIMITS, max },
    migrating: MIGRATION_LIMITS,
  }[use]
  const types = new TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const pool = new Pool({ connectionString, types, ...limits, Client: DroppedWhenLost })
  pool.on('error', onLost)
  if (use === 'migrating') pool.on('connect', noticeDeath)
  if (use === 'playing') pool.on('connect', useKeys)
  return {
    database: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    state: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

/**
 * Has the server find rows by their keys, however few there are. It keeps plans for as long as a
 * connection lasts, those of foreign keys too, and in a new database it would make them for tables that
 * are still empty.
 */
function useKeys(client: PoolClient): void {
  client
    .query('set enable_seqscan = off; set jit = off; set plan_cache_mode = force_generic_plan')
    .catch(() => {})
}

/**
 * Has the server look every second whether its client still lives: of a migration that was killed it
 * would keep the locks until the statement ends. A server that cannot do so goes on without.
 */
function noticeDeath(client: PoolClient): void {
  client.query('set client_connection_check_interval = 1000').catch(() => {})
}

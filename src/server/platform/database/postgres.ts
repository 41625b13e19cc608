import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, TypeOverrides } from 'pg'

import { readDatabaseAddress } from '#server/platform/database-address.ts'

import { type DatabaseHosts, databaseHosts, type Place, requireWritable } from './database-hosts.ts'
import type { Database } from './database.ts'
import { isLostDatabase, isLostServer } from './lost-database.ts'
import { preparedName } from './prepared-statement.ts'

/** PostgreSQL's type number of `bigint`, which pg returns as text by default. */
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

/** How the connections of a pool are made. */
type Making = {
  readonly hosts: DatabaseHosts
  /** Whether a server that takes no writes is refused. */
  readonly writes: boolean
  /** Whether the connection keeps its session, and prepared statements with it. */
  readonly keepsSession: boolean
}

/** The server to which a connection of a pool was made. */
const places = new WeakMap<object, Place>()

/**
 * Returns a class of connections to the current host. One is given up when a query finds it broken, silent
 * or without writes, not handed out again.
 */
function connectionsTo({ hosts, writes, keepsSession }: Making) {
  return class DroppedWhenLost extends Client {
    constructor(config: ClientConfig = {}) {
      const place = hosts.current()
      super({ ...config, connectionString: place.url })
      places.set(this, place)
      // A connection that breaks between two queries of a transaction emits its error only here, and an
      // error without a listener ends the process. The next query fails, and its error is reported.
      this.on('error', () => {})
      const ask = this.query.bind(this)
      const open = async (done: (error?: unknown) => void) => {
        try {
          await super.connect()
          if (writes) await requireWritable(this)
        } catch (error) {
          if (isLostServer(error)) hosts.skip(place)
          void this.end().catch(() => {})
          return done(error)
        }
        return done()
      }
      const dropIfLost = async (answer: Promise<unknown>) => {
        try {
          await answer
        } catch (error) {
          if (isLostServer(error)) hosts.renew(place)
          if (isLostDatabase(error)) await this.end().catch(() => {})
        }
      }
      Object.assign(this, {
        query: (...given: readonly unknown[]) => {
          const answer: unknown = Reflect.apply(ask, undefined, keepsSession ? named(given) : given)
          if (answer instanceof Promise) void dropIfLost(answer)
          return answer
        },
        connect: (done: (error?: unknown) => void) => void open(done),
      })
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

/**
 * Through a pooler that lends a connection for each transaction, settings of a session would reach
 * other clients.
 */
const POOLED_LIMITS = { connectionTimeoutMillis: 2000, query_timeout: 3000 }

export type Use = 'serving' | 'pooled' | 'playing' | 'reading' | 'migrating'

/** The state of a pool of connections. */
export type PoolState = {
  readonly inUse: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

/** A pool of connections, and its state. */
export type WatchedPool = { readonly database: Database; readonly state: () => PoolState }

/** As `openPool`, for those who need not look into it. */
export function openPostgres(
  address: string,
  use: Use,
  onLost: (error: Error) => void,
  waitMs?: number,
): Database {
  return openPool(address, use, onLost, CONNECTIONS, waitMs).database
}

/**
 * Opens a pool of connections to a real PostgreSQL, to whichever of its hosts takes writes.
 * @param use what the pool is for; `migrating` allows statements that take minutes, `playing` is for few
 * rows, found by their keys, `reading` takes a server without writes too, and `pooled` leads through a
 * pooler in transaction mode
 * @param onLost told when an idle connection breaks; the pool replaces it by itself
 * @param waitMs how long a query waits for a connection, where it is not the time that suits the use
 */
export function openPool(
  address: string,
  use: Use,
  onLost: (error: Error) => void,
  max = CONNECTIONS,
  waitMs?: number,
): WatchedPool {
  const limits = {
    serving: { ...LIMITS, max },
    pooled: { ...POOLED_LIMITS, max },
    playing: { ...LIMITS, max },
    reading: { ...LIMITS, ...READING_LIMITS, max },
    migrating: MIGRATION_LIMITS,
  }[use]
  const types = new TypeOverrides()
  types.setTypeParser(BIGINT, Number)
  const hosts = databaseHosts(readDatabaseAddress(address)?.urls ?? [address])
  const making = { hosts, writes: use !== 'reading', keepsSession: use !== 'pooled' }
  const wait = waitMs === undefined ? {} : { connectionTimeoutMillis: waitMs }
  const pool = new Pool({ types, ...limits, ...wait, Client: connectionsTo(making) })
  pool.on('error', onLost)
  if (use === 'migrating') pool.on('connect', noticeDeath)
  if (use === 'playing') pool.on('connect', useKeys)
  const connect = () => connectTo(pool, hosts)
  const choosing = { connect, end: () => pool.end(), options: pool.options }
  return {
    database: new Kysely({ dialect: new PostgresDialect({ pool: choosing }) }),
    state: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Returns a connection to the server in use. Tries each host once, and no connection of a lost server. */
async function connectTo(pool: Pool, hosts: DatabaseHosts): Promise<PoolClient> {
  let failures = 0
  for (;;) {
    const place = hosts.current()
    try {
      // One host after the other, and one connection after the other.
      // oxlint-disable-next-line no-await-in-loop
      const client = await pool.connect()
      if (places.get(client) === hosts.current()) return client
      client.release(true)
    } catch (error) {
      failures += 1
      if (failures >= hosts.count || hosts.current() === place) throw error
    }
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

import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'

import { type Rows, type Store, type StoreConnection, StoreError } from './store.ts'

/** PostgreSQL's code for a statement in a transaction that has failed. */
const FAILED_TRANSACTION = '25P02'

/**
 * Kysely's dialect of an embedded database in another thread. Its driver for PGlite would do, but waits for
 * ever for a transaction that cannot begin.
 */
export class StoreDialect implements Dialect {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  createAdapter(): PGliteAdapter {
    return new PGliteAdapter()
  }

  createDriver(): Driver {
    return new StoreDriver(this.#store)
  }

  createIntrospector(database: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(database)
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler()
  }
}

class StoreDriver implements Driver {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  async init(): Promise<void> {}

  /** Kysely lends one at a time, so a transaction has the database for itself. */
  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(this.#store.connect())
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel === undefined ? '' : ` isolation level ${isolationLevel}`
    await connection.executeQuery(CompiledQuery.raw(`begin${level} ${accessMode ?? ''}`))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  destroy(): Promise<void> {
    return this.#store.close()
  }
}

class Connection implements DatabaseConnection {
  readonly #connection: StoreConnection

  constructor(connection: StoreConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, affectedRows, command } = await this.#query(sql, parameters)
    if (sql === 'commit' && command === 'ROLLBACK') throw failedTransaction()
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) }
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('The embedded database gives all rows at once.')
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    try {
      return await this.#connection.query(sql, parameters)
    } catch (error) {
      // Errors from another thread do not know their caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}

function failedTransaction(): StoreError {
  return new StoreError({
    message: 'A statement of the transaction has failed, so all of it was taken back.',
    code: FAILED_TRANSACTION,
    constraint: undefined,
    detail: undefined,
    table: undefined,
  })
}

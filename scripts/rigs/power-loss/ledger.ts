import { sql } from 'kysely'

import type { Database } from '#server/platform/database/database.ts'

type Query = (
  sql: string,
  parameters?: (string | number)[],
) => Promise<{ readonly rows: readonly unknown[] }>

/** The part of PGlite that the ledger needs. */
export type Worked = {
  readonly exec: (sql: string) => Promise<unknown>
  readonly query: Query
  readonly transaction: (
    work: (transaction: { readonly query: Query }) => Promise<void>,
  ) => Promise<void>
  readonly close: () => Promise<void>
}

/** Answers that a database has acknowledged, each with a counter that changes in the same transaction. */
export type Ledger = {
  /** Does a little of everything a school does, answer by answer. */
  readonly work: (pglite: Worked, answers: number) => Promise<void>
  /** How many answers were acknowledged when so many operations had been done to the disk. */
  readonly acknowledgedAt: (operations: number) => number
  /** How many operations had been done when the first answer was acknowledged. */
  readonly begunAt: () => number
}

/** Answers after which names come and go in the folder: a table is made, and another removed. */
const TABLE_EVERY = 40
/** Answers after which everything is written out, as the server does from time to time. */
const CHECKPOINT_EVERY = 60
/** Answers that come with enough text to begin a new file of the write-ahead log now and then. */
const LARGE_EVERY = 25
const LARGE_LETTERS = 300_000

/** @param done how many operations have been done to the disk so far */
export function createLedger(done: () => number): Ledger {
  /** For each answer, how many operations had been done when it was acknowledged. */
  const acknowledged: number[] = []
  return {
    async work(pglite, answers) {
      // Each waits for the one before.
      /* oxlint-disable no-await-in-loop */
      await pglite.exec(`
        create table answers (id int primary key, words text not null);
        create table totals (answered int not null);
        insert into totals values (0)`)
      for (let id = 1; id <= answers; id += 1) {
        await pglite.transaction(async (transaction) => {
          const letters = id % LARGE_EVERY === 0 ? LARGE_LETTERS : 100
          // Letters that cannot be compressed take the room that they say.
          await transaction.query(
            `insert into answers select $1::int, $1::int || string_agg(md5(random()::text), '')
             from generate_series(1, $2::int / 32)`,
            [id, letters],
          )
          await transaction.query('update totals set answered = answered + 1')
        })
        acknowledged.push(done())
        if (id % TABLE_EVERY === 0) {
          await pglite.exec(`create table part_${id} as select * from answers limit 10;
            drop table if exists part_${id - TABLE_EVERY}`)
        }
        if (id % CHECKPOINT_EVERY === 0) await pglite.exec('checkpoint')
      }
      /* oxlint-enable no-await-in-loop */
    },
    acknowledgedAt(operations) {
      const later = acknowledged.findIndex((at) => at > operations)
      return later === -1 ? acknowledged.length : later
    },
    begunAt: () => acknowledged[0] ?? 0,
  }
}

/**
 * Returns what is wrong with a database after a loss of power: answers that were acknowledged and are not
 * there, and a total that is not their number.
 */
export async function wrongWith(
  database: Database,
  acknowledged: number,
): Promise<readonly string[]> {
  const there = await sql<{ there: boolean }>`
    select to_regclass('totals') is not null as there`.execute(database)
  if (there.rows[0]?.there !== true) {
    return acknowledged === 0 ? [] : [`${acknowledged} answers are lost with their table`]
  }
  const { rows } = await sql<{ kept: number; all: number; answered: number | null }>`
    select count(*) filter (where id <= ${acknowledged} and words like id || '%')::int as kept,
      count(*)::int as all, (select answered from totals) as answered
    from answers`.execute(database)
  const { kept = 0, all = 0, answered = null } = rows[0] ?? {}
  return [
    ...(kept === acknowledged
      ? []
      : [`${acknowledged - kept} of ${acknowledged} answers are lost`]),
    ...((answered ?? 0) === all ? [] : [`the total is ${answered} for ${all} answers`]),
  ]
}

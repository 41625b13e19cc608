import type { Clock } from '#server/platform/clock.ts'

import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'

/** A copy that is further behind is not asked, in milliseconds. */
export const MAX_BEHIND_MS = 5000
/** How often servers note the time in the database, and look when it arrives in the copy. */
const LOOK_MS = 1000

/** Puts a question to a database that may be a little behind. Nothing is written there. */
export type Ask = <Result>(question: (database: Database) => Promise<Result>) => Promise<Result>

/** A copy of the database, kept by PostgreSQL, from which much is read and nothing needs the newest. */
export type ReadCopy = {
  readonly database: Database
  /** How far it is behind, in milliseconds; null when it does not answer or was never asked. */
  readonly lagMs: () => number | null
  /** Notes the time in the database and reads it in the copy. */
  readonly look: (database: Database) => Promise<void>
  /** The copy has failed: it is not asked until the next check succeeds. */
  readonly mistrust: () => void
}

export function openReadCopy(url: string, clock: Clock, onLost: (error: Error) => void): ReadCopy {
  const copy = openPostgres(url, 'reading', onLost)
  let lagMs: number | null = null
  return {
    database: copy,
    lagMs: () => lagMs,
    mistrust: () => void (lagMs = null),
    async look(database) {
      await beat(database, clock())
      try {
        const beatenAt = await lastBeat(copy)
        lagMs = Math.max(0, clock() - beatenAt)
      } catch (error) {
        lagMs = null
        throw error
      }
    },
  }
}

/**
 * Asks the copy while it is reachable and not far behind, and the database otherwise. A query that
 * fails in the copy runs again in the database.
 */
export function askCopy(database: Database, copy: ReadCopy | null): Ask {
  return async (question) => {
    const lagMs = copy?.lagMs() ?? null
    if (copy === null || lagMs === null || lagMs > MAX_BEHIND_MS) return question(database)
    try {
      return await question(copy.database)
    } catch {
      copy.mistrust()
      return question(database)
    }
  }
}

/**
 * Looks after a copy as long as the server runs.
 * @returns a function that ends it and settles when the last look is over
 */
export function watchCopy(
  copy: ReadCopy,
  database: Database,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= copy
      .look(database)
      .catch(onFailure)
      .finally(() => (looking = null))
  }
  look()
  const timer = setInterval(look, LOOK_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await looking
  }
}

async function beat(database: Database, now: number): Promise<void> {
  const beatenAt = new Date(now)
  await database
    .insertInto('copy_beat')
    .values({ id: 1, beaten_at: beatenAt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beaten_at: beatenAt }))
    .execute()
}

async function lastBeat(copy: Database): Promise<number> {
  const row = await copy.selectFrom('copy_beat').select('beaten_at').executeTakeFirst()
  return row?.beaten_at.getTime() ?? 0
}

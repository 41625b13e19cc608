import type { z } from 'zod'

import type { Change } from '#server/platform/bus.ts'
import type { Database } from '#server/platform/database/database.ts'
import { announce } from '#server/platform/database/postgres-bus.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'

import { withEmbedded } from './embedded-database.ts'
import { type Place, requireDatabase } from './place.ts'
import { askServer } from './running-server.ts'

/** A change to accounts by an operator, whether servers run or not. */
type Order<Done> = {
  /** The path and the body of the request to a server that has the embedded database open. */
  readonly path: string
  readonly body: object
  /** The schema of its answer. */
  readonly answer: z.ZodType<Done | null>
  /** Makes the change in an open database; null when there is no such account. */
  readonly run: (
    database: Database,
  ) => Promise<(Done & { readonly changes: readonly Change[] }) | null>
}

/**
 * Carries out an order where the data is, and notifies the servers that run.
 * @returns null when there is no such account
 * @throws Refusal with the remedy
 */
export async function giveOrder<Done>(place: Place, order: Order<Done>): Promise<Done | null> {
  return place.databaseUrl === undefined
    ? orderEmbedded(place.dataDir, order)
    : orderPostgres(place.databaseUrl, order)
}

async function orderPostgres<Done>(url: string, { run }: Order<Done>): Promise<Done | null> {
  const database = openPostgres(url, 'serving', () => {})
  try {
    const done = await run(database)
    if (done !== null) await announce(database, done.changes)
    return done
  } finally {
    await database.destroy()
  }
}

async function orderEmbedded<Done>(
  folder: string,
  { path, body, answer, run }: Order<Done>,
): Promise<Done | null> {
  requireDatabase(folder)
  const told = await askServer(folder, path, body)
  if (told !== null) return answer.parse(JSON.parse(told.toString()))
  return withEmbedded(folder, ({ database }) => run(database))
}

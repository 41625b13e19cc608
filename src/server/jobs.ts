import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'

import { startMailWorker } from './accounts/mail-worker.ts'
import { smtpSender } from './accounts/smtp.ts'
import { sweepAccounts } from './accounts/sweep.ts'
import type { Environment } from './env.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'

const SWEEP_MS = 10 * 60 * 1000

/**
 * Starts what the server does by itself while it runs.
 * @returns a function that ends it and settles when nothing of it uses the database any more
 */
export function startJobs(
  { databaseUrl, smtpUrl, supportEmail }: Environment,
  database: Database,
  clock: Clock,
  log: FastifyBaseLogger,
): () => Promise<void> {
  const onFailure = (error: unknown) => log.warn({ err: error }, 'a background job failed')
  const stopMail =
    smtpUrl === undefined
      ? async () => {}
      : startMailWorker({ database, clock, send: smtpSender(smtpUrl, supportEmail), onFailure })
  const sweeping = setInterval(() => {
    sweep(database, databaseUrl === undefined, clock()).catch(onFailure)
  }, SWEEP_MS)
  sweeping.unref()
  return async () => {
    clearInterval(sweeping)
    await stopMail()
  }
}

/** The embedded database does not tidy up by itself, and plans badly when nobody does. */
async function sweep(database: Database, isEmbedded: boolean, now: number): Promise<void> {
  await sweepAccounts(database, now)
  if (isEmbedded) await sql`vacuum analyze`.execute(database)
}

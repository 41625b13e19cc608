import type { FastifyInstance } from 'fastify'

import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import type { Drain } from './platform/drain.ts'

/** How often connections whose last answer is sent are hung up; closing does that only once. */
const HANG_UP_MS = 100
/** Requests that are still being answered then are cut. */
const CUT_REQUESTS_MS = 7000
/** Open work is given up then. */
const GIVE_UP_MS = 9500
/** Ctrl+C reaches the process twice: from the terminal and through npm. */
const SAME_SIGNAL_MS = 500

export type Farewell = {
  readonly drain: Drain
  /** Ends all background work; settles when the database is left alone. */
  readonly endJobs: () => Promise<void>
  /** Gives the data folder back. */
  readonly release: () => void
  readonly clock: Clock
}

/**
 * Stops the server when the system asks for it: it drains, then takes no new connection, running requests end, sockets are
 * closed so that clients come back later, the database is closed last. A second signal ends at once.
 */
export function stopOnSignal(
  app: FastifyInstance,
  database: Promise<Database>,
  farewell: Farewell,
): void {
  let askedAt: number | null = null
  const onSignal = (signal: NodeJS.Signals): void => {
    if (askedAt !== null && farewell.clock() - askedAt < SAME_SIGNAL_MS) return
    if (askedAt !== null) process.exit(1)
    askedAt = farewell.clock()
    app.log.info({ signal }, 'stopping')
    void stop(app, database, farewell)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function stop(
  app: FastifyInstance,
  database: Promise<Database>,
  { drain, endJobs, release }: Farewell,
): Promise<void> {
  await drain.begin()
  setInterval(() => app.server.closeIdleConnections(), HANG_UP_MS).unref()
  setTimeout(() => app.server.closeAllConnections(), CUT_REQUESTS_MS).unref()
  setTimeout(() => {
    app.log.error('something did not stop in time')
    process.exit(1)
  }, GIVE_UP_MS).unref()
  try {
    await app.close()
    await endJobs()
    await (await database).destroy()
    release()
    app.log.info('stopped')
    process.exit(0)
  } catch (error) {
    app.log.error({ err: error }, 'stopped with an error')
    process.exit(1)
  }
}

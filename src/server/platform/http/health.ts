import type { FastifyInstance } from 'fastify'

import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isFull } from '#server/platform/database/lost-database.ts'
import { type Start, writeStart } from '#server/platform/database/starts.ts'
import type { Drain } from '#server/platform/drain.ts'

/** How long the outcome of a write is the answer to all who ask, in milliseconds. */
const WRITTEN_MS = 1000

type Health = {
  readonly start: Start
  readonly database: Promise<Database>
  readonly drain: Drain
  /** Whether the disk of the database can be written to, as far as this process knows. */
  readonly hasRoom: () => Promise<boolean>
  readonly clock: Clock
  /** Milliseconds of a clock that is never set. */
  readonly steadyClock: Clock
}

/**
 * Adds `/healthz`, which says that this process answers and since when, and `/readyz`, which says
 * (with status 503 when not) whether a write into the database commits, and whether the server stays.
 */
export function addHealth(
  scope: FastifyInstance,
  { start, database, drain, hasRoom, clock, steadyClock }: Health,
): void {
  const about = { version: start.version, started_at: new Date(start.at).toISOString() }
  let opened: Database | null = null
  database.then(
    (ready) => (opened = ready),
    () => {},
  )

  scope.get('/healthz', async () => {
    return { status: opened ? 'ready' : 'starting', ...about }
  })

  const writes = recent((into: Database) => writeStart(into, start, clock()), steadyClock)
  scope.get('/readyz', async (request, reply) => {
    if (drain.hasBegun()) return reply.code(503).send({ status: 'stopping', ...about })
    if (!opened) return reply.code(503).send({ status: 'starting', ...about })
    try {
      if (!(await hasRoom())) return reply.code(503).send({ status: 'disk_full', ...about })
      if (await writes(opened)) return { status: 'ready', ...about }
      request.log.error('the database has no record of any start')
    } catch (error) {
      request.log.error({ err: error }, 'the database takes no writes')
      if (isFull(error)) return reply.code(503).send({ status: 'disk_full', ...about })
    }
    return reply.code(503).send({ status: 'database_lost', ...about })
  })
}

/** Returns a function that asks again only when its last answer is not awaited and no longer recent. */
function recent<Given, Answer>(ask: (given: Given) => Promise<Answer>, steadyClock: Clock) {
  let asked: Promise<Answer> | null = null
  let isAwaited = false
  let answeredAt = -Infinity
  return (given: Given): Promise<Answer> => {
    if (asked !== null && (isAwaited || steadyClock() - answeredAt < WRITTEN_MS)) return asked
    isAwaited = true
    asked = ask(given).finally(() => {
      isAwaited = false
      answeredAt = steadyClock()
    })
    return asked
  }
}

import type { FastifyInstance } from 'fastify'

import type { Database } from '#server/platform/database/database.ts'
import { hasStarts, type Start } from '#server/platform/database/starts.ts'
import type { Drain } from '#server/platform/drain.ts'

/**
 * Adds `/healthz`, which says that this process answers and since when, and `/readyz`, which says
 * (with status 503 when not) whether the database answers too, and whether the server stays.
 * @param hasRoom whether the disk of the database can be written to, as far as this process knows
 */
export function addHealth(
  scope: FastifyInstance,
  start: Start,
  database: Promise<Database>,
  drain: Drain,
  hasRoom: () => Promise<boolean>,
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

  const askOnce = sharing(hasStarts)
  scope.get('/readyz', async (request, reply) => {
    if (drain.hasBegun()) return reply.code(503).send({ status: 'stopping', ...about })
    if (!opened) return reply.code(503).send({ status: 'starting', ...about })
    try {
      if (!(await hasRoom())) return reply.code(503).send({ status: 'disk_full', ...about })
      if (await askOnce(opened)) return { status: 'ready', ...about }
      request.log.error('the database has no record of any start')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
    }
    return reply.code(503).send({ status: 'database_lost', ...about })
  })
}

/** A function that, while one of its answers is awaited, asks for no other. */
function sharing<Given, Answer>(ask: (given: Given) => Promise<Answer>) {
  let asked: Promise<Answer> | null = null
  return (given: Given): Promise<Answer> => {
    asked ??= ask(given).finally(() => (asked = null))
    return asked
  }
}

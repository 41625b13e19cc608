import type { FastifyInstance } from 'fastify'

import type { Metrics } from './metrics.ts'

/** Every address without a route of its own: the files of the site, and dead links. */
const SITE = 'site'

/** Counts and times every answer of an app. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? SITE
    metrics.answeredRequest(route, reply.statusCode, reply.elapsedTime / 1000)
  })
}

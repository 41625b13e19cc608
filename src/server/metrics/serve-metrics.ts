import fastify, { type FastifyInstance } from 'fastify'

import { listen } from '#server/platform/http/listen.ts'

import type { Metrics } from './metrics.ts'

/**
 * Serves the metrics on a port of their own, which the world must not reach: they tell how many
 * people use the product.
 * @returns the function that closes it
 * @throws StartupProblem with the remedy when the port cannot be had
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.text()),
  )
  await listen(app, host, port, 'METRICS_')
  return app
}

import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import fastify from 'fastify'

/** The address of the socket of a running server, below its data folder. */
export function operatorSocket(folder: string): string {
  return join(folder, 'operator.sock')
}

/**
 * Serves whoever may write in the data folder, and nobody else: `POST /backup` gives a backup of the
 * embedded database while it runs.
 * @param folder claimed by this process
 * @returns what closes it
 * @throws when there can be no socket there, e.g. because the path is too long for one
 */
export async function serveOperator(
  folder: string,
  backUp: () => Promise<Blob>,
): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true })
  app.post('/backup', async (_request, reply) => {
    const archive = await backUp()
    return reply.type('application/gzip').send(Buffer.from(await archive.arrayBuffer()))
  })
  const path = operatorSocket(folder)
  // A server that was killed leaves its socket behind.
  rmSync(path, { force: true })
  await app.listen({ path, listenTextResolver: () => 'listening' })
  chmodSync(path, 0o600)
  return () => app.close()
}

import { createServer, request as ask } from 'node:http'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Lets the workers beside this one hand on requests. Must be called before the app is ready.
 * @param socket the path of a socket in a folder that is closed to other users
 */
export function takeForwarded(app: FastifyInstance, socket: string): void {
  const server = createServer((request, response) => app.routing(request, response))
  app.addHook('onReady', async () => {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(socket, resolve)
    })
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}

/**
 * Hands a request on to the worker behind a socket, and its response back as it comes.
 * @returns whether that worker has answered, other than by 404
 */
export function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  socket: string,
): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = request.headers
  const passed = ask({ socketPath: socket, method: request.method, path: request.url, headers })
  passed.once('error', () => resolve(false))
  passed.once('response', (response) => {
    const { statusCode = 502 } = response
    if (statusCode === 404) {
      response.resume()
      return resolve(false)
    }
    void reply.hijack()
    reply.raw.writeHead(statusCode, response.headers)
    response.pipe(reply.raw)
    // The other worker notices by this that the page is gone.
    reply.raw.once('close', () => passed.destroy())
    resolve(true)
  })
  passed.end(JSON.stringify(request.body))
  return promise
}

import { setMaxListeners } from 'node:events'
import { createServer, type OutgoingHttpHeaders, request as askPlain } from 'node:http'
import { request as askEncrypted, type RequestOptions } from 'node:https'
import { pipeline } from 'node:stream'

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

/** What has become of a request that was handed on; one that was not answered may still be. */
export type Forwarded = 'answered' | 'unknown' | 'unreachable'

/** The way to the process that a request is handed on to. */
export type Way = {
  /** Where the process listens: a socket or a host, and a port. */
  readonly to: RequestOptions
  readonly isEncrypted?: boolean
  /** Headers beside those of the request. */
  readonly headers?: OutgoingHttpHeaders
  /** How long a connection may take to open, and how long nothing may come over it, in milliseconds. */
  readonly connectMs?: number
  readonly silenceMs?: number
}

/** The status with which a server refuses a request that was handed on to it by mistake. */
export const MISDIRECTED_STATUS = 421

/** Hands a request on, and its response back as it comes. */
export type Forward = (request: FastifyRequest, reply: FastifyReply, way: Way) => Promise<Forwarded>

/** Creates the function that hands on requests. What is handed on ends when the app closes. */
export function createForward(app: FastifyInstance): Forward {
  const closing = new AbortController()
  setMaxListeners(0, closing.signal)
  app.addHook('preClose', async () => closing.abort())

  return async (request, reply, way) => {
    const first = await attempt(request, reply, way)
    // The other process may have hung up an idle connection at the moment at which this one used it again.
    const forwarded = first === 'stale' ? await attempt(request, reply, way) : first
    return forwarded === 'stale' ? 'unreachable' : forwarded
  }

  function attempt(
    request: FastifyRequest,
    reply: FastifyReply,
    { to, isEncrypted = false, headers = {}, connectMs, silenceMs }: Way,
  ): Promise<Forwarded | 'stale'> {
    const { promise, resolve } = Promise.withResolvers<Forwarded | 'stale'>()
    const ask = isEncrypted ? askEncrypted : askPlain
    const passed = ask({
      ...to,
      method: request.method,
      path: request.url,
      headers: { ...ownHeaders(request), ...headers },
      signal: closing.signal,
      ...(silenceMs !== undefined && { timeout: silenceMs }),
    })
    let isSettled = false
    // The other process notices by this that the page is gone.
    const onGone = () => passed.destroy()
    reply.raw.once('close', onGone)
    passed.once('socket', (socket) => {
      if (!socket.connecting || connectMs === undefined) return
      const timer = setTimeout(() => passed.destroy(), connectMs).unref()
      for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer))
    })
    passed.once('timeout', () => passed.destroy())
    passed.on('error', () => fail(passed.reusedSocket ? 'stale' : 'unreachable'))
    passed.once('close', () => fail('unreachable'))
    passed.once('response', (response) => {
      const { statusCode = 502 } = response
      if (statusCode === 404 || statusCode === MISDIRECTED_STATUS) {
        response.resume()
        return settle(statusCode === 404 ? 'unknown' : 'unreachable')
      }
      settle('answered')
      reply.raw.writeHead(statusCode, response.headers)
      // Either of the two ends with the other, also when it breaks.
      pipeline(response, reply.raw, () => passed.destroy())
    })
    passed.end(JSON.stringify(request.body))
    return promise

    /** A page that is gone needs no answer. */
    function fail(outcome: Forwarded | 'stale'): void {
      settle(reply.raw.destroyed ? 'answered' : outcome)
    }

    function settle(outcome: Forwarded | 'stale'): void {
      if (isSettled) return
      isSettled = true
      if (outcome === 'answered') void reply.hijack()
      else reply.raw.removeListener('close', onGone)
      resolve(outcome)
    }
  }
}

/** Returns the headers of a request without those that are about its body and its connection. */
function ownHeaders(request: FastifyRequest): OutgoingHttpHeaders {
  const {
    'content-length': _length,
    'transfer-encoding': _encoding,
    connection: _connection,
    'keep-alive': _keepAlive,
    expect: _expect,
    ...headers
  } = request.headers
  return headers
}

import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'

import { LIVE_BURST, LIVE_MESSAGE_BYTES, LIVE_PER_SECOND, LIVE_WARNINGS } from '#contract/limits.ts'
import { type ClientMessage, LIVE_PATH, liveClose, parseClientMessage } from '#contract/live.ts'
import { type OriginRule, requireOwnOrigin } from '#server/api/guards.ts'
import { Problem } from '#server/api/problem.ts'
import type { Clock } from '#server/platform/clock.ts'

import { createBucket } from './bucket.ts'
import { startHeartbeat } from './heartbeat.ts'
import { send } from './send.ts'
import { textOf } from './text.ts'

/** How long a client may take to answer the closing of its socket when the server stops. */
const FAREWELL_MS = 1000

export type LiveParts = {
  readonly clock: Clock
  readonly version: string
  readonly origin: OriginRule
  readonly heartbeatMs: number
}

/** Adds the live socket at /api/live. A page of another site is refused before the upgrade. */
export async function addLive(app: FastifyInstance, parts: LiveParts): Promise<void> {
  await app.register(websocket, {
    options: {
      maxPayload: LIVE_MESSAGE_BYTES,
      maxFragments: 16,
      maxBufferedChunks: 256,
      perMessageDeflate: false,
    },
    errorHandler: (error, _socket, request) => request.log.debug({ err: error }, 'socket failed'),
    preClose() {
      return endSockets(app)
    },
  })
  app.addHook('onRequest', async ({ ws, routeOptions }) => {
    if (ws && routeOptions.url !== LIVE_PATH) {
      throw new Problem('not_found', `The only WebSocket is at ${LIVE_PATH}.`)
    }
  })
  const stopHeartbeat = startHeartbeat(app.websocketServer.clients, parts.heartbeatMs)
  app.addHook('preClose', async () => stopHeartbeat())
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    exposeHeadRoute: false,
    onRequest: async (request) => requireOwnOrigin(request, parts.origin),
    handler: () => {
      throw new Problem('not_found', 'This address is a WebSocket.')
    },
    wsHandler: (socket) => talk(socket, parts),
  })
}

function talk(socket: WebSocket, { clock, version }: LiveParts): void {
  const take = createBucket({ size: LIVE_BURST, perSecond: LIVE_PER_SECOND }, clock)
  let warnings = 0
  socket.on('message', (data, isBinary) => {
    if (socket.readyState !== socket.OPEN) return
    if (take()) return answer(socket, isBinary ? null : parseClientMessage(textOf(data)), clock)
    warnings += 1
    if (warnings <= LIVE_WARNINGS) send(socket, { type: 'slow_down' })
    else socket.close(liveClose.tooManyMessages, 'too many messages')
  })
  send(socket, { type: 'hello', version })
}

function answer(socket: WebSocket, message: ClientMessage | null, clock: Clock): void {
  switch (message?.type) {
    case 'ping':
      return send(socket, { type: 'pong', t: message.t, serverTime: clock() })
    case undefined:
      return socket.close(liveClose.unknownMessage, 'unknown message')
  }
}

/** Without this an open socket keeps a closing server alive for ever. */
async function endSockets(app: FastifyInstance): Promise<void> {
  const { clients } = app.websocketServer
  for (const client of clients) client.close(liveClose.restarting, 'the server restarts')
  const timer = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, FAREWELL_MS)
  await new Promise<void>((resolve) => {
    app.websocketServer.close(() => resolve())
  })
  clearTimeout(timer)
}

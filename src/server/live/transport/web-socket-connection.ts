import type { Clock } from '#server/platform/clock.ts'

import type { Connection } from './connection.ts'
import { isReading, type Outbox, type Wire } from './send.ts'
import { textOf } from './text.ts'

/**
 * Returns the connection that a WebSocket is.
 * @param matchTime the clock by which messages are received
 */
export function webSocketConnection(wire: Wire, outbox: Outbox, matchTime: Clock): Connection {
  const { socket } = wire
  const isOpen = () => socket.readyState === socket.OPEN
  return {
    isOpen,
    send(text) {
      if (isReading(socket)) socket.send(text)
    },
    post: (text) => outbox.post(wire, text),
    ping(text) {
      if (isOpen()) socket.ping(text)
    },
    close: (code, reason) => socket.close(code, reason),
    cut: () => socket.terminate(),
    onMessage(listener) {
      socket.on('message', (data, isBinary) =>
        listener(isBinary ? null : textOf(data), matchTime()),
      )
    },
    onPong(listener) {
      socket.on('pong', (data) => listener(data.toString()))
    },
    onClose(listener) {
      socket.on('close', () => listener())
    },
  }
}

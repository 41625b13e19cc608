import { browserWire, type Wire, type WireEvents } from '#web/wire/live-socket.ts'

import { createWireChoice } from './choose-wire.ts'
import { openFallbackWire } from './fallback-wire.ts'
import { createRequests } from './requests.ts'
import { storedTransport } from './stored-transport.ts'

/** How a connection that does not belong to a session names its owner. */
type Owner = {
  /** The subprotocol of its WebSocket. */
  readonly protocol: string
  /** The header of its requests. */
  readonly header: readonly [name: string, value: string]
}

/**
 * Returns the way in which this browser opens a live connection.
 * @param isIdle whether nothing is lost when the connection is made anew
 * @param owner of the connection; the session of the browser unless given
 */
export function liveWire(
  isIdle: () => boolean,
  owner?: Owner,
): (address: string, events: WireEvents) => Wire {
  const requests = createRequests((path, options) => {
    const headers = new Headers(options.headers)
    if (owner !== undefined) headers.set(...owner.header)
    return fetch(path, { ...options, headers })
  })
  return createWireChoice({
    openSocket: (address, events) =>
      browserWire(address, events, owner === undefined ? [] : [owner.protocol]),
    openFallback: (events, mode, onHeard) =>
      openFallbackWire(events, { requests, mode, onHeard, now: () => performance.now(), onLeave }),
    memory: storedTransport,
    isIdle,
    now: Date.now,
  })
}

function onLeave(listener: () => void): () => void {
  globalThis.addEventListener('pagehide', listener)
  return () => globalThis.removeEventListener('pagehide', listener)
}

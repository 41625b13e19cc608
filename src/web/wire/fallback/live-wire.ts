import { browserWire, type Wire, type WireEvents } from '#web/wire/live-socket.ts'

import { createWireChoice } from './choose-wire.ts'
import { openFallbackWire } from './fallback-wire.ts'
import { createRequests } from './requests.ts'
import { storedTransport } from './stored-transport.ts'

/**
 * Returns the way in which this browser opens a live connection.
 * @param isIdle whether nothing is lost when the connection is made anew
 */
export function liveWire(isIdle: () => boolean): (address: string, events: WireEvents) => Wire {
  const requests = createRequests((path, options) => fetch(path, options))
  return createWireChoice({
    openSocket: browserWire,
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

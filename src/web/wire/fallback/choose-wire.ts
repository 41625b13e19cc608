import { liveClose } from '#contract/live.ts'
import type { LiveMode } from '#contract/live/fallback.ts'
import type { Stored } from '#web/store/stored.ts'
import type { Wire, WireEvents } from '#web/wire/live-socket.ts'

import type { StoredTransport } from './stored-transport.ts'

/** How long a WebSocket may take to open before requests are tried beside it. */
const OPEN_MS = 2500
/** How long the server may take to greet on a WebSocket that is open. */
const GREETING_MS = 3000
/** A WebSocket that ends sooner than this has not held. */
const HELD_MS = 5000
/** WebSockets in a row that did not open or hold, after which requests come first. */
const STRIKES = 2
/** How long requests come first before a WebSocket is tried again. */
const AGAIN_MS = 5 * 60 * 1000
const CHECK_MS = 60 * 1000

export type ChoiceParts = {
  readonly openSocket: (address: string, events: WireEvents) => Wire
  readonly openFallback: (
    events: WireEvents,
    mode: LiveMode,
    onHeard: (mode: LiveMode) => void,
  ) => Wire
  readonly memory: Pick<Stored<StoredTransport | null>, 'get' | 'set'>
  /** Whether nothing is lost when the connection is made anew. */
  readonly isIdle: () => boolean
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Kind = 'socket' | 'fallback'

/**
 * Creates a way to open a live connection: by WebSocket where the network lets one through, and by
 * requests where it does not. What has worked in this tab comes first.
 */
export function createWireChoice(
  parts: ChoiceParts,
): (address: string, events: WireEvents) => Wire {
  const { memory, isIdle, now } = parts
  let strikes = 0

  return (address, events) => {
    const tries = new Map<Kind, Wire>()
    let winner: Kind | null = null
    let greetedAt = 0
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const mode = remembered()
    if (mode === 'socket') {
      tries.set('socket', parts.openSocket(address, eventsOf('socket')))
      timer = setTimeout(() => tryFallback('stream'), OPEN_MS)
    } else tryFallback(mode)
    return {
      send(text) {
        const wire = winner === null ? null : tries.get(winner)
        if (!wire) throw new Error('There is no connection yet.')
        wire.send(text)
      },
      close: () => stop((wire) => wire.close()),
      cut: () => stop((wire) => wire.cut()),
    }

    function tryFallback(first: LiveMode): void {
      clearTimeout(timer)
      tries.set('fallback', parts.openFallback(eventsOf('fallback'), first, remember))
    }

    function eventsOf(kind: Kind): WireEvents {
      return {
        opened() {
          if (isOver || winner !== null) return
          if (kind === 'socket' && !tries.has('fallback')) {
            clearTimeout(timer)
            timer = setTimeout(() => tryFallback('stream'), GREETING_MS)
          }
          events.opened()
        },
        said(data) {
          if (isOver) return
          if (winner === null) win(kind)
          if (winner === kind) events.said(data)
        },
        closed(code, reason) {
          if (isOver || !tries.delete(kind)) return
          if (winner === kind) endedAfterGreeting(kind, code)
          else if (!isFinal(kind, code)) return
          finish(code, reason)
        },
      }
    }

    function win(kind: Kind): void {
      winner = kind
      greetedAt = now()
      clearTimeout(timer)
      for (const [other, wire] of tries) if (other !== kind) wire.cut()
      if (kind === 'socket') remember('socket')
      else timer = setInterval(tryBetter, CHECK_MS)
    }

    function endedAfterGreeting(kind: Kind, code: number): void {
      if (kind === 'fallback') return
      const isCut = !isOfServer(code) && now() - greetedAt < HELD_MS
      strikes = isCut ? strikes + 1 : 0
    }

    /** Whether a try that has come to nothing is the end of all. */
    function isFinal(kind: Kind, code: number): boolean {
      if (isOfServer(code)) return true
      if (kind === 'fallback') {
        if (tries.has('socket')) return false
        // The server may be away. When it is back, the better way comes first.
        strikes = 0
        memory.set(null)
        return true
      }
      strikes += 1
      if (tries.has('fallback')) return false
      const hasWorked = memory.get()?.transport === 'socket'
      if (hasWorked && strikes < STRIKES) return true
      tryFallback('stream')
      return false
    }

    function finish(code: number, reason?: string): void {
      stop((wire) => wire.cut())
      events.closed(code, reason)
    }

    /** Looks for a WebSocket again, when that disturbs no visitor. */
    function tryBetter(): void {
      if (remembered() === 'socket' && isIdle()) finish(liveClose.restarting)
    }

    function stop(end: (wire: Wire) => void): void {
      if (isOver) return
      isOver = true
      clearTimeout(timer)
      clearInterval(timer)
      for (const wire of tries.values()) end(wire)
    }
  }

  function remembered(): 'socket' | LiveMode {
    const known = memory.get()
    if (known !== null && known.transport !== 'socket') {
      const age = now() - known.since
      if (age >= 0 && age < AGAIN_MS) return known.transport
      strikes = 0
      return 'socket'
    }
    return strikes >= STRIKES ? 'stream' : 'socket'
  }

  function remember(transport: StoredTransport['transport']): void {
    const known = memory.get()
    const isKnown =
      known?.transport === transport && (transport === 'socket' || isRecent(known.since))
    if (!isKnown) memory.set({ transport, since: now() })
  }

  function isRecent(since: number): boolean {
    return now() - since < AGAIN_MS
  }
}

/** Whether the server has ended a connection itself, so the way to it is free. */
function isOfServer(code: number): boolean {
  return code >= 4000 || code === liveClose.restarting
}

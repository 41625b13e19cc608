import {
  type ClientMessage,
  LIVE_PATH,
  liveClose,
  parseServerMessage,
  type ServerMessage,
} from '#contract/live.ts'

const RECONNECT_MS = [1000, 2000, 5000, 10_000] as const
/** A socket that has held for a while is first tried again within a moment: another server may be there. */
const HELD_MS = 5000
const AT_ONCE_MS = 100
/** A try without a result after this time will hardly get one, and a new one may succeed. */
const CONNECT_MS = 8000
/** The same in a match: long enough for all ways to be tried one after the other. */
const CONNECT_IN_HASTE_MS = 6000
/** The longest wait after too many connections, in seconds. */
const LONGEST_WAIT_SECONDS = 60
const PING_MS = 25_000
/** A socket on which nothing came for so long after a ping is dead, even if it was not closed. */
const ANSWER_MS = 10_000
/** The same while the page waits for an answer of the server. */
const PROBE_MS = 2000
/** The same when the browser says that there is no network: a server on this machine answers all the same. */
const OFFLINE_MS = 1000

/** The events of a socket. */
export type WireEvents = {
  readonly opened: () => void
  readonly said: (data: unknown) => void
  readonly closed: (code: number, reason?: string) => void
}

/** Why the server has no room for a socket of this account, and when it will have, if that is known. */
export type Refusal =
  | { readonly kind: 'tooMany' }
  /** `until` is a moment of the page's clock, in milliseconds. */
  | { readonly kind: 'tooOften'; readonly until: number }

/** A socket as it is used here. Sending throws while it is not open. */
export type Wire = {
  readonly send: (text: string) => void
  /** Ends it without a complaint of the browser, at the latest when it is open. */
  readonly close: () => void
  /** Ends it at once. A browser makes no other socket while one is being opened. */
  readonly cut: () => void
}

export type LiveParts = {
  readonly open: (address: string, events: WireEvents) => Wire
  readonly onMessage: (message: ServerMessage) => void
  /** There is no connection until the server speaks again. */
  readonly onLost: () => void
  /** The account has too many sockets, or has opened too many: it tries again when there may be room. */
  readonly onRefused: (refusal: Refusal) => void
  /** The server has ended the session: it does not come back. */
  readonly onSessionEnded: () => void
  /** Whether a match is on; then the server is looked for every second. */
  readonly isUrgent: () => boolean
  /** Milliseconds of any clock that only grows. */
  readonly now: () => number
}

/** The one connection over which the server announces changes. */
export type LiveSocket = {
  readonly send: (message: ClientMessage) => void
  /** Something is missing: the socket has to show soon that it is alive. */
  readonly probe: () => void
  /** The network is said to be gone: the socket has to show at once that it is alive. */
  readonly doubt: () => void
  /** The network is back, or the page is looked at: the next try does not wait. */
  readonly hurry: () => void
  /** The socket is not needed until there is a hurry. Tells whether there was one. */
  readonly rest: () => boolean
  readonly stop: () => void
}

/**
 * Opens the live socket and keeps it open: after it was lost it comes back at once if it has held, then
 * after 1, 2, 5, and every 10 seconds (in a match every second), and after a while of silence it is asked whether it is still
 * there.
 */
export function openLiveSocket(parts: LiveParts): LiveSocket {
  const { open, onMessage, onLost, onRefused, onSessionEnded, isUrgent, now } = parts
  let wire: Wire | null = null
  let failures = 0
  /** When the server first spoke on this socket; null until then. */
  let heardAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isProbed = false

  function connect() {
    clearTimeout(timer)
    timer = setTimeout(drop, isUrgent() ? CONNECT_IN_HASTE_MS : CONNECT_MS)
    const mine: Wire = open(LIVE_PATH, {
      opened: pingLater,
      said(data) {
        if (wire === mine) hear(data)
      },
      closed(code, reason) {
        if (wire === mine) lost(code, reason)
      },
    })
    wire = mine
  }

  function hear(data: unknown) {
    pingLater()
    const message = typeof data === 'string' ? parseServerMessage(data) : null
    if (message === null) return
    failures = 0
    heardAt ??= now()
    onMessage(message)
  }

  function pingLater() {
    isProbed = false
    clearTimeout(timer)
    timer = setTimeout(() => ping(ANSWER_MS), PING_MS)
  }

  function ping(patience: number) {
    transmit({ type: 'ping', t: now() })
    clearTimeout(timer)
    timer = setTimeout(drop, patience)
  }

  function transmit(message: ClientMessage) {
    try {
      wire?.send(JSON.stringify(message))
    } catch {
      // Not open yet or no longer: the close event follows.
    }
  }

  function drop() {
    const dead = wire
    lost(0)
    dead?.cut()
  }

  function lost(code: number, reason = '') {
    const hasHeld = heardAt !== null && now() - heardAt >= HELD_MS
    heardAt = null
    wire = null
    clearTimeout(timer)
    if (isStopped) return
    onLost()
    if (code === liveClose.sessionEnded) {
      isStopped = true
      return onSessionEnded()
    }
    const refusal = refusalOf(code, reason, now())
    if (refusal !== null) onRefused(refusal)
    if (refusal?.kind === 'tooOften') {
      timer = setTimeout(connect, refusal.until - now())
      return
    }
    if (hasHeld) {
      // Not all in the same instant.
      timer = setTimeout(connect, Math.random() * AT_ONCE_MS)
      return
    }
    const isInHaste = isUrgent() && refusal === null
    timer = setTimeout(connect, RECONNECT_MS[isInHaste ? 0 : failures] ?? RECONNECT_MS.at(-1))
    failures += 1
  }

  connect()
  return {
    send: transmit,
    probe() {
      if (wire === null || isProbed) return
      isProbed = true
      ping(PROBE_MS)
    },
    doubt() {
      if (wire !== null) ping(OFFLINE_MS)
    },
    hurry() {
      if (wire === null && !isStopped) connect()
    },
    rest() {
      if (wire === null || isStopped) return false
      drop()
      clearTimeout(timer)
      return true
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      const last = wire
      wire = null
      last?.close()
    },
  }
}

function refusalOf(code: number, reason: string, now: number): Refusal | null {
  if (code === liveClose.tooManySockets) return { kind: 'tooMany' }
  if (code !== liveClose.tooManyConnects) return null
  const seconds = Number.parseInt(reason, 10)
  const wait = seconds > 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : LONGEST_WAIT_SECONDS
  return { kind: 'tooOften', until: now + 1000 * wait }
}

/**
 * A WebSocket of this browser.
 * @param protocols of which the server takes the first
 */
export function browserWire(
  address: string,
  { opened, said, closed }: WireEvents,
  protocols: string[] = [],
): Wire {
  const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${address}`, protocols)
  socket.addEventListener('open', opened)
  socket.addEventListener('message', ({ data }) => said(data))
  socket.addEventListener('close', ({ code, reason }) => closed(code, reason))
  return {
    send: (text) => socket.send(text),
    close() {
      // A browser complains in its console when a socket is closed before it is open.
      if (socket.readyState !== WebSocket.CONNECTING) socket.close()
      else socket.addEventListener('open', () => socket.close())
    },
    cut: () => socket.close(),
  }
}

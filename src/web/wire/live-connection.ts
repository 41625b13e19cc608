import type { ClientMessage, ServerMessage } from '#contract/live.ts'
import { createListeners } from '#web/store/holder.ts'

import type { Refusal } from './live-socket.ts'

/**
 * The last state that the server has sent: the player waits for an opponent, or has a match that is
 * on.
 */
export type Engagement = 'none' | 'searching' | 'match'

type Known = {
  readonly isConnected: boolean
  readonly refusal: Refusal | null
  readonly engagement: Engagement
}

const nothing: Known = { isConnected: false, refusal: null, engagement: 'none' }

type Listener = (message: ServerMessage) => void

/** The connection as a screen uses it. Messages sent without one are lost. */
type Line = {
  readonly send: (message: ClientMessage) => void
  /** Something that should have come is missing: the connection has to show that it is alive. */
  readonly probe: () => void
}

/** The live connection as screens see it; it exists while a user is signed in. */
export type LiveLine = Line & {
  /** Whether the server has greeted since the connection was last made. */
  readonly isConnected: () => boolean
  /** Why the server has no room for one more connection of this account just now; null when it has. */
  readonly refusal: () => Refusal | null
  readonly engagement: () => Engagement
  /** Whether the page needs the connection also while it is hidden, as it looks for an opponent or plays. */
  readonly isNeeded: () => boolean
  readonly need: (isNeeded: boolean) => void
  /** Calls back when one of the three above has changed. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void
  /** Hands on whatever the server says. Gives the way to stop. */
  readonly follow: (listener: Listener) => () => void
  /** Calls back once, when the owner of the connection has signed out. */
  readonly whenClosed: (listener: () => void) => void
}

/** The end of the line that belongs to the owner of the socket. */
export type LineEnd = {
  readonly hear: Listener
  readonly lost: () => void
  readonly refused: (refusal: Refusal) => void
  readonly close: () => void
}

export const liveLine = createLiveLine()

export function createLiveLine(): LiveLine & { readonly open: (line: Line) => LineEnd } {
  const followers = createListeners<Parameters<Listener>>()
  const listeners = createListeners()
  const closing = new Set<() => void>()
  let known: Known = nothing
  let line: Line | null = null
  let isNeeded = false

  function show(next: Partial<Known>) {
    const before = known
    known = { ...before, ...next }
    const isSame =
      known.isConnected === before.isConnected &&
      known.refusal === before.refusal &&
      known.engagement === before.engagement
    if (!isSame) listeners.announce()
  }

  return {
    isConnected: () => known.isConnected,
    refusal: () => known.refusal,
    engagement: () => known.engagement,
    isNeeded: () => isNeeded,
    need(next) {
      isNeeded = next
    },
    subscribe: listeners.subscribe,
    follow: followers.subscribe,
    whenClosed: (listener) => void closing.add(listener),
    send: (message) => line?.send(message),
    probe: () => line?.probe(),
    open(next) {
      line = next
      return {
        hear(message) {
          const engagement = engagementAfter(known.engagement, message)
          const isConnected = known.isConnected || message.type === 'hello'
          show({ isConnected, refusal: null, engagement })
          followers.announce(message)
        },
        lost: () => show({ isConnected: false }),
        refused: (refusal) => show({ refusal }),
        close() {
          line = null
          show(nothing)
          for (const listener of closing) listener()
          closing.clear()
        },
      }
    },
  }
}

function engagementAfter(known: Engagement, message: ServerMessage): Engagement {
  if (message.type === 'idle') return 'none'
  if (message.type === 'searching') return 'searching'
  if (message.type === 'match') return isOn(message.view.phase.kind) ? 'match' : 'none'
  return known
}

function isOn(phase: string): boolean {
  return phase !== 'finished' && phase !== 'cancelled'
}

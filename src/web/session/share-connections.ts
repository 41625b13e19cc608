/** The channel on which the tabs of this browser ask each other for a connection. */
const CHANNEL = 'periodic-wizard.connections'
/** A tab without a connection keeps asking. A request older than this no longer counts. */
const ASKED_MS = 12_000
/** The time the server needs to notice that a connection was closed. */
const FREED_MS = 300

/** `full`: a tab needs a connection. `freed`: a tab has given up its own. */
type Word = 'full' | 'freed'

type Parts = {
  /** Whether this tab can do without its connection while it is hidden. */
  readonly isIdle: () => boolean
  /**
   * Gives up the connection for another tab; called while this one is hidden and idle.
   * @returns whether there was one to give up
   */
  readonly onAsked: () => boolean
  /** Called when this tab is shown again, or another one has made room for it. */
  readonly onRoom: () => void
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
}

/**
 * Shares the few live connections of an account among the tabs of a browser. A tab that is refused one
 * asks the others. A hidden, idle tab gives up its own until it is shown again, and so does a tab that
 * becomes hidden and idle soon after.
 */
export function shareConnections({ isIdle, onAsked, onRoom, now }: Parts): {
  readonly ask: () => void
  readonly close: () => void
} {
  const channel = new BroadcastChannel(CHANNEL)
  let askedAt = -Infinity
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  channel.addEventListener('message', ({ data }) => {
    if (data === 'freed') return takeRoom()
    askedAt = now()
    offer()
  })

  function takeRoom() {
    askedAt = -Infinity
    if (!isAsking || document.hidden) return
    isAsking = false
    clearTimeout(timer)
    timer = setTimeout(onRoom, FREED_MS)
  }

  /** Gives up the connection if another tab has asked for it. */
  function offer() {
    if (!document.hidden || !isIdle() || now() - askedAt > ASKED_MS) return
    if (onAsked()) say('freed')
  }

  function followSight() {
    if (document.hidden) return offer()
    isAsking = false
    onRoom()
  }

  function say(word: Word) {
    // A channel has no other origin to go to.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    channel.postMessage(word)
  }

  document.addEventListener('visibilitychange', followSight)
  return {
    ask() {
      isAsking = true
      say('full')
    },
    close() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', followSight)
      channel.close()
    },
  }
}

/** Where the tabs of this browser ask each other for a connection. */
const CHANNEL = 'periodic-wizard.connections'
/** A tab without a connection asks again and again; one that has not done so for this long needs none. */
const ASKED_MS = 12_000
/** The server has to hear first that a connection was given up. */
const FREED_MS = 300

/** A tab needs a connection, or has given its own up. */
type Word = 'full' | 'freed'

type Parts = {
  /** Whether this tab does not need its connection while nobody looks at it. */
  readonly isIdle: () => boolean
  /**
   * Another tab needs a connection, and this one is hidden and idle.
   * @returns whether there was one to give up
   */
  readonly onAsked: () => boolean
  /** This tab is looked at again, or another one has made room for it. */
  readonly onRoom: () => void
  /** Milliseconds of any clock that only grows. */
  readonly now: () => number
}

/**
 * An account has only a few live connections at once. A tab that is refused one asks the others of this
 * browser: those that are hidden and idle do without until they are looked at, and one that becomes so
 * soon after does at once.
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

  /** Gives the connection up if somebody has asked for it. */
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

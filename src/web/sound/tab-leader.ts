/** Which of the tabs of this browser speaks for all of them. */
export type Turn = {
  readonly isOurs: () => boolean
  /** This tab may speak for all. */
  readonly join: () => void
  /** It may not, as long as it hears nothing. */
  readonly leave: () => void
  /** The visitor is at this tab: from now on it speaks. */
  readonly take: () => void
}

type Locks = Pick<LockManager, 'request'>

/**
 * Has one tab of all that take part: the one that was used last, and when it is closed another one.
 * Without locks, as on a page that is not encrypted, each speaks for itself.
 */
export function takeTurns(name: string, locks: Locks | undefined): Turn {
  if (locks === undefined) {
    return { isOurs: () => true, join: nothing, leave: nothing, take: nothing }
  }
  return takeTurnsBy(name, locks)
}

function takeTurnsBy(name: string, locks: Locks): Turn {
  let waiting: AbortController | null = null
  let release: (() => void) | null = null

  async function hold(): Promise<void> {
    const held = Promise.withResolvers<void>()
    release = held.resolve
    await held.promise
  }

  async function queue(): Promise<void> {
    const mine = new AbortController()
    waiting = mine
    try {
      await locks.request(name, { signal: mine.signal }, hold)
    } catch {
      // Another tab took it, or this one has stopped waiting.
    }
    after(mine)
  }

  async function seize(): Promise<void> {
    waiting?.abort()
    const mine = new AbortController()
    waiting = mine
    try {
      await locks.request(name, { steal: true }, hold)
    } catch {
      // Another tab has taken it.
    }
    after(mine)
  }

  function after(mine: AbortController) {
    if (waiting !== mine) return
    release = null
    void queue()
  }

  return {
    isOurs: () => release !== null,
    join() {
      if (waiting === null) void queue()
    },
    leave() {
      waiting?.abort()
      waiting = null
      release?.()
      release = null
    },
    take() {
      if (waiting !== null && release === null) void seize()
    },
  }
}

function nothing() {
  // There is no other tab to agree with.
}

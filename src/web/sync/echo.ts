/** The server's word of a change and its answer to the call that made it arrive in any order. */
const TOGETHER_MS = 400
/** A word so soon after the own change is taken for its echo. */
const ECHO_MS = 1500
/** Was it not, what another device did in that moment shows when nothing happens for so long. */
const LATER_MS = 60_000

type Echo = {
  /** This page has changed something, and knows the result. */
  readonly expect: () => void
  /** The server says that something has changed. */
  readonly heard: () => void
  readonly stop: () => void
}

/**
 * Tells a change of another device, which has to be read, from the echo of an own one, which would
 * read all answers again after each answer.
 */
export function createEcho(read: () => void, now: () => number = Date.now): Echo {
  let changedAt = -Infinity
  let soon: ReturnType<typeof setTimeout> | undefined
  let later: ReturnType<typeof setTimeout> | undefined

  function decide() {
    soon = undefined
    clearTimeout(later)
    if (now() - changedAt < ECHO_MS) later = setTimeout(read, LATER_MS)
    else read()
  }

  return {
    expect() {
      changedAt = now()
    },
    heard() {
      soon ??= setTimeout(decide, TOGETHER_MS)
    },
    stop() {
      clearTimeout(soon)
      clearTimeout(later)
    },
  }
}

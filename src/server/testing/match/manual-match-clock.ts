import type { MatchClock } from '#server/live/match-clock.ts'

/** A match clock that only moves when a test moves it. */
export type ManualMatchClock = MatchClock & {
  /** Moves the time on, through everything that waits for it; settles when all of that is done. */
  readonly move: (milliseconds: number) => Promise<void>
  readonly moveTo: (instant: number) => Promise<void>
  /** Lets time go by in which nothing happens, as if the server were away. */
  readonly skip: (milliseconds: number) => void
}

type Timer = { at: number; readonly run: () => Promise<void>; readonly every: number | null }

/**
 * Begins now, because sessions end by the clock of the auth library.
 * @param roundTrip the round trip that is reported for every page, in milliseconds
 */
export function createManualMatchClock(roundTrip = 0): ManualMatchClock {
  let now = Date.now()
  const timers = new Set<Timer>()
  return {
    now: () => now,
    scaledRoundTrip: () => roundTrip,
    scaled: (milliseconds) => milliseconds,
    after: (milliseconds, run) => add({ at: now + milliseconds, run, every: null }),
    every: (milliseconds, run) => add({ at: now + milliseconds, run, every: milliseconds }),
    move: (milliseconds) => moveTo(now + milliseconds),
    moveTo,
    skip(milliseconds) {
      now += milliseconds
    },
  }

  function add(timer: Timer): () => void {
    timers.add(timer)
    return () => timers.delete(timer)
  }

  async function moveTo(instant: number): Promise<void> {
    for (let next = nextUntil(instant); next !== null; next = nextUntil(instant)) {
      now = Math.max(now, next.at)
      if (next.every === null) timers.delete(next)
      else next.at = now + next.every
      // Later timers may depend on it.
      // oxlint-disable-next-line no-await-in-loop
      await next.run()
    }
    now = Math.max(now, instant)
  }

  function nextUntil(instant: number): Timer | null {
    const due = [...timers].filter(({ at }) => at <= instant)
    return due.toSorted((a, b) => a.at - b.at)[0] ?? null
  }
}

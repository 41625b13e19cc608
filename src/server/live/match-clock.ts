import type { Clock } from '#server/platform/clock.ts'

/**
 * The time of the matches, and its timers. Tests let it run faster, or move it by hand. The servers'
 * own upkeep takes as long as ever, so it goes by the wall clock.
 */
export type MatchClock = {
  /** Whole milliseconds since 1970. */
  readonly now: Clock
  /** Converts a round trip that was measured on the wall clock to match time. */
  readonly scaledRoundTrip: (milliseconds: number) => number
  /** Converts a span of the wall clock to match time. */
  readonly scaled: (milliseconds: number) => number
  /**
   * Runs a function after a span of match time.
   * @returns a function that cancels it
   */
  readonly after: (milliseconds: number, run: () => Promise<void>) => () => void
  /**
   * Runs a function at intervals of the wall clock, and skips a turn while it is still running.
   * @returns a function that stops it
   */
  readonly every: (milliseconds: number, run: () => Promise<void>) => () => void
}

/** The moment at which all clocks agree; from here on, servers with the same scale stay in step. */
const ANCHOR = Date.UTC(2026, 0)

/**
 * Creates a match clock on top of a wall clock. Its timers do not keep the process alive.
 * @param scale how many times faster than the wall clock; 1 outside of tests
 */
export function createMatchClock(clock: Clock, scale: number): MatchClock {
  return {
    now: scale === 1 ? clock : () => Math.trunc(ANCHOR + (clock() - ANCHOR) * scale),
    scaledRoundTrip: (milliseconds) => milliseconds * scale,
    scaled: (milliseconds) => milliseconds * scale,
    after(milliseconds, run) {
      // Node groups timers of the same whole span, so they are cheap however many there are.
      const wait = Math.max(1, Math.ceil(milliseconds / scale))
      const timer = setTimeout(() => void run(), wait).unref()
      return () => clearTimeout(timer)
    },
    every(milliseconds, run) {
      let isRunning = false
      const timer = setInterval(() => {
        if (isRunning) return
        isRunning = true
        void run().finally(() => {
          isRunning = false
        })
      }, milliseconds).unref()
      return () => clearInterval(timer)
    },
  }
}

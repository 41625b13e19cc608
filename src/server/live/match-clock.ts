import type { Clock } from '#server/platform/clock.ts'

/**
 * The time of the matches, and what waits for it. Tests let it run faster, or move it by hand. What
 * servers do to look after matches takes them as long as ever, so it goes by the wall clock.
 */
export type Pace = {
  /** Whole milliseconds since 1970. */
  readonly now: Clock
  /** A round trip that was measured on the wall clock, in this time. */
  readonly measured: (milliseconds: number) => number
  /** A span of the wall clock, in this time. */
  readonly lasting: (milliseconds: number) => number
  /**
   * Runs something after a span of this time.
   * @returns a function that calls it off
   */
  readonly after: (milliseconds: number, run: () => Promise<void>) => () => void
  /** Runs something again and again, by the wall clock, and never twice at once. */
  readonly every: (milliseconds: number, run: () => Promise<void>) => () => void
}

/** From here on the time of all servers with the same scale runs faster. */
const ANCHOR = Date.UTC(2026, 0)

/**
 * The time of a clock. Nothing that waits for it keeps the process alive.
 * @param scale how many times faster than the clock; 1 outside of tests
 */
export function paceOf(clock: Clock, scale: number): Pace {
  return {
    now: scale === 1 ? clock : () => Math.trunc(ANCHOR + (clock() - ANCHOR) * scale),
    measured: (milliseconds) => milliseconds * scale,
    lasting: (milliseconds) => milliseconds * scale,
    after(milliseconds, run) {
      // Timers of the same whole span cost little, however many there are.
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

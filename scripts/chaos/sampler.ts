import type { Database } from '#server/platform/database.ts'
import { brokenLaws, overdue } from '#server/testing/match-audit.ts'
import { type MatchRecords, readMatches } from '#server/testing/match-record.ts'

const SAMPLE_MS = 100
/** How far back matches are looked at that are over, in milliseconds of their time. */
const LOOK_BACK_MS = 120_000
/** So long after the last fault everything that is due must have been done, in milliseconds. */
const CALM_MS = 3000
const LATE_MS = 2000

export type Sampler = {
  /** A fault begins or is over. */
  readonly disturb: (isDisturbed: boolean) => void
  /** Settles with how many samples were read, how many could not be, and what was broken. */
  readonly stop: () => Promise<{
    readonly samples: number
    readonly missed: number
    readonly broken: readonly string[]
  }>
}

/**
 * Looks ten times a second whether the laws of the matches hold.
 * @param now the match's time
 * @param scale how many times faster than the clock that runs
 */
export function startSampler(database: Database, now: () => number, scale: number): Sampler {
  const broken = new Set<string>()
  let samples = 0
  let missed = 0
  let isDisturbed = false
  let calmSince = performance.now()
  let reading: Promise<void> | null = null
  const timer = setInterval(() => {
    reading ??= sample().finally(() => {
      reading = null
    })
  }, SAMPLE_MS)

  return {
    disturb(isNow) {
      isDisturbed = isNow
      calmSince = performance.now()
    },
    async stop() {
      clearInterval(timer)
      await reading
      return { samples, missed, broken: [...broken] }
    },
  }

  async function sample(): Promise<void> {
    const askedAt = now()
    const records = await read(askedAt)
    if (records === null) {
      missed += 1
      return
    }
    samples += 1
    for (const problem of brokenLaws(records)) broken.add(problem)
    const isCalm = !isDisturbed && performance.now() - calmSince > CALM_MS
    if (isCalm)
      for (const problem of overdue(records, askedAt - LATE_MS * scale)) broken.add(problem)
  }

  /** Null while the database is down. */
  async function read(askedAt: number): Promise<MatchRecords | null> {
    try {
      return await readMatches(database, askedAt - LOOK_BACK_MS)
    } catch {
      return null
    }
  }
}

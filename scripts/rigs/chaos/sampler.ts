import type { Database } from '#server/platform/database/database.ts'
import { brokenLaws, overdue } from '#server/testing/match/match-audit.ts'
import { type MatchRecords, readMatches } from '#server/testing/match/match-record.ts'

const SAMPLE_MS = 100
/** How far back matches are looked at that are over, in milliseconds of their time. */
const LOOK_BACK_MS = 120_000
/** So long after the last fault everything that is due must have been done, in milliseconds. */
const CALM_MS = 5000
const LATE_MS = 2000
/** After a pause of this program itself of this length, a sample says nothing about the servers. */
const STALL_MS = 500

export type Sampler = {
  /** A fault begins or is over. */
  readonly disturb: (isDisturbed: boolean) => void
  readonly stop: () => Promise<Sampled>
}

type Sampled = {
  readonly samples: number
  /** Those that could not be read, because the database was down. */
  readonly missed: number
  readonly broken: readonly string[]
  /** The longest time for which the machine kept this program from running, in milliseconds. */
  readonly stall: number
}

/**
 * Looks ten times a second whether the laws of the matches hold.
 * @param now the match's time
 * @param scale how many times faster than the clock that runs
 */
export function startSampler(database: Database, now: () => number, scale: number): Sampler {
  const broken = new Set<string>()
  const waited = new Map<string, number>()
  let samples = 0
  let missed = 0
  let isDisturbed = false
  let calmSince = performance.now()
  let reading: Promise<void> | null = null
  let tickedAt = performance.now()
  let stall = 0
  const timer = setInterval(() => {
    noteStall()
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
      const late = [...waited].map(([id, most]) => `I1 ${id} has waited for ${most} ms`)
      return { samples, missed, broken: [...broken, ...late], stall }
    },
  }

  function noteStall(): void {
    const since = performance.now() - tickedAt
    tickedAt = performance.now()
    stall = Math.max(stall, since - SAMPLE_MS)
    if (since > STALL_MS) calmSince = tickedAt
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
    if (!isCalm) return
    for (const [id, late] of overdue(records, askedAt - LATE_MS * scale)) {
      waited.set(id, Math.max(late, waited.get(id) ?? 0))
    }
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

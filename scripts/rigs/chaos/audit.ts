import type { Database } from '#server/platform/database/database.ts'
import { brokenLaws, brokenPromises, wrongKeys } from '#server/testing/match/match-audit.ts'
import { readMatches } from '#server/testing/match/match-record.ts'
import type { Robot } from '#server/testing/match/robot.ts'

/** The result of the audit of all matches. */
export type Verdict = {
  readonly finished: number
  readonly cancelled: number
  /** Answers that were acknowledged and are not stored, or otherwise. */
  readonly lost: number
  /** XP that was awarded more than once for the same match. */
  readonly doubled: number
  readonly broken: readonly string[]
}

/**
 * Compares all that is stored with the laws, and with what each player noted.
 * @param found what was found before
 */
export async function auditAll(
  database: Database,
  robots: readonly Robot[],
  found: readonly string[],
): Promise<Verdict> {
  const records = await readMatches(database, 0)
  const { matches, queuedAndLive } = records
  const promises = robots.flatMap((robot) => brokenPromises(records, robot.journal()))
  const count = (wanted: string) => matches.filter(({ status }) => status === wanted).length
  return {
    finished: count('finished'),
    cancelled: count('cancelled'),
    lost: promises.filter((problem) => problem.startsWith('I14')).length,
    doubled: matches.filter(({ ledger }) => ledger.length > 2).length,
    broken: [
      ...new Set([
        ...found,
        ...brokenLaws(records),
        ...wrongKeys(records),
        ...queuedAndLive.map((userId) => `I10 ${userId} plays and waits`),
        ...robots.flatMap((robot) => robot.broken),
        ...promises,
      ]),
    ],
  }
}

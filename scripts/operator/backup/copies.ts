import type { Summaries } from '#scripts/operator/dump/dump.ts'

/** The number of rows of each table. */
export type Counts = ReadonlyMap<string, number>

/** Counts in words, for the last line of a command. */
export function inWords(counts: Counts): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return `${counts.size} tables with ${rows} rows`
}

/** The counts of what the tables of a dump hold. */
export function countsOf(summaries: Summaries): Counts {
  return new Map(Object.entries(summaries).map(([name, { rows }]) => [name, rows]))
}

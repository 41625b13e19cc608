import type { Environment } from '#server/env.ts'

/** Where the database is that is backed up or restored. */
export type Place = Pick<Environment, 'databaseUrl' | 'dataDir'>

/** What is said to whoever asked for something that cannot be done. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** The number of rows of each table. */
export type Counts = ReadonlyMap<string, number>

/** Counts in words, for the last line of a command. */
export function inWords(counts: Counts): string {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return `${counts.size} tables with ${rows} rows`
}

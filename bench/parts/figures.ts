import { availableParallelism, cpus, loadavg } from 'node:os'

/** A line of the table: a measured part, and the cost of the same work without its surroundings. */
export type Figure = {
  readonly what: string
  readonly measured: string
  /** The limit within the process, in words. */
  readonly limit: string
  /** How many times as long as the limit it takes; of weights, how much is left. */
  readonly ratio: number
}

/** The value below which a share of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** A number of milliseconds with three digits. */
export function inMilliseconds(value: number): string {
  return `${value.toPrecision(3)} ms`
}

/** The machine and how busy it is, for the line below a table. */
export function conditions(): string {
  return (
    `${availableParallelism()} cores of ${cpus()[0]?.model ?? 'an unknown processor'}, ` +
    `load ${(loadavg()[0] ?? 0).toFixed(1)}, Node ${process.versions.node}`
  )
}

/** The columns of a table, padded; the first one to the left. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

import type { Statuses } from './writer.ts'

/** The results of writes before the disk was full, on the full disk, and with room again. */
export type Outcome = {
  readonly before: Statuses
  readonly full: Statuses
  readonly after: Statuses
  readonly acknowledged: number
  /** How many of the acknowledged writes are not there. */
  readonly lost: number
}

/** Whether a full disk has made the server refuse, and nothing else. */
export function isHarmless({ full, after, lost }: Outcome): boolean {
  const isRefused = full.has(503) && [...full.keys()].every((status) => [200, 503].includes(status))
  return isRefused && lost === 0 && after.size === 1 && after.has(200)
}

/**
 * The outcome in four lines.
 * @param meanwhile what else was seen on the full disk
 * @param again what happened before the last writes, in at most 17 letters
 */
export function textOf(outcome: Outcome, meanwhile: string, again: string): string {
  const { acknowledged, lost } = outcome
  const [before, full, after] = [outcome.before, outcome.full, outcome.after].map((statuses) =>
    JSON.stringify(Object.fromEntries(statuses)),
  )
  return [
    `writes before     ${before}`,
    `on a full disk    ${full}, ${meanwhile}`,
    `${again.padEnd(18)}${after}`,
    `acknowledged      ${acknowledged}, lost ${lost}`,
    '',
  ].join('\n')
}

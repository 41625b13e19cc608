import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Place } from '#scripts/operator/place/place.ts'

import { backUp } from './backup.ts'

/** Backups that are kept; each further one takes the place of the oldest. */
const KEPT = 14
const NAME = /^periodic-wizard-[\dTZ-]+\.backup$/

/**
 * Writes a backup with a name of its time into a folder, and then removes the oldest of those there.
 * Nothing is removed for a backup that failed.
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function backUpInto(
  place: Place,
  folder: string,
  now: Date,
  kept = KEPT,
): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const time = now.toISOString().replaceAll(/[:.]/g, '-')
  const done = await backUp(place, join(folder, `periodic-wizard-${time}.backup`))
  const names = readdirSync(folder).filter((name) => NAME.test(name))
  const old = names.toSorted().slice(0, -kept)
  for (const name of old) rmSync(join(folder, name))
  return old.length === 0 ? done : `${done} Removed: ${old.join(', ')}.`
}

import { closeSync, openSync, readSync } from 'node:fs'

import { isDump } from '#scripts/operator/dump/dump-file.ts'
import { type Place, Refusal } from '#scripts/operator/place/place.ts'

import { backUpEmbedded, restoreEmbedded } from './embedded.ts'
import { backUpPostgres, restoreDumpInto, restorePostgres } from './postgres.ts'
import { type Counts, inWords } from './row-counts.ts'

/** The first bytes of the kinds of backups that only one database takes. */
const KINDS = [
  { kind: 'PostgreSQL', begins: 'PGDMP' },
  { kind: 'the embedded database', begins: '\u001F\u008B' },
] as const

/**
 * Writes a backup of the database to a file, while it is in use.
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function backUp(
  { databaseUrl, dataDir, backupKey }: Place,
  file: string,
): Promise<string> {
  if (databaseUrl !== undefined) {
    await backUpPostgres(databaseUrl, file)
    return `Backed up to ${file}. Only a restore proves a backup: try it with an empty database.`
  }
  const counts = await backUpEmbedded(dataDir, file, backupKey)
  return `Backed up to ${file}, and read back: ${inWords(counts)}.`
}

/**
 * Fills an empty database from a backup.
 * @returns a report in words
 * @throws Refusal with the remedy
 */
export async function restore(place: Place, file: string): Promise<string> {
  return `Restored from ${file}: ${inWords(await restoredFrom(place, file))}.`
}

function restoredFrom({ databaseUrl, dataDir, backupKey }: Place, file: string): Promise<Counts> {
  const kind = kindOf(file)
  if (kind === 'dump') {
    return databaseUrl === undefined
      ? restoreEmbedded(dataDir, file, kind, backupKey)
      : restoreDumpInto(databaseUrl, file, backupKey)
  }
  const wanted = databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL'
  if (kind !== wanted) {
    throw new Refusal(
      kind === null
        ? `${file} is no backup of Periodic Wizard.`
        : `${file} is a backup of ${kind}. ` +
            (kind === 'PostgreSQL' ? 'Set DATABASE_URL.' : 'Leave DATABASE_URL out.'),
    )
  }
  return databaseUrl === undefined
    ? restoreEmbedded(dataDir, file, 'files')
    : restorePostgres(databaseUrl, file)
}

function kindOf(file: string) {
  const begin = Buffer.alloc(8)
  const handle = openSync(file, 'r')
  readSync(handle, begin, 0, begin.length, 0)
  closeSync(handle)
  const text = begin.toString('latin1')
  if (isDump(text)) return 'dump'
  return KINDS.find(({ begins }) => text.startsWith(begins))?.kind ?? null
}

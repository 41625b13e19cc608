import { closeSync, openSync, readSync } from 'node:fs'

import { type Place, Refusal } from '#scripts/operator/place/place.ts'

import { backUpEmbedded, restoreEmbedded } from './embedded.ts'
import { backUpPostgres, restorePostgres } from './postgres.ts'
import { inWords } from './row-counts.ts'

/** The first bytes of the two kinds of backups. */
const KINDS = [
  { kind: 'PostgreSQL', begins: 'PGDMP' },
  { kind: 'the embedded database', begins: '\u001F\u008B' },
] as const

/**
 * Writes a backup of the database to a file, while it is in use.
 * @returns what was done, in words
 * @throws Refusal that says what to do
 */
export async function backUp({ databaseUrl, dataDir }: Place, file: string): Promise<string> {
  if (databaseUrl !== undefined) {
    await backUpPostgres(databaseUrl, file)
    return `Backed up to ${file}. Only a restore proves a backup: try it with an empty database.`
  }
  const counts = await backUpEmbedded(dataDir, file)
  return `Backed up to ${file}, and read back: ${inWords(counts)}.`
}

/**
 * Fills an empty database from a backup.
 * @returns what was done, in words
 * @throws Refusal that says what to do
 */
export async function restore({ databaseUrl, dataDir }: Place, file: string): Promise<string> {
  const kind = kindOf(file)
  const wanted = databaseUrl === undefined ? 'the embedded database' : 'PostgreSQL'
  if (kind !== wanted) {
    throw new Refusal(
      kind === null
        ? `${file} is no backup of Periodic Wizard.`
        : `${file} is a backup of ${kind}. ` +
            (kind === 'PostgreSQL' ? 'Set DATABASE_URL.' : 'Leave DATABASE_URL out.'),
    )
  }
  const counts =
    databaseUrl === undefined
      ? await restoreEmbedded(dataDir, file)
      : await restorePostgres(databaseUrl, file)
  return `Restored from ${file}: ${inWords(counts)}.`
}

function kindOf(file: string) {
  const begin = Buffer.alloc(8)
  const handle = openSync(file, 'r')
  readSync(handle, begin, 0, begin.length, 0)
  closeSync(handle)
  const text = begin.toString('latin1')
  return KINDS.find(({ begins }) => text.startsWith(begins))?.kind ?? null
}

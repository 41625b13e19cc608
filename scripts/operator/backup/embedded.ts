import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'

import { packDump, unpackDump } from '#scripts/operator/dump/dump-file.ts'
import { damaged, loadDump, readDump } from '#scripts/operator/dump/dump.ts'
import { withEmbedded } from '#scripts/operator/place/embedded-database.ts'
import { claim, filesOf, Refusal, requireDatabase } from '#scripts/operator/place/place.ts'
import { askServer } from '#scripts/operator/place/running-server.ts'
import type { Database, Tables } from '#server/platform/database/database.ts'
import { createPglite } from '#server/platform/pglite/create-pglite.ts'

import { countRows, type Counts, countsOf } from './row-counts.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Writes a backup of the embedded database below a folder: of the files that the server gives that has it
 * open, or that this reads when there is none. The backup is a dump, which any version of PostgreSQL takes.
 * @param key encrypts it, if given
 * @returns what the file holds, restored from it into a database in memory
 * @throws Refusal when there is no database, or a server has it that cannot be asked
 */
export async function backUpEmbedded(folder: string, file: string, key?: string): Promise<Counts> {
  requireDatabase(folder)
  return writeWhole(file, async (part) => {
    const archive = (await askServer(folder, '/backup')) ?? (await readFolder(folder))
    const lines: string[] = []
    const copy = await PGlite.create({ loadDataDir: unpack(archive) })
    await using(copy, (database) => readDump(database, (line) => lines.push(line)))
    const packed = packDump(lines, key)
    const counts = await using(await PGlite.create(), (database) =>
      loadDump(database, unpackDump(packed, key)),
    )
    await part.writeFile(packed)
    return countsOf(counts)
  })
}

/**
 * Makes the embedded database of a folder of a dump, or of an archive of files as older versions made.
 * @returns the row counts of the database
 * @throws Refusal when there is one already, or a server uses the folder
 */
export async function restoreEmbedded(
  folder: string,
  file: string,
  kind: 'dump' | 'files',
  key?: string,
): Promise<Counts> {
  const files = filesOf(folder)
  if (existsSync(files)) {
    throw new Refusal(`There is a database in ${files} already. Move it away to restore another.`)
  }
  const release = claim(folder)
  const part = `${files}.restored`
  try {
    rmSync(part, { recursive: true, force: true })
    const backup = readFileSync(file)
    const counts =
      kind === 'dump'
        ? await restoreDump(part, unpackDump(backup, key))
        : await restoreFiles(part, unpack(backup))
    renameSync(part, files)
    return counts
  } finally {
    rmSync(part, { recursive: true, force: true })
    release()
  }
}

async function restoreDump(folder: string, lines: readonly string[]): Promise<Counts> {
  return using(await createPglite(folder), async (database) =>
    countsOf(await loadDump(database, lines)),
  )
}

async function restoreFiles(folder: string, archive: Blob): Promise<Counts> {
  return using(await PGlite.create(folder, { loadDataDir: archive }), countRows)
}

function readFolder(folder: string): Promise<Buffer> {
  return withEmbedded(folder, async ({ backUp }) => Buffer.from(await backUp()))
}

/** @throws Refusal when the archive is damaged, which PGlite does not report */
function unpack(archive: Buffer): Blob {
  try {
    return new Blob([gunzipSync(archive)], { type: 'application/x-tar' })
  } catch (cause) {
    throw damaged(cause)
  }
}

/** Uses a database and closes it. */
async function using<Value>(
  pglite: ConstructorParameters<typeof PGliteDialect>[0]['pglite'],
  use: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  try {
    return await use(database)
  } finally {
    await database.destroy()
  }
}

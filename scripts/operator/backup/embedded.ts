import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'

import { withEmbedded } from '#scripts/operator/place/embedded-database.ts'
import { claim, filesOf, Refusal, requireDatabase } from '#scripts/operator/place/place.ts'
import { askServer } from '#scripts/operator/place/running-server.ts'
import type { Tables } from '#server/platform/database/database.ts'

import { type Counts, countRows } from './row-counts.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Writes a backup of the embedded database below a folder: by the server that has it open, or itself
 * when there is none.
 * @returns what the file holds, read back from it
 * @throws Refusal when there is no database, or a server has it that cannot be asked
 */
export async function backUpEmbedded(folder: string, file: string): Promise<Counts> {
  requireDatabase(folder)
  return writeWhole(file, async (part) => {
    const archive = (await askServer(folder, '/backup')) ?? (await readFolder(folder))
    const counts = await countArchive(archive)
    await part.writeFile(archive)
    return counts
  })
}

/**
 * Makes the embedded database of a folder of a backup.
 * @returns what the database holds now
 * @throws Refusal when there is one already, or a server uses the folder
 */
export async function restoreEmbedded(folder: string, file: string): Promise<Counts> {
  const files = filesOf(folder)
  if (existsSync(files)) {
    throw new Refusal(`There is a database in ${files} already. Move it away to restore another.`)
  }
  const release = claim(folder)
  const part = `${files}.part`
  try {
    rmSync(part, { recursive: true, force: true })
    const pglite = await PGlite.create(part, { loadDataDir: unpack(readFileSync(file)) })
    const counts = await countAndClose(pglite)
    renameSync(part, files)
    return counts
  } finally {
    rmSync(part, { recursive: true, force: true })
    release()
  }
}

function readFolder(folder: string): Promise<Buffer> {
  return withEmbedded(folder, async ({ backUp }) =>
    Buffer.from(await (await backUp()).arrayBuffer()),
  )
}

/** Reads a backup as a restore would, without touching a disk. */
async function countArchive(archive: Buffer): Promise<Counts> {
  return countAndClose(await PGlite.create({ loadDataDir: unpack(archive) }))
}

/** @throws Refusal when the archive is damaged, which PGlite does not report */
function unpack(archive: Buffer): Blob {
  try {
    return new Blob([gunzipSync(archive)], { type: 'application/x-tar' })
  } catch (cause) {
    throw new Refusal('The backup is damaged: its end is missing, or parts of it were changed.', {
      cause,
    })
  }
}

async function countAndClose(pglite: PGlite): Promise<Counts> {
  const database = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  try {
    return await countRows(database)
  } finally {
    await database.destroy()
  }
}

import { once } from 'node:events'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'

import type { Tables } from '#server/platform/database.ts'
import { claimFolder, openEmbedded } from '#server/platform/embedded.ts'
import { codeOf } from '#server/platform/in-transaction.ts'
import { operatorSocket } from '#server/platform/operator-socket.ts'

import { type Counts, Refusal } from './copies.ts'
import { countRows } from './count-rows.ts'
import { writeWhole } from './write-whole.ts'

/** Nobody listens at a socket: the server is not running, or was killed. */
const NOBODY = new Set<unknown>(['ENOENT', 'ECONNREFUSED'])

/**
 * Writes a backup of the embedded database below a folder: by the server that has it open, or itself
 * when there is none.
 * @returns what the file holds, read back from it
 * @throws Refusal when there is no database, or a server has it that cannot be asked
 */
export async function backUpEmbedded(folder: string, file: string): Promise<Counts> {
  if (!existsSync(filesOf(folder))) throw new Refusal(`There is no database in ${folder}.`)
  return writeWhole(file, async (part) => {
    const archive = (await askServer(folder)) ?? (await readFolder(folder))
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

function filesOf(folder: string): string {
  return join(folder, 'postgres')
}

/** The backup that a running server makes of its database; null when none runs here. */
async function askServer(folder: string): Promise<Buffer | null> {
  const asking = request({ socketPath: operatorSocket(folder), method: 'POST', path: '/backup' })
  asking.end()
  try {
    const [response] = await once(asking, 'response')
    const body = await buffer(response)
    if (response.statusCode !== 200) throw new Refusal(`The server says: ${body.toString()}`)
    return body
  } catch (error) {
    if (NOBODY.has(codeOf(error))) return null
    throw error
  }
}

async function readFolder(folder: string): Promise<Buffer> {
  const release = claim(folder)
  const { database, backUp } = await openEmbedded(folder)
  try {
    return Buffer.from(await (await backUp()).arrayBuffer())
  } finally {
    await database.destroy()
    release()
  }
}

function claim(folder: string): () => void {
  try {
    return claimFolder(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Refusal(reason, { cause })
  }
}

/** Reads a backup as a restore would, without touching a disk. */
async function countArchive(archive: Buffer): Promise<Counts> {
  return countAndClose(await PGlite.create({ loadDataDir: unpack(archive) }))
}

/** @throws Refusal when the archive is damaged, which PGlite would tell nobody who listens */
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

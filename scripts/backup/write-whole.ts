import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

import { Refusal } from './copies.ts'

/**
 * Writes a file that is there completely or not at all, and that only its owner may read: backups hold
 * addresses and password hashes.
 * @throws Refusal when the file is there already
 */
export async function writeWhole(
  file: string,
  write: (part: FileHandle) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new Refusal(`${file} is there already. Choose another name.`)
  const name = `${file}.part`
  await rm(name, { force: true })
  const part = await open(name, 'wx', 0o600)
  try {
    await write(part)
    await part.sync()
  } catch (error) {
    await rm(name, { force: true })
    throw error
  } finally {
    await part.close()
  }
  await rename(name, file)
}

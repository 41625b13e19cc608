import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'

import { Refusal } from '#scripts/operator/place/place.ts'

/**
 * Writes a file that is there completely or not at all, and that only its owner may read: backups hold
 * addresses and password hashes.
 * @returns the value of `write`
 * @throws Refusal when the file is there already, before anything is done
 */
export async function writeWhole<Value>(
  file: string,
  write: (part: FileHandle) => Promise<Value>,
): Promise<Value> {
  if (existsSync(file)) throw new Refusal(`${file} is there already. Choose another name.`)
  const name = `${file}.part`
  await rm(name, { force: true })
  const part = await open(name, 'wx', 0o600)
  try {
    const value = await write(part)
    await part.sync()
    await rename(name, file)
    return value
  } catch (error) {
    await rm(name, { force: true })
    throw error
  } finally {
    await part.close()
  }
}

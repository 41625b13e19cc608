import { statfs } from 'node:fs/promises'

/** The embedded database may need a file of its write-ahead log at any moment, of half this size. */
const MIN_BYTES = 32 * 1024 * 1024

/** Whether the disk of a folder has room for the next writes. */
export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize >= MIN_BYTES
}

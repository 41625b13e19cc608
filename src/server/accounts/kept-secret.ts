import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/**
 * The secret that signs cookies where none is configured: made at the first start and kept in the
 * data folder, so that a restart signs nobody out.
 */
export function keptSecret(folder: string): string {
  const file = join(folder, 'session-secret')
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(BYTES).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch {
    // It is there already.
  }
  return readFileSync(file, 'utf8')
}

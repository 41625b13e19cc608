import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import type { Clock } from './platform/clock.ts'

/** A backup is due when the newest one is this old. */
const BACKUP_AGE_MS = 24 * 60 * 60 * 1000
const LOOK_MS = 10 * 60 * 1000
const COMMAND = fileURLToPath(
  new URL('../../scripts/operator/scheduled-backup.ts', import.meta.url),
)

type DailyBackupParts = {
  readonly folder: string
  readonly dataDir: string
  readonly key: string | undefined
  readonly clock: Clock
  /** Called with the command's message about a backup that was made. */
  readonly onDone: (words: string) => void
  readonly onFailure: (error: unknown) => void
}

/**
 * Has a backup of the embedded database written once a day, by a program of its own: reading it back takes
 * seconds of a processor. A server that was down when one was due makes it up.
 * @returns a function that ends it and settles when the backup under way, if any, is made
 */
export function startDailyBackup(parts: DailyBackupParts): () => Promise<void> {
  let running: Promise<void> | null = null
  const ending = new AbortController()
  const look = () => {
    running ??= backUpWhenDue(parts, ending.signal)
      .catch((error: unknown) => {
        if (!ending.signal.aborted) parts.onFailure(error)
      })
      .finally(() => (running = null))
  }
  look()
  const timer = setInterval(look, LOOK_MS).unref()
  return async () => {
    clearInterval(timer)
    ending.abort()
    await running
  }
}

async function backUpWhenDue(parts: DailyBackupParts, signal: AbortSignal): Promise<void> {
  const { folder, dataDir, key, clock, onDone } = parts
  if (clock() - (await newestAt(folder)) < BACKUP_AGE_MS) return
  const child = spawn(process.execPath, [COMMAND, folder], {
    env: { DATA_DIR: dataDir, ...(key === undefined ? {} : { BACKUP_KEY: key }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  })
  const [said, complaint] = [text(child.stdout), text(child.stderr)]
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The backup failed: ${(await complaint).trim()}`)
  onDone((await said).trim())
}

/** When the newest backup in a folder was written, in milliseconds since 1970; 0 when there is none. */
async function newestAt(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  const backups = names.filter((name) => name.endsWith('.backup'))
  const times = await Promise.all(
    backups.map(async (name) => (await stat(join(folder, name))).mtimeMs),
  )
  return Math.max(0, ...times)
}

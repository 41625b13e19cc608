import { PGlite } from '@electric-sql/pglite'

import { DurableFiles } from './durable-files.ts'

/** How PGlite starts PostgreSQL, but for the switch that has it never wait for a disk. */
const START_PARAMETERS = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

/**
 * Of the ways to write out the write-ahead log, only `fsync` leaves PGlite's code; with `fdatasync`, the
 * default, nothing happens.
 */
const SETTINGS = [
  'shared_buffers=16MB',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'wal_sync_method=fsync',
]

type Events = {
  /** Called when PostgreSQL has stopped by itself, which makes its memory useless. */
  readonly onDeath?: (reason: string) => void
}

/**
 * Opens the embedded database whose files are in a folder, in this thread, and makes it if there is none.
 * Acknowledged writes are on the disk.
 */
export function createPglite(folder: string, { onDeath = () => {} }: Events = {}): Promise<PGlite> {
  /** The last line with which PostgreSQL has said why it ends. */
  let lastWords = ''
  return PGlite.create({
    fs: new DurableFiles(folder, { onDeath: (reason) => onDeath(lastWords || reason) }),
    startParams: START_PARAMETERS,
    postgresqlconf: SETTINGS,
    onStderr(line) {
      if (/PANIC|FATAL/.test(line)) lastWords = line
      return false
    },
  })
}

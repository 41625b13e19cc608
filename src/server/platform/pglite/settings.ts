import { PGlite } from '@electric-sql/pglite'

/** How PGlite starts PostgreSQL, but for the switch that has it never wait for a disk. */
export const START_PARAMETERS: string[] = PGlite.defaultStartParams.filter(
  (parameter) => parameter !== '-F',
)

/**
 * The settings of the embedded database. Of the ways to write out the write-ahead log, only `fsync`
 * leaves PGlite's code; with `fdatasync`, the default, nothing happens.
 */
export const SETTINGS: string[] = [
  'shared_buffers=16MB',
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
  'wal_sync_method=fsync',
]

import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every start of every server: when it came up and with which version. */
export const serverStarts: Migration = {
  async up(database: Kysely<unknown>) {
    await sql`
      create table server_starts (
        id uuid primary key,
        started_at timestamptz not null,
        version text not null check (version <> '')
      )`.execute(database)
  },
}

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Where the servers that hold live connections reach each other, as far as they have said so. */
export const liveServers = runInOrder([
  sql`
    create table live_servers (
      id text primary key,
      origin text not null,
      beat_at timestamptz not null
    )`,
])

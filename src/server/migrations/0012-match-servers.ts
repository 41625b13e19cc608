import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The server to which each player is connected, and when each server was last heard of: a server
 * that is killed cannot say that its players are gone.
 */
export const matchServers = runInOrder([
  sql`
    create table match_servers (
      id uuid primary key,
      beat_at timestamptz not null
    )`,
  sql`alter table match_players add column here_on uuid`,
  sql`alter table match_queue add column here_on uuid`,
])

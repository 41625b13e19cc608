import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * From which networks players have searched for opponents in a week, so that few accounts of one network
 * cannot win XP from each other again and again. The hashes of two weeks differ.
 */
export const playerNetworks = runInOrder([
  sql`
    create table player_networks (
      user_id uuid not null references users (id) on delete cascade,
      network text not null,
      week date not null,
      primary key (user_id, network)
    )`,
  // Read at the end of a match, to count the players of a network.
  sql`create index player_networks_by_network on player_networks (network, user_id)`,
])

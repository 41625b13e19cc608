import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** The question that was open when a player of a class game went away: until it is closed, it waits for the player. */
export const leftIn = runInOrder([
  sql`alter table class_game_players add column left_in smallint check (left_in >= 0)`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** The time, noted every second where there is a copy to read from: how old it is there is the lag. */
export const copyBeat = runInOrder([
  sql`
    create table copy_beat (
      id smallint primary key check (id = 1),
      beaten_at timestamptz not null
    )`,
])

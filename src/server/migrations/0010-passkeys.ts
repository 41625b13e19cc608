import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** The keys by which a browser signs a user in, laid out as the auth library reads and writes them. */
export const passkeys = runInOrder([
  sql`
    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (name <> ''),
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null check (counter >= 0),
      device_type text not null,
      backed_up boolean not null,
      transports text,
      aaguid text,
      created_at timestamptz not null default current_timestamp
    )`,
  // Read by the list of passkeys, and before another one is made.
  sql`create index passkeys_of_user on passkeys (user_id)`,
])

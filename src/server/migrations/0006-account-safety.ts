import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Session ids that are renewed, answers that were not judged, and the second factor. */
export const accountSafety = runInOrder([
  // A session that is renewed gets a row with a new token; the device stays the same.
  sql`
    alter table sessions
      add column device_id uuid not null default gen_random_uuid(),
      add column token_since timestamptz not null default current_timestamp,
      add column is_superseded boolean not null default false`,
  // Read whenever a device is renewed, listed or signed out.
  sql`create index sessions_of_device on sessions (user_id, device_id)`,
  sql`drop index sessions_of_user`,
  // Answers of a guest were never issued, and give no XP.
  sql`
    alter table answers
      add column is_verified boolean not null default true,
      add constraint answers_unverified_without_xp check (is_verified or xp = 0)`,
  sql`alter table users add column two_factor_enabled boolean not null default false`,
  // Laid out as the auth library reads and writes it; secret and codes are encrypted.
  sql`
    create table second_factors (
      id uuid primary key,
      user_id uuid not null unique references users (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default true,
      failed_verification_count integer not null default 0,
      locked_until timestamptz
    )`,
])

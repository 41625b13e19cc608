import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Reports of names, decisions of an operator about a player, and a log of these acts to which rows
 * are only added. The log holds no reference to a user, since it outlives the account.
 */
export const names = runInOrder([
  sql`
    alter table profiles
      add column hidden_name text,
      add column banned_at timestamptz`,
  // Read by the leaderboard: the players who are not on it.
  sql`create index profiles_banned on profiles (user_id) where banned_at is not null`,
  sql`
    create table name_reports (
      user_id uuid not null references users (id) on delete cascade,
      reported_id uuid not null references users (id) on delete cascade,
      name text not null check (char_length(name) <= 256),
      reason text not null check (reason in ('offensive', 'impersonating', 'contact', 'other')),
      place text not null check (place in ('leaderboard', 'match')),
      reported_at timestamptz not null,
      settled_by uuid,
      primary key (user_id, reported_id),
      check (user_id <> reported_id)
    )`,
  // Read by the operator's list and acts, and when the reported account is deleted.
  sql`create index name_reports_of_reported on name_reports (reported_id)`,
  sql`
    create table moderation_acts (
      id uuid primary key,
      user_id uuid not null,
      kind text not null check (kind in ('hide', 'rename', 'ban', 'dismiss', 'undo')),
      acted_at timestamptz not null,
      operator text not null,
      note text not null check (char_length(note) <= 500),
      name_before text not null,
      name_after text not null,
      hidden_before text,
      hidden_after text,
      was_banned boolean not null,
      is_banned boolean not null,
      undoes uuid unique,
      check ((kind = 'undo') = (undoes is not null))
    )`,
  // Read by the export of an account.
  sql`create index moderation_acts_of_user on moderation_acts (user_id)`,
  // Replaced where an earlier attempt to restore a backup has left it.
  sql`
    create or replace function refuse_change_of_moderation_acts() returns trigger
    language plpgsql as 'begin raise exception ''rows of moderation_acts are only added''; end'`,
  sql`
    create trigger moderation_acts_are_only_added before update or delete on moderation_acts
    for each row execute function refuse_change_of_moderation_acts()`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Sets of questions in versions, and classes with members of whom some have no account. */
export const classes = runInOrder([
  sql`
    create table question_sets (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      code text not null unique check (code ~ '^[B-Z]{6}$'),
      version integer not null check (version > 0),
      is_archived boolean not null default false,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`,
  // Read by the list of a user's sets.
  sql`create index question_sets_of_user on question_sets (user_id)`,
  sql`
    create table set_versions (
      id uuid not null references question_sets (id) on delete cascade,
      version integer not null check (version > 0),
      name text not null check (char_length(name) <= 256),
      content jsonb not null,
      created_at timestamptz not null,
      primary key (id, version)
    )`,
  sql`
    create table classes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      name text not null check (char_length(name) <= 256),
      code text not null unique check (code ~ '^[B-Z]{6}$'),
      is_open boolean not null default true,
      created_at timestamptz not null,
      touched_at timestamptz not null,
      announced_at timestamptz
    )`,
  // Read by the list of a teacher's classes.
  sql`create index classes_of_user on classes (user_id)`,
  // Read by the sweeper, which deletes classes that have not been used for long.
  sql`create index classes_by_touch on classes (touched_at)`,
  sql`
    create table class_members (
      id uuid primary key,
      class_id uuid not null references classes (id) on delete cascade,
      user_id uuid references users (id) on delete cascade,
      nickname text not null check (char_length(nickname) <= 256),
      nickname_key text not null,
      card_hash text,
      joined_at timestamptz not null,
      unique (class_id, user_id),
      unique (class_id, nickname_key)
    )`,
  // Read by the list of classes that a user attends.
  sql`create index class_members_of_user on class_members (user_id) where user_id is not null`,
  // Read when a member signs in with a card.
  sql`create unique index class_members_by_card on class_members (class_id, card_hash)`,
  sql`
    create table member_sessions (
      id text primary key,
      member_id uuid not null references class_members (id) on delete cascade,
      expires_at timestamptz not null
    )`,
  // Read when a card is reset or a member removed.
  sql`create index member_sessions_of_member on member_sessions (member_id)`,
])

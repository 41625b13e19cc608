import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The rows for signing in. The first four tables are laid out as Better Auth reads and writes them;
 * their column names are given to it in `auth/auth.ts`.
 */
export const accounts = runInOrder([
  sql`
    create table users (
      id uuid primary key,
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null,
      image text,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null default current_timestamp
    )`,
  sql`
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null
    )`,
  // Read by the list of devices, and when all sessions of a user end.
  sql`create index sessions_of_user on sessions (user_id)`,
  sql`
    create table accounts (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      provider_id text not null,
      account_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null,
      unique (provider_id, account_id)
    )`,
  // Read at every sign-in with a password.
  sql`create index accounts_of_user on accounts (user_id)`,
  sql`
    create table verifications (
      id uuid primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default current_timestamp,
      updated_at timestamptz not null default current_timestamp
    )`,
  // Read when a link of a mail or an answer of Google comes back.
  sql`create index verifications_by_identifier on verifications (identifier)`,
  sql`
    create table profiles (
      user_id uuid primary key references users (id) on delete cascade,
      display_name text not null check (display_name <> ''),
      created_at timestamptz not null default current_timestamp
    )`,
  sql`
    create table user_sessions (
      user_id uuid not null references users (id) on delete cascade,
      session_id text not null check (char_length(session_id) <= 64),
      user_agent text not null check (char_length(user_agent) <= 512),
      started_at timestamptz not null,
      seen_at timestamptz not null,
      primary key (user_id, session_id)
    )`,
  sql`
    create table outgoing_mails (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      plain_text text not null,
      html text not null,
      created_at timestamptz not null,
      next_try_at timestamptz not null,
      tries integer not null default 0 check (tries >= 0),
      sent_at timestamptz,
      last_error text
    )`,
  // Read by the worker that sends mail.
  sql`create index outgoing_mails_due on outgoing_mails (next_try_at) where sent_at is null`,
  // The columns are those that rate-limiter-flexible reads and writes.
  sql`
    create table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`,
])

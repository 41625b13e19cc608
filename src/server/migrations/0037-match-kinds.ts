import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Matches by invitation, and those against a practice opponent, whose seat has no user. Those who wait for a
 * friend are here in a column of their own: a server of the previous version pairs all who have `is_here`.
 */
export const matchKinds = runInOrder([
  sql`
    create table match_invitations (
      id uuid primary key,
      code text not null unique check (code ~ '^[A-Z]{6}$'),
      user_id uuid not null references users (id) on delete cascade,
      guest_id uuid references users (id) on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
  // A user has one invitation that waits for a guest; read when it is asked for, and when an account is deleted.
  sql`
    create unique index match_invitations_open on match_invitations (user_id)
    where guest_id is null`,
  // Read by the export of a user, and when an account is deleted.
  sql`create index match_invitations_of_user on match_invitations (user_id)`,
  sql`create index match_invitations_of_guest on match_invitations (guest_id)`,
  // Read by the sweep.
  sql`create index match_invitations_by_end on match_invitations (expires_at)`,
  sql`
    alter table matches
      add column kind text not null default 'search',
      add column invitation text`,
  // All present rows are of the first kind, so the check does not need to read them.
  sql`
    alter table matches add constraint matches_kind_check check (
      kind in ('search', 'friend', 'practice') and (invitation is not null) = (kind = 'friend')
    ) not valid`,
  sql`
    alter table match_queue
      add column invitation text,
      add column is_here_for_friend boolean not null default false`,
  // The answers that a practice opponent is going to give; null for users.
  sql`alter table match_players add column plan text`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Changes of the email address of an account: asked for, confirmed, cancelled and undone. */
export const emailChanges = runInOrder([
  sql`
    create table email_changes (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      device_id uuid not null,
      old_email text not null,
      new_email text not null,
      status text not null check (status in ('open', 'confirmed', 'cancelled', 'undone')),
      asked_at timestamptz not null
    )`,
  // One change at a time waits for its confirmation.
  sql`create unique index email_changes_open on email_changes (user_id) where status = 'open'`,
  // Read by every change and undo.
  sql`create index email_changes_of_user on email_changes (user_id)`,
])

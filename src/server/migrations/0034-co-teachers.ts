import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Further teachers of a class, and the invitation by which the next one comes. Servers of the previous version know the owner alone. */
export const coTeachers = runInOrder([
  sql`
    create table class_teachers (
      user_id uuid not null references users (id) on delete cascade,
      class_id uuid not null references classes (id) on delete cascade,
      code_hash text not null,
      joined_at timestamptz not null,
      primary key (user_id, class_id)
    )`,
  // Read by the list of a class's teachers, and when a class is deleted.
  sql`create index class_teachers_of_class on class_teachers (class_id)`,
  sql`
    create table class_invitations (
      id uuid primary key references classes (id) on delete cascade,
      code_hash text not null unique,
      expires_at timestamptz not null
    )`,
])

import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** Sets given to a class as work, and the answers of its members. */
export const assignments = runInOrder([
  sql`
    create table assignments (
      id uuid primary key,
      class_id uuid not null references classes (id) on delete cascade,
      set_id uuid not null,
      set_version integer not null,
      opens_at timestamptz not null,
      closes_at timestamptz,
      created_at timestamptz not null,
      foreign key (set_id, set_version) references set_versions (id, version) on delete cascade,
      check (closes_at > opens_at)
    )`,
  // Read by the list of a class's work.
  sql`create index assignments_of_class on assignments (class_id)`,
  // Read when a set is deleted with its account.
  sql`create index assignments_of_set on assignments (set_id, set_version)`,
  sql`
    create table assignment_runs (
      assignment_id uuid not null references assignments (id) on delete cascade,
      member_id uuid not null references class_members (id) on delete cascade,
      started_at timestamptz not null,
      finished_at timestamptz,
      primary key (assignment_id, member_id)
    )`,
  // Read when a member is removed.
  sql`create index assignment_runs_of_member on assignment_runs (member_id)`,
  sql`
    create table assignment_answers (
      assignment_id uuid not null,
      member_id uuid not null,
      place smallint not null check (place >= 0),
      attempt smallint not null check (attempt in (1, 2)),
      question_id text not null,
      selected_answer smallint,
      response jsonb,
      is_correct boolean not null,
      misconception text,
      answered_at timestamptz not null,
      primary key (assignment_id, member_id, place, attempt),
      foreign key (assignment_id, member_id)
        references assignment_runs (assignment_id, member_id) on delete cascade
    )`,
])

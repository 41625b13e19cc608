import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * Reports of mistakes in questions and values, and a log of the operators' acts on them, to which
 * rows are only added. The log holds nothing about the account of the reporter.
 */
export const faultReports = runInOrder([
  sql`
    create table fault_reports (
      id uuid primary key,
      user_id uuid references users (id) on delete cascade,
      question_id text,
      choice text check (char_length(choice) <= 300),
      element text,
      property text check (char_length(property) <= 80),
      shown text check (char_length(shown) <= 300),
      sentence text not null check (char_length(sentence) between 1 and 300),
      reported_at timestamptz not null,
      settled_by uuid,
      check ((question_id is null) <> (element is null))
    )`,
  // Read by the operator's list, and by the export and the deletion of an account.
  sql`create index fault_reports_open on fault_reports (reported_at) where settled_by is null`,
  sql`create index fault_reports_of_user on fault_reports (user_id)`,
  sql`
    create table fault_acts (
      id uuid primary key,
      report_id uuid not null,
      kind text not null check (kind in ('close', 'reopen')),
      acted_at timestamptz not null,
      operator text not null,
      note text not null check (char_length(note) <= 500)
    )`,
  // Replaced where an earlier attempt to restore a backup has left it.
  sql`
    create or replace function refuse_change_of_fault_acts() returns trigger
    language plpgsql as 'begin raise exception ''rows of fault_acts are only added''; end'`,
  sql`
    create trigger fault_acts_are_only_added before update or delete on fault_acts
    for each row execute function refuse_change_of_fault_acts()`,
])

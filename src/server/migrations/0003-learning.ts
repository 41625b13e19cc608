import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/** The tables of practice. Every key begins with the user, so that rows can be distributed by it. */
export const learning = runInOrder([
  sql`
    create table user_settings (
      user_id uuid primary key references users (id) on delete cascade,
      enabled_categories text[] not null
        check (cardinality(enabled_categories) between 1 and 8 and enabled_categories <@ array[
          'atomic-structure', 'electron-configuration', 'physical-properties',
          'chemical-properties', 'classification', 'periodicity', 'bonding', 'general']),
      difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
      auto_advance boolean not null,
      show_explanations boolean not null,
      sound_effects boolean not null,
      version integer not null check (version > 0),
      updated_at timestamptz not null
    )`,
  sql`
    create table user_progress (
      user_id uuid primary key references users (id) on delete cascade,
      total_answered integer not null default 0
        check (total_answered = correct_answers + incorrect_answers),
      correct_answers integer not null default 0 check (correct_answers >= 0),
      incorrect_answers integer not null default 0 check (incorrect_answers >= 0),
      total_time_ms bigint not null default 0 check (total_time_ms >= 0),
      current_streak integer not null default 0 check (current_streak between 0 and best_streak),
      best_streak integer not null default 0 check (best_streak <= correct_answers),
      version integer not null default 0,
      bookmarks_version integer not null default 0
    )`,
  sql`
    create table bookmarks (
      user_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('question', 'element')),
      item text not null check (char_length(item) between 1 and 40),
      created_at timestamptz not null,
      primary key (user_id, kind, item)
    )`,
  sql`
    create table issued_questions (
      user_id uuid not null references users (id) on delete cascade,
      issue_id uuid not null,
      question_id text not null check (char_length(question_id) <= 40),
      place smallint not null,
      issued_at timestamptz not null,
      opened_at timestamptz,
      primary key (user_id, issue_id)
    )`,
  // Read by the sweep of questions that were never answered, and by the memory of recent elements.
  sql`create index issued_questions_by_time on issued_questions (user_id, issued_at)`,
  sql`
    create table answers (
      user_id uuid not null references users (id) on delete cascade,
      issue_id uuid not null,
      question_id text not null,
      selected_answer smallint not null check (selected_answer between 0 and 3),
      is_correct boolean not null,
      milliseconds integer not null check (milliseconds >= 0),
      answered_at timestamptz not null,
      xp integer not null,
      primary key (user_id, issue_id)
    )`,
  // Read by the progress screen: the latest answers of a user.
  sql`create index answers_by_time on answers (user_id, answered_at desc)`,
  sql`
    create table guest_imports (
      user_id uuid not null references users (id) on delete cascade,
      import_id uuid not null,
      correct_answers integer not null check (correct_answers >= 0),
      incorrect_answers integer not null check (incorrect_answers >= 0),
      imported_at timestamptz not null,
      primary key (user_id, import_id)
    )`,
])

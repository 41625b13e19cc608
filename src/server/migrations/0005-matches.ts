import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The live matches. Everything that a match is follows from these rows and the time, so any server can
 * go on with it. Moments are those of the match's clock.
 */
export const matches = runInOrder([
  sql`
    create table matches (
      id uuid primary key,
      status text not null check (status in ('starting', 'active', 'finished', 'cancelled')),
      created_at timestamptz not null,
      starts_at timestamptz not null,
      running_since timestamptz not null,
      grace_ends_at timestamptz,
      due_at timestamptz check ((due_at is not null) = (status in ('starting', 'active'))),
      finished_at timestamptz check ((finished_at is not null) = (status = 'finished')),
      winner smallint check (winner is null or (winner in (0, 1) and status = 'finished'))
    )`,
  // Read by the sweep: the matches in which something happens at a set time.
  sql`create index matches_due on matches (due_at) where due_at is not null`,
  // A player whose account is deleted leaves the seat and the answers behind.
  sql`
    create table match_players (
      match_id uuid not null references matches (id) on delete cascade,
      seat smallint not null check (seat in (0, 1)),
      user_id uuid references users (id) on delete set null,
      enqueued_at timestamptz not null,
      is_ready boolean not null default false,
      is_here boolean not null default true,
      opens_at timestamptz,
      result text check (result in ('won', 'lost', 'draw')),
      correct_answers smallint check (correct_answers between 0 and 10),
      incorrect_answers smallint check (correct_answers + incorrect_answers = 10),
      total_time_ms integer check (total_time_ms between 0 and 80000),
      xp integer,
      primary key (match_id, seat),
      unique (match_id, user_id)
    )`,
  // Read by the matches of a user, and when an account is deleted.
  sql`create index match_players_of_user on match_players (user_id)`,
  sql`
    create table match_questions (
      match_id uuid not null references matches (id) on delete cascade,
      question smallint not null check (question between 0 and 9),
      question_id text not null check (char_length(question_id) <= 40),
      right_option smallint not null check (right_option between 0 and 3),
      primary key (match_id, question)
    )`,
  sql`
    create table match_answers (
      match_id uuid not null,
      seat smallint not null,
      question smallint not null,
      choice smallint not null check (choice between -1 and 3),
      opened_at timestamptz not null,
      answered_at timestamptz not null check (answered_at >= opened_at),
      milliseconds integer not null check (
        case when choice = -1 then milliseconds = 8000 else milliseconds between 0 and 7999 end),
      primary key (match_id, seat, question),
      foreign key (match_id, seat) references match_players (match_id, seat) on delete cascade,
      foreign key (match_id, question) references match_questions (match_id, question)
    )`,
  // One live match for each user: the key rules out a second one.
  sql`
    create table live_match (
      user_id uuid primary key references users (id) on delete cascade,
      match_id uuid not null references matches (id) on delete cascade
    )`,
  // Read when a match ends.
  sql`create index live_match_by_match on live_match (match_id)`,
  sql`
    create table match_queue (
      user_id uuid primary key references users (id) on delete cascade,
      enqueued_at timestamptz not null,
      beat_at timestamptz not null,
      is_here boolean not null
    )`,
  // The last moment at which a server looked after the matches: a gap is an outage.
  sql`
    create table match_watch (
      id smallint primary key check (id = 1),
      watched_at timestamptz not null
    )`,
  sql`insert into match_watch (id, watched_at) values (1, 'epoch')`,
])

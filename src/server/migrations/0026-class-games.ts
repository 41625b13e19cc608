import { sql } from 'kysely'

import { runInOrder } from './statements.ts'

/**
 * The games of classes. Everything that a game is follows from these rows and the time, so any server can go
 * on with it. Players have no account: nothing here leads to one but that of the host. Moments are those of
 * the match's clock.
 */
export const classGames = runInOrder([
  sql`
    create table class_games (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      pin text not null check (pin ~ '^[A-Z]{6}$'),
      mode text not null check (mode in ('together', 'ownPace', 'teams')),
      seconds smallint check (seconds between 1 and 3600),
      minutes smallint not null check (minutes between 1 and 600),
      has_speed_bonus boolean not null,
      team_count smallint not null check (team_count between 0 and 20),
      status text not null check (status in ('lobby', 'question', 'reveal', 'race', 'ended')),
      question smallint check ((question is not null) = (status in ('question', 'reveal'))),
      opened_at timestamptz check ((opened_at is not null) = (status in ('question', 'race'))),
      paused_at timestamptz,
      ended_at timestamptz check ((ended_at is not null) = (status = 'ended')),
      is_locked boolean not null,
      created_at timestamptz not null,
      watched_at timestamptz not null,
      version integer not null
    ) with (fillfactor = 70)`,
  // A PIN is free again when its game has ended.
  sql`create unique index class_games_by_pin on class_games (pin) where status <> 'ended'`,
  // Read by the games of a host, and when an account is deleted.
  sql`create index class_games_of_user on class_games (user_id, created_at desc)`,
  // Read by the sweep.
  sql`create index class_games_by_age on class_games (created_at)`,
  sql`
    create table class_game_questions (
      game_id uuid not null references class_games (id) on delete cascade,
      question smallint not null check (question >= 0),
      question_id text not null check (char_length(question_id) <= 40),
      right_option smallint not null check (right_option between 0 and 3),
      primary key (game_id, question)
    )`,
  sql`
    create table class_game_players (
      game_id uuid not null references class_games (id) on delete cascade,
      number smallint not null check (number >= 0),
      name text not null check (char_length(name) between 1 and 256),
      team smallint check (team >= 0),
      time_factor smallint not null check (time_factor in (1, 2, 4)),
      joined_at timestamptz not null,
      joined_before smallint not null,
      is_here boolean not null,
      is_removed boolean not null,
      secret_hash text not null check (char_length(secret_hash) = 43),
      primary key (game_id, number),
      unique (game_id, secret_hash)
    ) with (fillfactor = 70)`,
  sql`
    create table class_game_answers (
      game_id uuid not null,
      number smallint not null,
      question smallint not null,
      choice smallint not null check (choice between 0 and 3),
      answered_at timestamptz not null,
      milliseconds integer not null check (milliseconds >= 0),
      primary key (game_id, number, question),
      foreign key (game_id, number) references class_game_players (game_id, number) on delete cascade,
      foreign key (game_id, question) references class_game_questions (game_id, question)
        on delete cascade
    )`,
])

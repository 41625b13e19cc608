import { sql } from 'kysely'

import {
  type Game,
  type GameRules,
  type Player,
  type Stage,
  timeFactors,
} from '#class-game/game.ts'
import { PIN_LENGTH, PIN_LETTERS } from '#contract/class-game/calls.ts'
import type { Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { givenRows, uuids } from '#server/platform/database/given-rows.ts'
import { prepared } from '#server/platform/database/prepared-statement.ts'

/** A game as it is stored. */
export type StoredGame = {
  readonly id: string
  /** The version of the row, which every change of the game raises. */
  readonly version: number
  readonly hostId: string
  readonly pin: string
  readonly createdAt: number
  /** When a server last looked after the game. */
  readonly watchedAt: number
  readonly questionIds: readonly string[]
  readonly game: Game
  /** The hash of each player's secret, by number. */
  readonly secrets: readonly string[]
}

/** A game as it was stored, and after a change that is still to be saved. */
export type Change = {
  readonly before: StoredGame
  readonly after: Pick<StoredGame, 'game' | 'secrets'>
}

/** A question of a game, as it is stored. */
export type DrawnQuestion = { readonly id: string; readonly right: number }

type NewGame = {
  readonly id: string
  readonly hostId: string
  readonly rules: GameRules
  readonly questions: readonly DrawnQuestion[]
}

/** PINs that are tried before a game is given up. */
const PINS = 10

/**
 * Stores a new game with a PIN that no other game has now. With an id that is known already, nothing is
 * stored.
 * @param time the wall clock's, by which games get old, and that of the matches
 * @returns the account that hosts the game of this id
 */
export async function insertGame(
  database: Database,
  { id, hostId, rules, questions }: NewGame,
  random: Random,
  time: { readonly wall: number; readonly match: number },
): Promise<string | null> {
  for (let tried = 0; tried < PINS; tried += 1) {
    // Each PIN is tried when the one before was taken.
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await sql<{ readonly user_id: string }>`
      with made as (
        insert into class_games (id, user_id, pin, mode, seconds, minutes, has_speed_bonus,
          team_count, status, is_locked, created_at, watched_at, version)
        values (${id}, ${hostId}, ${drawPin(random)}, ${rules.mode}, ${rules.seconds},
          ${rules.minutes}, ${rules.hasSpeedBonus}, ${rules.teamCount}, 'lobby', false,
          ${new Date(time.wall)}, ${new Date(time.match)}, 1)
        on conflict do nothing returning id, user_id
      ), questions as (
        insert into class_game_questions (game_id, question, question_id, right_option)
        select made.id, new.question, new.question_id, new.right_option from made, ${givenRows(
          'new',
          questions.map((one, question) => ({
            question,
            question_id: one.id,
            right_option: one.right,
          })),
          { question: 'smallint', question_id: 'text', right_option: 'smallint' },
        )}
      )
      select user_id from made union all select user_id from class_games where id = ${id}
    `.execute(database)
    const [row] = rows
    if (row !== undefined) return row.user_id
  }
  return null
}

/** Returns the id of the game that has a PIN now; null when none has. */
export async function gameOfPin(
  database: Database,
  pin: string,
  createdAfter: number,
): Promise<string | null> {
  const row = await database
    .selectFrom('class_games')
    .select('id')
    .where('pin', '=', pin)
    .where('status', '<>', 'ended')
    .where('created_at', '>', new Date(createdAfter))
    .executeTakeFirst()
  return row?.id ?? null
}

type Row = {
  readonly id: string
  readonly version: number
  readonly user_id: string
  readonly pin: string
  readonly mode: GameRules['mode']
  readonly seconds: GameRules['seconds']
  readonly minutes: GameRules['minutes']
  readonly has_speed_bonus: boolean
  readonly team_count: number
  readonly status: Stage['kind']
  readonly question: number | null
  readonly opened_at: Date | null
  readonly paused_at: Date | null
  readonly ended_at: Date | null
  readonly is_locked: boolean
  readonly created_at: Date
  readonly watched_at: Date
  readonly questions: readonly (readonly [id: string, right: number])[]
  readonly players: readonly PlayerRow[] | null
  readonly answers: readonly AnswerRow[] | null
}

type PlayerRow = readonly [
  name: string,
  team: number | null,
  timeFactor: number,
  joinedAt: number,
  joinedBefore: number,
  isHere: boolean,
  isRemoved: boolean,
  secretHash: string,
  leftIn: number | null,
]

type AnswerRow = readonly [
  number: number,
  question: number,
  choice: number,
  at: number,
  milliseconds: number,
]

/** Reads games; an id that does not exist is left out. */
export async function loadGames(
  database: Database,
  ids: readonly string[],
): Promise<readonly StoredGame[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Row>`
    ${prepared('load class games')} select g.id, g.version, g.user_id, g.pin, g.mode, g.seconds,
      g.minutes, g.has_speed_bonus, g.team_count, g.status, g.question, g.opened_at, g.paused_at,
      g.ended_at, g.is_locked, g.created_at, g.watched_at,
      (
        select json_agg(json_build_array(q.question_id, q.right_option) order by q.question)
        from class_game_questions q where q.game_id = g.id
      ) as questions,
      (
        select json_agg(json_build_array(p.name, p.team, p.time_factor,
          ${millisecondsOf('p.joined_at')}, p.joined_before, p.is_here, p.is_removed, p.secret_hash, p.left_in
        ) order by p.number)
        from class_game_players p where p.game_id = g.id
      ) as players,
      (
        select json_agg(json_build_array(a.number, a.question, a.choice,
          ${millisecondsOf('a.answered_at')}, a.milliseconds) order by a.number, a.question)
        from class_game_answers a where a.game_id = g.id
      ) as answers
    from class_games g where g.id = any(${uuids(ids)})`.execute(database)
  return rows.map(storedGame)
}

/**
 * Saves changed games with their players and new answers in one statement. A game whose row no longer has
 * the version of `before` stays as it is; rows are locked in the order of their ids.
 * @returns the ids of the games that were written
 */
export async function saveGames(
  database: Database,
  given: readonly Change[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (given.length === 0) return new Set()
  const changes = given.toSorted((one, other) => (one.before.id < other.before.id ? -1 : 1))
  const ids = uuids(changes.map(({ before }) => before.id))
  const { rows } = await sql<{ readonly id: string }>`
    ${prepared('save class games')} with new as materialized (
      select * from ${givenRows('new', changes.map(gameRow), gameColumns)}
    ), locked as materialized (
      select g.id from class_games g join new on new.id = g.id and new.version = g.version
      where g.id = any(${ids})
      order by g.id for update of g
    ), players as (
      insert into class_game_players (game_id, number, name, team, time_factor, joined_at,
        joined_before, is_here, left_in, is_removed, secret_hash)
      select game_id, number, name, team, time_factor, to_timestamp(joined_at), joined_before,
        is_here, left_in, is_removed, secret_hash
      from ${givenRows('new', changes.flatMap(playerRows), playerColumns)}
      where game_id in (select id from locked)
      on conflict (game_id, number) do update set name = excluded.name,
        time_factor = excluded.time_factor, is_here = excluded.is_here,
        left_in = excluded.left_in, is_removed = excluded.is_removed
    ), answers as (
      insert into class_game_answers
        (game_id, number, question, choice, answered_at, milliseconds)
      select game_id, number, question, choice, to_timestamp(answered_at), milliseconds
      from ${givenRows('new', changes.flatMap(answerRows), answerColumns)}
      where game_id in (select id from locked)
    )
    update class_games set status = new.status, question = new.question,
      opened_at = to_timestamp(new.opened_at), paused_at = to_timestamp(new.paused_at),
      ended_at = to_timestamp(new.ended_at), is_locked = new.is_locked,
      watched_at = greatest(watched_at, ${new Date(now)}), version = class_games.version + 1
    from new
    where class_games.id = new.id and new.id in (select id from locked)
    returning class_games.id`.execute(database)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Notes that a server looks after games.
 * @returns the versions of those that exist, by id
 */
export async function watchGames(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ readonly id: string; readonly version: number }>`
    ${prepared('watch class games')} with present as materialized (
      select id from class_games where id = any(${uuids(ids)}) order by id for update
    )
    update class_games set watched_at = greatest(watched_at, ${new Date(now)})
    from present where class_games.id = present.id
    returning class_games.id, class_games.version`.execute(database)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Returns the versions of those of the games that exist, by id. */
export async function versionsOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ readonly id: string; readonly version: number }>`
    ${prepared('versions of class games')} select id, version from class_games
    where id = any(${uuids(ids)})`.execute(database)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

function drawPin(random: Random): string {
  return Array.from(
    { length: PIN_LENGTH },
    () => PIN_LETTERS[Math.floor(random.fraction() * PIN_LETTERS.length)],
  ).join('')
}

function millisecondsOf(column: string) {
  return sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`
}

function storedGame(row: Row): StoredGame {
  const answers = Map.groupBy(row.answers ?? [], ([number]) => number)
  const players = row.players ?? []
  return {
    id: row.id,
    version: row.version,
    hostId: row.user_id,
    pin: row.pin,
    createdAt: row.created_at.getTime(),
    watchedAt: row.watched_at.getTime(),
    questionIds: row.questions.map(([id]) => id),
    secrets: players.map(([, , , , , , , hash]) => hash),
    game: {
      rules: {
        mode: row.mode,
        seconds: row.seconds,
        minutes: row.minutes,
        hasSpeedBonus: row.has_speed_bonus,
        teamCount: row.team_count,
      },
      key: row.questions.map(([, right]) => right),
      stage: stageOf(row),
      isLocked: row.is_locked,
      pausedAt: row.paused_at?.getTime() ?? null,
      players: players.map((player, number) => playerOf(player, answers.get(number) ?? [])),
    },
  }
}

function stageOf({ status, question, opened_at, ended_at }: Row): Stage {
  const openedAt = opened_at?.getTime() ?? 0
  switch (status) {
    case 'lobby':
      return { kind: 'lobby' }
    case 'question':
      return { kind: 'question', question: question ?? 0, openedAt }
    case 'reveal':
      return { kind: 'reveal', question: question ?? 0 }
    case 'race':
      return { kind: 'race', openedAt }
    case 'ended':
      return { kind: 'ended', endedAt: ended_at?.getTime() ?? 0 }
  }
}

function playerOf(
  [name, team, timeFactor, joinedAt, joinedBefore, isHere, isRemoved, , leftIn]: PlayerRow,
  answers: readonly AnswerRow[],
): Player {
  return {
    name,
    team,
    timeFactor: timeFactors.find((factor) => factor === timeFactor) ?? 1,
    joinedAt,
    joinedBefore,
    isHere,
    leftIn,
    isRemoved,
    answers: answers.map(([, question, choice, at, milliseconds]) => ({
      question,
      choice,
      at,
      milliseconds,
    })),
  }
}

const gameColumns = {
  id: 'uuid',
  version: 'integer',
  status: 'text',
  question: 'smallint',
  opened_at: 'float8',
  paused_at: 'float8',
  ended_at: 'float8',
  is_locked: 'boolean',
} as const

function gameRow({ before, after: { game } }: Change) {
  const { stage } = game
  const isAsked = stage.kind === 'question' || stage.kind === 'reveal'
  const isOpen = stage.kind === 'question' || stage.kind === 'race'
  return {
    id: before.id,
    version: before.version,
    status: stage.kind,
    question: isAsked ? stage.question : null,
    opened_at: seconds(isOpen ? stage.openedAt : null),
    paused_at: seconds(game.pausedAt),
    ended_at: seconds(stage.kind === 'ended' ? stage.endedAt : null),
    is_locked: game.isLocked,
  }
}

const playerColumns = {
  game_id: 'uuid',
  number: 'smallint',
  name: 'text',
  team: 'smallint',
  time_factor: 'smallint',
  joined_at: 'float8',
  joined_before: 'smallint',
  is_here: 'boolean',
  left_in: 'smallint',
  is_removed: 'boolean',
  secret_hash: 'text',
} as const

/** Returns the rows of players who are new or have changed. */
function playerRows({ before, after }: Change) {
  return after.game.players.flatMap((player, number) => {
    const known = before.game.players[number]
    const isSame =
      known?.name === player.name &&
      known.timeFactor === player.timeFactor &&
      known.isHere === player.isHere &&
      known.leftIn === player.leftIn &&
      known.isRemoved === player.isRemoved
    if (isSame) return []
    return [
      {
        game_id: before.id,
        number,
        name: player.name,
        team: player.team,
        time_factor: player.timeFactor,
        joined_at: seconds(player.joinedAt),
        joined_before: player.joinedBefore,
        is_here: player.isHere,
        left_in: player.leftIn,
        is_removed: player.isRemoved,
        secret_hash: after.secrets[number] ?? '',
      },
    ]
  })
}

const answerColumns = {
  game_id: 'uuid',
  number: 'smallint',
  question: 'smallint',
  choice: 'smallint',
  answered_at: 'float8',
  milliseconds: 'integer',
} as const

/** Returns the rows of new answers. */
function answerRows({ before, after }: Change) {
  return after.game.players.flatMap(({ answers }, number) => {
    const known = before.game.players[number]?.answers.length ?? 0
    return answers.slice(known).map(({ question, choice, at, milliseconds }) => ({
      game_id: before.id,
      number,
      question,
      choice,
      answered_at: seconds(at),
      milliseconds,
    }))
  })
}

/** Converts a moment to the seconds that PostgreSQL counts. */
function seconds(instant: number | null): number | null {
  return instant === null ? null : instant / 1000
}

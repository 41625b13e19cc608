import { cpus, loadavg } from 'node:os'

import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { z } from 'zod'

import { ownLine, topLines } from '#server/leaderboard/board.ts'
import { migrations } from '#server/migrations/migrations.ts'
import type { Database, Tables } from '#server/platform/database/database.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { createDatabase } from '#server/testing/database/databases.ts'

/**
 * Prints how long the top of the board and the own rank take on a real PostgreSQL, in seasons of
 * 10,000 to 5,000,000 players: inside the database, and as the server waits for it.
 *
 *     DATABASE_URL=postgres://… node bench/leaderboard.ts [players …]
 *
 * The user has to be one who may do everything. It leaves a database for each size behind.
 */

const SIZES = [10_000, 100_000, 1_000_000, 5_000_000]
const RUNS = 200
const SEASON = '2031-05'
const PLACES = [
  ['near the top', 0.001],
  ['in the middle', 0.5],
  ['at the bottom', 0.999],
] as const

/** Asks the database for something about one user. */
type Question = (database: Database, userId: string) => Promise<unknown>

const explanation = z
  .tuple([
    z.object({
      'QUERY PLAN': z.tuple([
        z.object({ 'Planning Time': z.number(), 'Execution Time': z.number() }),
      ]),
    }),
  ])
  .transform(([{ 'QUERY PLAN': plan }]) => plan[0])

async function main(): Promise<void> {
  const url = process.env['DATABASE_URL']
  if (url === undefined) throw new Error('DATABASE_URL names no PostgreSQL.')
  const given = process.argv.slice(2).map(Number)
  say(['players', 'question', 'executing', 'p99', 'planning', 'waiting', 'p99'])
  for (const players of given.length > 0 ? given : SIZES) {
    // One season after the other, or they would disturb each other.
    // oxlint-disable-next-line no-await-in-loop
    await measureSeason(await createDatabase(url), players)
  }
  process.stdout.write(
    `milliseconds, medians and 99th of 100 of ${RUNS} runs; ${cpus().length} cores of ` +
      `${cpus()[0]?.model ?? 'an unknown processor'}, load ${(loadavg()[0] ?? 0).toFixed(1)}, ` +
      `Node ${process.versions.node}\n`,
  )
}

async function measureSeason(url: string, players: number): Promise<void> {
  const database = openPostgres(url, 'migrating', () => {})
  await migrate(database, migrations)
  await fill(database, players)
  await measure(database, players, 'the top 100', [], (asked) => topLines(asked, SEASON))
  for (const [place, share] of PLACES) {
    // As above.
    // oxlint-disable-next-line no-await-in-loop
    const users = await usersAt(database, Math.floor(players * share))
    const what = `own rank ${place}`
    // oxlint-disable-next-line no-await-in-loop
    await measure(database, players, what, users, (asked, user) => ownLine(asked, SEASON, user))
  }
  await database.destroy()
}

/**
 * Players with XP in steps of 10, most of them with some hundreds and few with many thousands. Nothing
 * is checked while they are added, so that no users have to be made for them.
 */
async function fill(database: Database, players: number): Promise<void> {
  await database.connection().execute(async (connection) => {
    for (const statement of [
      sql`set session_replication_role = replica`,
      sql`select setseed(0.5)`,
      sql`insert into seasons values (${SEASON}, '2031-05-01Z', '2031-06-01Z')`,
      sql`
        insert into standings (season_id, user_id, season_xp)
        select ${SEASON}, gen_random_uuid(), 10 * least(6000, floor(exp(
          3.4 + 1.3 * sqrt(-2 * ln(1 - random())) * cos(2 * pi() * random()))))::int
        from generate_series(1, ${players}::int)`,
      sql`
        insert into profiles (user_id, display_name)
        select user_id, 'Player ' || left(user_id::text, 8) from standings`,
      sql`
        insert into xp_counts (season_id, season_xp, players)
        select season_id, season_xp, count(*) from standings group by 1, 2`,
      sql`
        insert into xp_thousand_counts (season_id, thousand, players)
        select season_id, season_xp / 1000, count(*) from standings group by 1, 2`,
      sql`vacuum analyze`,
    ]) {
      // Each statement needs what the one before made.
      // oxlint-disable-next-line no-await-in-loop
      await statement.execute(connection)
    }
  })
}

async function usersAt(database: Database, rank: number): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('standings')
    .select('user_id')
    .where('season_id', '=', SEASON)
    .orderBy('season_xp', 'desc')
    .orderBy('user_id')
    .offset(Math.max(0, rank - RUNS))
    .limit(RUNS)
    .execute()
  return rows.map((row) => row.user_id)
}

async function measure(
  database: Database,
  players: number,
  what: string,
  users: readonly string[],
  ask: Question,
): Promise<void> {
  const executing: number[] = []
  const planning: number[] = []
  const waiting: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const user = users[run % users.length] ?? ''
    const startedAt = performance.now()
    // Measured alone, one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await ask(database, user)
    waiting.push(performance.now() - startedAt)
    // oxlint-disable-next-line no-await-in-loop
    const plan = await explain(database, await statementOf(ask, user))
    executing.push(plan['Execution Time'])
    planning.push(plan['Planning Time'])
  }
  const times = [
    percentile(executing, 50),
    percentile(executing, 99),
    percentile(planning, 50),
    percentile(waiting, 50),
    percentile(waiting, 99),
  ]
  say([players.toLocaleString('en'), what, ...times.map((time) => time.toFixed(3))])
}

async function explain(database: Database, { sql: text, parameters }: CompiledQuery) {
  const query = CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters])
  return explanation.parse((await database.executeQuery(query)).rows)
}

/** The one statement that a question sends, without sending it. */
async function statementOf(ask: Question, user: string): Promise<CompiledQuery> {
  const sent: CompiledQuery[] = []
  const nowhere = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void sent.push(query),
  })
  await ask(nowhere, user)
  const [statement, ...more] = sent
  if (statement === undefined || more.length > 0) throw new Error('It is not one statement.')
  return statement
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0
}

function say(cells: readonly string[]): void {
  const [players = '', what = '', ...times] = cells
  process.stdout.write(
    `${players.padStart(9)}  ${what.padEnd(23)}${times.map((time) => time.padStart(11)).join('')}\n`,
  )
}

await main()

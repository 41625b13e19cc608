import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { sql } from 'kysely'

import { type Learner, startLearners } from '#scripts/rigs/kill-practice/learner.ts'
import { signUpMany } from '#scripts/rigs/overload/many-accounts.ts'
import { startMeasuredNode } from '#scripts/rigs/overload/measured-node.ts'
import { findAndPlayTimed } from '#scripts/rigs/overload/timed-match.ts'
import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import type { Database } from '#server/platform/database/database.ts'
import { openPostgres } from '#server/platform/database/postgres.ts'
import { shortenOldAnswers } from '#server/user-data/old-answers.ts'

import { conditions, tableOf } from './parts/figures.ts'

/*
 * Measures by how much a PostgreSQL grows with each answer of practice and each match, with indexes, and what that makes in a
 * year. Learners practice and players play at a server as in daily use, only faster; then all answers
 * are shortened, as they are when they have grown old.
 * Run: node bench/growth.ts [--pupils 10000] [--answers 20] [--days 200] [--matches 100]
 */

const { values } = parseArgs({
  options: {
    /** Pupils of the schools. */
    pupils: { type: 'string', default: '10000' },
    /** Answers of a pupil on a school day. */
    answers: { type: 'string', default: '20' },
    /** School days of a year. */
    days: { type: 'string', default: '200' },
    /** Matches of a pupil in a year. */
    matches: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    rooms: { type: 'string', default: '40' },
  },
})
const LEARNERS = 20
/** How many times as fast as people play the matches go on. */
const SCALE = 4
const DAY_MS = 24 * 60 * 60 * 1000
const YEAR_DAYS = 365
/** For how many days issued questions are kept unless the operator says otherwise. */
const ISSUED_DAYS = 30

/** The tables to which practice and matches add rows; others have a row for each account, or for those who play at the moment. */
const OF_PRACTICE = ['answers', 'issued_questions', 'xp_ledger']
const OF_MATCHES = ['matches', 'match_players', 'match_questions', 'match_answers', 'xp_ledger']

/** Bytes of the tables with their indexes. */
type Sizes = ReadonlyMap<string, number>

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) {
    process.stdout.write('Skipped: there is no PostgreSQL on this machine.\n')
    return
  }
  const postgres = await startPostgres(programs)
  const database = openPostgres(postgres.url, 'migrating', () => {})
  const node = await startMeasuredNode(postgres.url, SCALE)
  const learners = await startLearners(LEARNERS, () => node.origin)
  const atStart = await sizes(database)
  const answeredBefore = answersOf(learners)
  await setTimeout(Number(values.seconds) * 1000)
  await Promise.all(learners.map((learner) => learner.finish()))
  const practiced = answersOf(learners) - answeredBefore
  const afterPractice = await sizes(database)
  const players = await signUpMany(database, 2 * Number(values.rooms), () => node.origin)
  const beforeMatches = await sizes(database)
  await Promise.all(players.map((cookies) => findAndPlayTimed(node, cookies, [])))
  const afterMatches = await sizes(database)
  await shortenOldAnswers(database, Date.now() + YEAR_DAYS * 2 * DAY_MS, 0)
  const { rows } = await sql<{ bytes: number }>`
    select sum(pg_column_size(past_answers))::float8 as bytes from past_answers
  `.execute(database)
  print({
    perAnswer: growth(OF_PRACTICE, atStart, afterPractice, practiced),
    perMatch: growth(OF_MATCHES, beforeMatches, afterMatches, Number(values.rooms)),
    perShortened: (rows[0]?.bytes ?? 0) / answersOf(learners),
    practiced,
  })
  node.program.process.kill('SIGTERM')
  await node.program.ended
  await database.destroy()
  await postgres.stop()
}

/** The bytes of each table of the product, without what vacuuming makes free. */
async function sizes(database: Database): Promise<Sizes> {
  await sql`vacuum analyze`.execute(database)
  const { rows } = await sql<{ table: string; bytes: number }>`
    select relname as table, pg_total_relation_size(oid)::float8 as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(database)
  return new Map(rows.map(({ table, bytes }) => [table, bytes]))
}

/** Bytes by which each of the tables has grown, for each of so many. */
function growth(tables: readonly string[], before: Sizes, after: Sizes, count: number): Sizes {
  return new Map(
    tables.map((table) => [table, ((after.get(table) ?? 0) - (before.get(table) ?? 0)) / count]),
  )
}

function answersOf(learners: readonly Learner[]): number {
  return learners.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
}

type Grown = {
  readonly perAnswer: Sizes
  readonly perMatch: Sizes
  readonly perShortened: number
  readonly practiced: number
}

function print({ perAnswer, perMatch, perShortened, practiced }: Grown): void {
  const pupils = Number(values.pupils)
  const answers = pupils * Number(values.answers) * Number(values.days)
  // A match has two players.
  const matches = (pupils * Number(values.matches)) / 2
  const issued = perAnswer.get('issued_questions') ?? 0
  const lines = [
    ...partsOf('an answer of practice', perAnswer),
    ['an answer, shortened', perShortened.toFixed(0)],
    ...partsOf('a match', perMatch),
  ]
  process.stdout.write(
    `${tableOf([['growth', 'bytes'], ...lines])}\n` +
      `${pupils} pupils, each with ${values.answers} answers on ${values.days} days and ${values.matches} matches a year, add ` +
      `${gigabytes(answers, total(perAnswer) - issued)} of answers, which take ` +
      `${gigabytes(answers, perShortened)} when they are shortened, and ` +
      `${gigabytes(matches, total(perMatch))} of matches in a year. Issued questions, kept for ` +
      `${ISSUED_DAYS} days, take ${gigabytes((answers * ISSUED_DAYS) / YEAR_DAYS, issued)}.\n` +
      `${practiced} answers, ${values.rooms} matches; ${conditions()}\n`,
  )
}

function gigabytes(count: number, bytes: number): string {
  return `${((count * bytes) / 1e9).toFixed(1)} GB`
}

function partsOf(what: string, sizesOf: Sizes): readonly (readonly string[])[] {
  const parts = [...sizesOf].toSorted(([, one], [, other]) => other - one)
  return [
    [what, total(sizesOf).toFixed(0)],
    ...parts.map(([table, bytes]) => [`  ${table}`, bytes.toFixed(0)]),
  ]
}

function total(all: Sizes): number {
  return [...all.values()].reduce((sum, bytes) => sum + bytes, 0)
}

await main()

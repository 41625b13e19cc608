import { existsSync } from 'node:fs'

import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { createDatabase } from '#server/testing/database/databases.ts'

import { conditions, type Figure, tableOf } from './parts/figures.ts'
import { type Growth, GROWTH_SIZES, growthFigures } from './parts/growth.ts'
import { httpFigures } from './parts/http.ts'
import { liveFigures } from './parts/live.ts'
import { pageWeights } from './parts/page-weights.ts'
import { openMigrated, SITE } from './parts/unlimited-app.ts'
import { questionSpeed } from './questions.ts'

/**
 * Measures questions, page weights, HTTP, live matches, the leaderboard, and how the cost of calls grows
 * with the data of 10 to 100,000 users, and prints one table with its conditions. A few minutes; needs
 * the built web and a PostgreSQL on this machine, which it starts itself. Each figure stands beside the
 * same work within the process, without network, database or rendering around it.
 */

async function main(): Promise<void> {
  const programs = findPostgres()
  if (programs === null) throw new Error('There is no PostgreSQL 15 or newer on this machine.')
  if (!existsSync(SITE)) throw new Error('Build the web first: npm run build')
  const begun = conditions()
  const postgres = await startPostgres(programs)
  try {
    const growth = await growthFigures(postgres.url)
    const url = await createDatabase(postgres.url)
    const database = await openMigrated(url)
    const http = await httpFigures(url, database)
    await database.destroy()
    const live = await liveFigures(postgres.url)
    process.stdout.write(
      `${figureTable([questionFigure(), ...pageWeights(), ...http, ...live])}\n\n` +
        `${growthTable(growth)}\n\n` +
        `A throwaway PostgreSQL that need not survive a crash; clients, servers and database share ` +
        `the machine.\nat the start: ${begun}\nat the end:   ${conditions()}\n`,
    )
  } finally {
    await postgres.stop()
  }
}

function questionFigure(): Figure {
  const { questions, json } = questionSpeed()
  return {
    what: 'questions made',
    measured: `${Math.round(questions)} / s on one core`,
    limit: `${Math.round(json)} / s as JSON, there and back`,
    ratio: json / questions,
  }
}

function figureTable(figures: readonly Figure[]): string {
  return tableOf([
    ['what', 'measured', 'limit within the process', 'ratio'],
    ...figures.map(({ what, measured, limit, ratio }) => [
      what,
      measured,
      limit,
      ratio.toPrecision(3),
    ]),
  ])
}

function growthTable(growth: readonly Growth[]): string {
  const sizes = GROWTH_SIZES.map((size) => `${size.toLocaleString('en')} users`)
  return tableOf([
    ['median of a call in ms, among', ...sizes, 'growth'],
    ...growth.map(({ what, medians }) => [
      what,
      ...medians.map((median) => median.toFixed(2)),
      ((medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN)).toFixed(2),
    ]),
  ])
}

await main()

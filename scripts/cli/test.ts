import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { provideChromium } from '#e2e/support/browser/chromium.ts'
import { rowsWithoutPostgres } from '#scripts/rigs/mutate-guards/guards.ts'
import { providePostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import type { Postgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'
import { findNginx } from '#scripts/rigs/rolling-upgrade/nginx.ts'

import { missingReaders } from './export-readers.ts'
import { chosenStages, runStages } from './test-steps.ts'
import type { Step } from './test-steps.ts'

const node = process.execPath
const reports = mkdtempSync(join(tmpdir(), 'periodic-wizard-test-'))
const EMBEDDED_ONLY =
  'The database tests ran on the embedded database only. ' +
  'Install PostgreSQL 15 or newer, or set TEST_DATABASE_URL, to run them on a real one.'
const NOT_LONG =
  'Tests that take long, and a second database, were left out: `npm run test:all` has them.'

/** Includes the tests that are tagged `long`. */
const ALL = '--all'
const given = process.argv.slice(2)
const isAll = given.includes(ALL)

/** Notes that are printed at the end. */
const notes: string[] = []
const servers: Postgres[] = []

/**
 * For the checks that are written in Go: a process that lives for seconds need not collect garbage,
 * up to this limit. That saves a quarter of their work.
 */
const ONCE = { GOGC: 'off', GOMEMLIMIT: '2GiB' }

/** Shows that a guard that is missing is noticed. */
const GUARDS = {
  name: 'guards',
  needs: ['unit'],
  command: [node, 'scripts/rigs/mutate-guards.ts'],
  repeats: /^(?:Left out|Not noticed|\d+ of \d+ guards)/,
} as const satisfies Step

/** Journeys through every kind of screen that changes while it is used, in a browser that translates it. */
const TRANSLATED = {
  name: 'translated',
  files: [
    'classes',
    'class-game',
    'courses',
    'elements',
    'explore-values',
    'friends',
    'made-answers',
    'match',
    'names',
    'quiet',
    'reports',
    'sharing',
    'teaching',
    'today',
    'tools',
    'trend-lab',
  ].map((journey) => `e2e/${journey}.test.ts`),
  env: { TRANSLATED: 'yes' },
}

/** The stages in order; the steps of one stage run at the same time. */
const STAGES: readonly (readonly Step[])[] = [
  [
    { name: 'format', command: [node, 'node_modules/oxfmt/bin/oxfmt', '--check'] },
    {
      name: 'route-types',
      command: [node, 'node_modules/@react-router/dev/bin.cjs', 'typegen'],
    },
  ],
  [
    { name: 'dead-code', command: [node, 'node_modules/knip/bin/knip.js'] },
    { name: 'rules', command: [node, 'scripts/evidence/check-rules.ts'] },
    { name: 'build', command: [node, 'scripts/bootstrap.mjs', 'build'] },
    {
      name: 'lint',
      needs: ['route-types'],
      command: [node, 'node_modules/oxlint/bin/oxlint', '--max-warnings', '0'],
      env: ONCE,
    },
    {
      name: 'types',
      needs: ['route-types'],
      // Several checkers would each repeat the work on shared files.
      command: [node, 'node_modules/typescript/bin/tsc', '-b', '--checkers', '1'],
      env: ONCE,
    },
  ],
  [
    { ...vitest('unit'), prepare: openDatabase },
    { name: 'links', needs: ['build'], command: [node, 'scripts/build/check-links.ts'] },
  ],
  [{ ...vitest('e2e'), needs: ['build'], prepare: () => provideChromium(say) }],
  ...(isAll ? [[{ ...vitest('e2e', TRANSLATED), needs: ['build'] }], [GUARDS]] : []),
]

try {
  const stages = chosenStages(
    STAGES,
    given.filter((name) => name !== ALL),
  )
  if (findNginx() === null) notes.push(leftOut('nginx', ['T13']))
  if (!isAll && stages.flat().some(({ report }) => report !== undefined)) notes.push(NOT_LONG)
  const unread = isAll ? missingReaders() : null
  if (unread !== null) notes.push(unread)
  const isGood = await runStages(stages, (text) => process.stdout.write(text), notes)
  process.exitCode = isGood ? 0 : 1
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await Promise.all(servers.map((server) => server.stop()))
  rmSync(reports, { recursive: true, force: true })
}

type Chosen = Pick<Step, 'name' | 'env'> & { readonly files: readonly string[] }

function vitest(
  project: string,
  { name, files, env }: Chosen = { name: project, files: [], env: {} },
): Step & { readonly report: string } {
  const report = join(reports, `${name}.json`)
  return {
    name,
    report,
    env: isAll ? { TEST_EVERY_DATABASE: 'yes', ...env } : {},
    command: [
      node,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...files,
      '--project',
      project,
      '--allowOnly=false',
      ...(isAll ? [] : ['--tags-filter=!long']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
  }
}

/** A real PostgreSQL for the tests that run on every kind of database, unless one was named. */
async function openDatabase(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return
  const programs = providePostgres(say)
  if (programs === null) {
    notes.push(EMBEDDED_ONLY, leftOut('PostgreSQL', rowsWithoutPostgres))
    return
  }
  const server = await startPostgres(programs)
  servers.push(server)
  process.env['TEST_DATABASE_URL'] = server.url
}

function leftOut(program: string, rows: readonly string[]): string {
  return `Without ${program} the abuse list was checked except for: ${rows.join(', ')}.`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

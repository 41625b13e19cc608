import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'

import { type Guard, guards } from './mutate-guards/guards.ts'

/**
 * Shows that the tests of the abuse list notice a missing guard: removes each guard in turn in a copy of
 * the sources, runs its test, and demands that it fails. With names of rows only those. The last lines
 * name the rows that were left out because there is no PostgreSQL.
 */

const COPIED = [
  'src',
  'scripts',
  'content',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
]
const REPORT = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

type Outcome = { readonly passed: number; readonly failed: number }

async function main(rows: readonly string[]): Promise<number> {
  const wanted = guards.filter(({ row }) => rows.length === 0 || rows.includes(row))
  const programs = process.env['TEST_DATABASE_URL'] ? null : findPostgres()
  const server = programs === null ? null : await startPostgres(programs)
  const url = process.env['TEST_DATABASE_URL'] ?? server?.url
  const folder = copySources()
  const unseen: string[] = []
  try {
    const able = wanted.filter(({ needs }) => needs === undefined || url !== undefined)
    for (const guard of able) {
      // One after the other: they share the copy.
      // oxlint-disable-next-line no-await-in-loop
      const verdict = await tryGuard(folder, guard, url)
      say(`${guard.row.padEnd(4)} ${guard.guard}: ${verdict}`)
      if (verdict !== 'noticed') unseen.push(`${guard.row} ${guard.guard}`)
    }
    for (const { row, guard } of wanted.filter((one) => !able.includes(one))) {
      say(`${row.padEnd(4)} ${guard}: left out, needs PostgreSQL`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await server?.stop()
  }
  say(
    unseen.length === 0 ? 'Every removed guard was noticed.' : `Not noticed: ${unseen.join('; ')}`,
  )
  return unseen.length === 0 ? 0 : 1
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-guards-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Runs the test with the guard and without it. */
async function tryGuard(folder: string, guard: Guard, url: string | undefined): Promise<string> {
  const file = join(folder, guard.file)
  const original = readFileSync(file, 'utf8')
  if (original.split(guard.find).length !== 2) return 'NOT FOUND in the source'
  const before = await run(folder, guard, url)
  if (before.failed > 0 || before.passed === 0) return 'its test FAILS WITH the guard'
  writeFileSync(
    file,
    original.replace(guard.find, () => guard.replace),
  )
  const after = await run(folder, guard, url)
  writeFileSync(file, original)
  if (after.failed > 0) return 'noticed'
  // On a busy machine the hooks of a file may take too long, and nothing is known then.
  return after.passed > 0 ? 'NOT NOTICED' : 'its test DID NOT RUN without the guard'
}

async function run(folder: string, guard: Guard, url: string | undefined): Promise<Outcome> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const title = guard.title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      guard.test,
      `--testNamePattern=${title}`,
      '--project=unit',
      '--reporter=json',
      `--outputFile.json=${report}`,
      // A hung mutant is not worth the full wait.
      '--testTimeout=60000',
      '--hookTimeout=240000',
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, ...(url && { TEST_DATABASE_URL: url }) },
    },
  )
  await new Promise((resolve) => child.on('close', resolve))
  const read = REPORT.safeParse(parse(report))
  return read.success
    ? { passed: read.data.numPassedTests, failed: read.data.numFailedTests }
    : { passed: 0, failed: 0 }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

process.exitCode = await main(process.argv.slice(2))

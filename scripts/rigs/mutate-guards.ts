import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { z } from 'zod'

import { findPostgres, startPostgres } from '#scripts/rigs/postgres/throwaway-postgres.ts'

import { type Guard, guards } from './mutate-guards/guards.ts'

/**
 * Shows that the tests of the abuse list notice a missing guard: runs their tests once with all guards, then
 * removes each guard in turn in a copy of the sources and demands that its test fails. With names of rows
 * only those. The last lines name the guards that were left out because there is no PostgreSQL, and those
 * that nothing noticed.
 */

const COPIED = [
  'src',
  'scripts',
  'content',
  'package.json',
  'vitest.config.ts',
  'tsconfig.base.json',
]
/** Each copy tries one guard at a time. */
const COPIES = Math.min(availableParallelism(), 4)
const TRIES = 2
const REPORT = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/** How many tests passed and failed. */
type Outcome = { readonly passed: number; readonly failed: number }
type Report = z.infer<typeof REPORT>['testResults']

async function main(rows: readonly string[]): Promise<number> {
  const wanted = guards.filter(({ row }) => rows.length === 0 || rows.includes(row))
  if (wanted.length === 0) throw new Error(`There is no guard of ${rows.join(', ')}.`)
  const programs = process.env['TEST_DATABASE_URL'] ? null : findPostgres()
  const server = programs === null ? null : await startPostgres(programs)
  const url = process.env['TEST_DATABASE_URL'] ?? server?.url
  const able = wanted.filter(({ needs }) => needs === undefined || url !== undefined)
  const copies = Array.from({ length: Math.min(COPIES, able.length) }, copySources)
  const unseen: string[] = []
  try {
    const withAll = await runTests(copies[0] ?? '', able, url)
    const waiting = [...able]
    await Promise.all(
      copies.map(async (folder) => {
        for (let guard = waiting.shift(); guard !== undefined; guard = waiting.shift()) {
          // One after the other: they share the copy.
          // oxlint-disable-next-line no-await-in-loop
          const verdict = await tryGuard(folder, guard, withAll, url)
          say(`${nameOf(guard)}: ${verdict}`)
          if (verdict !== 'noticed') unseen.push(nameOf(guard))
        }
      }),
    )
  } finally {
    for (const folder of copies) rmSync(folder, { recursive: true, force: true })
    await server?.stop()
  }
  const left = wanted.filter((guard) => !able.includes(guard)).map(nameOf)
  if (left.length > 0) say(`Left out, because there is no PostgreSQL: ${left.join('; ')}`)
  if (unseen.length > 0) say(`Not noticed: ${unseen.join('; ')}`)
  say(`${able.length - unseen.length} of ${wanted.length} guards were removed and noticed.`)
  return unseen.length === 0 ? 0 : 1
}

function nameOf({ row, guard }: Guard): string {
  return `${row} ${guard}`
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-guards-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Removes a guard and runs its test, which has passed with it. */
async function tryGuard(
  folder: string,
  guard: Guard,
  withAll: Report,
  url: string | undefined,
): Promise<string> {
  const before = outcomeOf(guard, withAll)
  if (before.failed > 0 || before.passed === 0) return 'its test FAILS WITH the guard'
  const file = join(folder, guard.file)
  const original = readFileSync(file, 'utf8')
  if (original.split(guard.find).length !== 2) return 'NOT FOUND in the source'
  writeFileSync(
    file,
    original.replace(guard.find, () => guard.replace),
  )
  try {
    for (let number = 1; number <= TRIES; number += 1) {
      // On a busy machine the hooks of a file may take too long, and nothing is known then.
      // oxlint-disable-next-line no-await-in-loop
      const after = outcomeOf(guard, await runTests(folder, [guard], url))
      if (after.failed > 0) return 'noticed'
      if (after.passed > 0) return 'NOT NOTICED'
    }
    return 'its test DID NOT RUN without the guard'
  } finally {
    writeFileSync(file, original)
  }
}

function outcomeOf(guard: Guard, report: Report): Outcome {
  const tests = report
    .filter(({ name }) => name.endsWith(guard.test))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName }) => fullName.includes(guard.title))
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
  }
}

/** Runs the tests of guards in one go. */
async function runTests(
  folder: string,
  chosen: readonly Guard[],
  url: string | undefined,
): Promise<Report> {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const titles = chosen.map(({ title }) => title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...new Set(chosen.map(({ test }) => test)),
      `--testNamePattern=${titles.join('|')}`,
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
  return read.success ? read.data.testResults : []
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

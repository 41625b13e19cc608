import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

import { z } from 'zod'

/** One line of `npm test`. */
export type Step = {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Environment variables in addition to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Steps whose failure makes this one pointless. */
  readonly needs?: readonly string[]
  /** Runs first; an exception from it fails the step. */
  readonly prepare?: () => Promise<void>
  /** Where the step leaves Vitest's JSON report, when it runs tests. */
  readonly report?: string
  /** Lines of its output that are repeated at the end, however the step goes. */
  readonly repeats?: RegExp
}

type Outcome = {
  readonly name: string
  readonly ok: boolean
  readonly notes: readonly string[]
  readonly passed: number
  readonly failed: number
}

export type Write = (text: string) => void

const NAME_WIDTH = 14
const VITEST_REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

/** Returns the stages with only the named steps and those that they need; all of them for no name. */
export function chosenStages(
  stages: readonly (readonly Step[])[],
  names: readonly string[],
): readonly (readonly Step[])[] {
  if (names.length === 0) return stages
  const steps = stages.flat()
  const wanted = new Set(names)
  for (const name of wanted) {
    const step = steps.find((candidate) => candidate.name === name)
    if (step === undefined) {
      const known = steps.map((candidate) => candidate.name).join(', ')
      throw new Error(`There is no step '${name}'. The steps are: ${known}.`)
    }
    for (const needed of step.needs ?? []) wanted.add(needed)
  }
  return stages.map((stage) => stage.filter((step) => wanted.has(step.name)))
}

/**
 * Runs the stages one after the other and the steps of a stage side by side. Writes one line for
 * each step, the output of those that fail, what is still to note then, and last the sum of all
 * tests.
 * @returns whether every step went well
 */
export async function runStages(
  stages: readonly (readonly Step[])[],
  write: Write,
  notes: readonly string[] = [],
): Promise<boolean> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const failed = failedNames(outcomes)
    // A stage uses the results of those before it.
    // oxlint-disable-next-line no-await-in-loop
    outcomes.push(...(await Promise.all(stage.map((step) => runStep(step, failed, write)))))
  }
  for (const note of [...notes, ...outcomes.flatMap((one) => one.notes)]) write(`${note}\n`)
  const failed = failedNames(outcomes)
  if (failed.length > 0) write(`Failed: ${failed.join(', ')}\n`)
  write(`${sum(outcomes, 'passed')} passed, ${sum(outcomes, 'failed')} failed\n`)
  return failed.length === 0
}

async function runStep(step: Step, failedBefore: readonly string[], write: Write) {
  const startedAt = performance.now()
  const missing = step.needs?.find((name) => failedBefore.includes(name))
  const { ok, output } =
    missing === undefined
      ? await attempt(step)
      : { ok: false, output: `Not run, because ${missing} failed.\n` }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  write(`${step.name.padEnd(NAME_WIDTH)}${seconds.padStart(6)} s  ${ok ? 'ok' : 'FAILED'}\n`)
  if (!ok) write(`${output.trimEnd()}\n\n`)
  const repeated = output.split('\n').filter((line) => step.repeats?.test(line))
  return { name: step.name, ok, notes: repeated, ...countTests(step) }
}

async function attempt(step: Step): Promise<{ readonly ok: boolean; readonly output: string }> {
  try {
    await step.prepare?.()
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) }
  }
  const [command, ...args] = step.command
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  })
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }),
    )
  })
}

/** A test file that cannot even be loaded has no tests to count; it counts as one that failed. */
function countTests(step: Step): { readonly passed: number; readonly failed: number } {
  if (step.report === undefined || !existsSync(step.report)) return { passed: 0, failed: 0 }
  const report = VITEST_REPORT.parse(JSON.parse(readFileSync(step.report, 'utf8')))
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length }
}

function failedNames(outcomes: readonly Outcome[]): readonly string[] {
  return outcomes.filter((outcome) => !outcome.ok).map((outcome) => outcome.name)
}

function sum(outcomes: readonly Outcome[], key: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0)
}

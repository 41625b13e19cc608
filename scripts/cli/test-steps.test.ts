import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { chosenStages, runStages } from './test-steps.ts'
import type { Step } from './test-steps.ts'

const GOOD = { name: 'good', command: command('console.log("quiet")') } satisfies Step
const BAD = {
  name: 'bad',
  command: command('console.log("on stdout"); console.error("on stderr"); process.exit(2)'),
} satisfies Step

test('a good run is one line for each step and the sum of the tests', async () => {
  const unit = { ...GOOD, name: 'unit', report: report({ passed: 30, failed: 0 }) }
  const browser = { ...GOOD, name: 'browser', report: report({ passed: 4, failed: 0 }) }
  expect(await written([[GOOD], [unit], [browser]])).toEqual({
    isGood: true,
    lines: ['good N s ok', 'unit N s ok', 'browser N s ok', '34 passed, 0 failed'],
  })
})

test('a failing step shows its output and the steps after it still run', async () => {
  expect(await written([[BAD], [GOOD]])).toEqual({
    isGood: false,
    lines: [
      'bad N s FAILED',
      'on stdout',
      'on stderr',
      '',
      'good N s ok',
      'Failed: bad',
      '0 passed, 0 failed',
    ],
  })
})

test('lines that a step wants repeated stand among the last', async () => {
  const rig = command('console.log("A1 noticed"); console.log("Left out: D9")')
  const steps = [{ name: 'rig', command: rig, repeats: /^Left out/ }, GOOD]
  expect((await written([steps])).lines.slice(-2)).toEqual(['Left out: D9', '0 passed, 0 failed'])
})

test('a step does not run when one that it needs has failed', async () => {
  expect(await written([[BAD], [{ ...GOOD, needs: ['bad'] }]])).toEqual({
    isGood: false,
    lines: [
      'bad N s FAILED',
      'on stdout',
      'on stderr',
      '',
      'good N s FAILED',
      'Not run, because bad failed.',
      '',
      'Failed: bad, good',
      '0 passed, 0 failed',
    ],
  })
})

test('a step fails when its preparation does, or when its program does not exist', async () => {
  const unprepared = { ...GOOD, prepare: () => Promise.reject(new Error('no browser')) }
  const absent = { name: 'absent', command: ['no-such-program'] } satisfies Step
  expect(await written([[unprepared], [absent]])).toEqual({
    isGood: false,
    lines: [
      'good N s FAILED',
      'no browser',
      '',
      'absent N s FAILED',
      'spawn no-such-program ENOENT',
      '',
      'Failed: good, absent',
      '0 passed, 0 failed',
    ],
  })
})

test('the steps of one stage run side by side', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-stage-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // Each waits for the file that the other one writes.
  const meet = (mine: string, other: string) =>
    command(`
      const { existsSync, writeFileSync } = require('node:fs')
      writeFileSync('${join(folder, mine)}', '')
      const timer = setInterval(() => {
        if (existsSync('${join(folder, other)}')) clearInterval(timer)
      }, 10)
    `)
  const stage = [
    { name: 'left', command: meet('a', 'b') },
    { name: 'right', command: meet('b', 'a') },
  ]
  const { isGood, lines } = await written([stage])
  expect({ isGood, lines: lines.toSorted() }).toEqual({
    isGood: true,
    lines: ['0 passed, 0 failed', 'left N s ok', 'right N s ok'],
  })
})

test('notes of a step stand before the sum', async () => {
  const notes: string[] = []
  const prepare = () => Promise.resolve(void notes.push('on one database only'))
  expect((await written([[{ ...GOOD, prepare }]], notes)).lines).toEqual([
    'good N s ok',
    'on one database only',
    '0 passed, 0 failed',
  ])
})

test('failed tests are counted, and a test file that cannot be loaded counts as one', async () => {
  const unit = { ...GOOD, report: report({ passed: 5, failed: 2, unloaded: 1 }) }
  expect((await written([[unit]])).lines.at(-1)).toBe('5 passed, 3 failed')
})

test('a named step runs with the steps it needs, and an unknown name is refused', () => {
  const browser = { ...GOOD, name: 'browser', needs: ['good'] }
  expect(chosenStages([[GOOD, BAD], [browser]], [])).toEqual([[GOOD, BAD], [browser]])
  expect(chosenStages([[GOOD, BAD], [browser]], ['browser'])).toEqual([[GOOD], [browser]])
  expect(() => chosenStages([[GOOD, BAD]], ['units'])).toThrow(
    "There is no step 'units'. The steps are: good, bad.",
  )
})

async function written(stages: readonly (readonly Step[])[], notes: readonly string[] = []) {
  let text = ''
  const write = (chunk: string) => {
    text += chunk
  }
  const isGood = await runStages(stages, write, notes)
  const lines = text.trimEnd().split('\n')
  return { isGood, lines: lines.map((line) => line.replace(/ +\d+\.\d s +/, ' N s ')) }
}

function command(source: string): readonly [string, ...string[]] {
  return [process.execPath, '-e', source]
}

function report(counts: { passed: number; failed: number; unloaded?: number }): string {
  const folder = mkdtempSync(join(tmpdir(), 'periodic-wizard-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'report.json')
  const withFailures = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  const unloaded = { status: 'failed', assertionResults: [] }
  writeFileSync(
    path,
    JSON.stringify({
      numPassedTests: counts.passed,
      numFailedTests: counts.failed,
      testResults: [
        ...Array.from({ length: counts.failed > 0 ? 1 : 0 }, () => withFailures),
        ...Array.from({ length: counts.unloaded ?? 0 }, () => unloaded),
      ],
    }),
  )
  return path
}

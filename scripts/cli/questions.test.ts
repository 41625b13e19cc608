import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import type { Question } from '#quiz/question.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { hintText, lineText } from '#quiz/worked/solution-text.ts'
import { hintsOf } from '#quiz/worked/solutions.ts'

const SCRIPT = join(import.meta.dirname, 'questions.ts')

function run(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return { status, stdout, stderr }
}

test('each line is a question with misconceptions and corrections of its wrong options', () => {
  const { status, stdout, stderr } = run('--count', '3', '--seed', '7', '--template', 'as-e3')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const lines = stdout.split('\n')
  expect(lines.pop()).toBe('')
  expect(lines).toHaveLength(3)
  for (const line of lines) {
    const printed: unknown = JSON.parse(line)
    const [id = ''] = Array.from(line.matchAll(/"id":"([^"]+)"/g), (match) => match[1])
    expect(printed).toEqual(expectedLine(id))
  }
})

test('a question without options is printed with its key and the corrections of wrong answers', () => {
  const { stdout } = run('--count', '1', '--seed', '7', '--template', 'ge-h21')
  const printed: unknown = JSON.parse(stdout)
  const [id = ''] = Array.from(stdout.matchAll(/"id":"([^"]+)"/g), (match) => match[1])
  const question = questionOf(id)
  if (question?.type !== 'number') throw new RangeError(`'${id}' asks for no number`)
  const { corrections, see: _see, badge: _badge, solution, ...shown } = question
  expect(printed).toEqual({
    ...shown,
    misconceptions: Object.fromEntries(
      corrections.map(({ given, misconception }) => [given, misconception]),
    ),
    corrections: Object.fromEntries(corrections.map((entry) => [entry.given, entry.text])),
    ...printedSolution(solution),
  })
})

test('the hints and the worked solution of a question are printed with their numbers', () => {
  const { stdout } = run('--count', '1', '--seed', '7', '--template', 'as-e4')
  const { hints, worked } = JSON.parse(stdout)
  expect([hints.length, hints[1]]).toEqual([3, 'Mass number = protons + neutrons.'])
  expect(worked.at(-1)).toMatch(/^Mass number: \d+ \+ \d+ = \d+$/)
})

function printedSolution(solution: Question['solution']) {
  return solution === undefined
    ? {}
    : { hints: hintsOf(solution).map(hintText), worked: solution.lines.map(lineText) }
}

function expectedLine(id: string) {
  const question = questionOf(id)
  if (question?.type !== 'mcq') throw new RangeError(`'${id}' is no question`)
  const { feedback, see: _see, badge: _badge, solution, ...shown } = question
  const misconceptions: Record<string, string | null> = {}
  const corrections: Record<string, string | null> = {}
  for (const [index, option] of question.options.entries()) {
    if (option === question.correctAnswer) continue
    misconceptions[option] = feedback[index]?.misconception ?? null
    corrections[option] = feedback[index]?.text ?? null
  }
  return { ...shown, misconceptions, corrections, ...printedSolution(solution) }
}

test(
  'the same arguments print the same, another seed prints something else',
  { tags: 'long' },
  () => {
    const first = run('--count', '5', '--seed', '7')
    expect(run('--count', '5', '--seed', '7')).toEqual(first)
    expect(run('--count', '5', '--seed', '8').stdout).not.toBe(first.stdout)
  },
)

test('a worksheet is one page of HTML', { tags: 'long' }, () => {
  const { status, stdout } = run('--format', 'html', '--count', '4', '--title', 'Atoms')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^<!doctype html>\n<html lang="en">[^]*<h1>Atoms<\/h1>[^]*<\/html>\n$/)
  expect(stdout.match(/class="stem"/g)).toHaveLength(8)
})

test('wrong arguments end with code 2 and one line', () => {
  expect(run('--category', 'alchemy', '--count', '3')).toEqual({
    status: 2,
    stdout: '',
    stderr: `Unknown category 'alchemy'. The categories are ${categories.map(({ id }) => id).join(', ')}.\n`,
  })
})

test('help is printed without an error', () => {
  const { status, stdout, stderr } = run('--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: npm run -s questions -- \[options\]\n/)
})

test('a reader that closes the pipe ends the command quietly', { tags: 'long' }, async () => {
  const child = spawn(process.execPath, [SCRIPT, '--count', '100000'])
  const complaints = text(child.stderr)
  await once(child.stdout, 'data')
  child.stdout.destroy()
  const [code] = await once(child, 'close')
  expect({ code, stderr: await complaints }).toEqual({ code: 0, stderr: '' })
})

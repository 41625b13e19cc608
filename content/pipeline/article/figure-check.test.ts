import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { figureProblems } from './figure-check.ts'

const FIGURE = `export const title = 'A scale'
export const caption = 'It reads 12\u202f000 at 100 °C.'
export const description = 'A scale with one mark.'
export function Drawing() {
  return <svg viewBox="0 0 320 100"><text fontSize="16" className="fill-ink">1</text></svg>
}
`

function problemsOf(source: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'figure-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'scale.tsx')
  writeFileSync(file, source)
  return figureProblems(file).map((problem) => problem.replace(file, 'scale.tsx'))
}

test('a figure with all its words has no problems', () => {
  expect(problemsOf(FIGURE)).toEqual([])
})

test.each([
  ['12\u202f000', '12,000', "figure scale.tsx: '12,000': write a narrow space, U+202F, between"],
  ['100 °C', '100°C', "figure scale.tsx: '0°C': write 100 °C"],
  ['A scale with one mark.', '', 'figure scale.tsx has no description'],
  ['fontSize="16"', 'fontSize="9"', 'text of size 9 in scale.tsx is too small on a phone'],
  ['className="fill-ink"', 'fill="red"', 'figure scale.tsx has a color as an attribute'],
])('%j becomes %j and is found', (from, to, problem) => {
  const problems = problemsOf(FIGURE.replace(from, to))
  expect(problems.filter((line) => line.startsWith(problem))).toEqual(problems)
  expect(problems.length).toBe(1)
})

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { hasTest, namedFiles, namedTests } from './named-tests.ts'

const ROOT = join(import.meta.dirname, '../../..')

test('a document names tests and files', () => {
  const document = '| rule | `src/a.ts` | `src/a.test.ts` “it is so” `e2e/b.test.ts` “always” |'
  expect(namedTests(document)).toEqual([
    { file: 'src/a.test.ts', title: 'it is so' },
    { file: 'e2e/b.test.ts', title: 'always' },
  ])
  expect(namedFiles(document)).toEqual(['src/a.ts', 'src/a.test.ts', 'e2e/b.test.ts'])
})

test('a title is found whole, on one line or on the next, and never in part', () => {
  const source = "test('it is so', () => {})\ntest.each([1])(\n  'so is %d',\n  () => {})"
  expect(['it is so', 'so is %d', 'it is', 'so'].map((title) => hasTest(source, title))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.each([
  'docs/specification-guest.md',
  'docs/accessibility.md',
  'scripts/evidence/tables/api-needs.tsv',
])('every test and every file that %s names exists', (path) => {
  const document = readFileSync(join(ROOT, path), 'utf8')
  const missing = namedTests(document).filter(
    ({ file, title }) => !existsSync(join(ROOT, file)) || !hasTest(readSource(file), title),
  )
  expect(missing).toEqual([])
  expect(namedFiles(document).filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(namedTests(document).length).toBeGreaterThan(10)
})

function readSource(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8')
}

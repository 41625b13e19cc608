import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { folderTreeProblems } from './folder-tree.ts'

let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'periodic-wizard-folders-'))
  write('src/web/root.tsx', "import { screen } from '#web/match/screen.tsx'")
  write('src/web/match/screen.tsx', "import { Button } from '#web/ui/button.tsx'")
  write('src/web/ui/button.tsx', 'export const Button = () => <button />')
})

afterEach(() => rmSync(house, { recursive: true }))

test('a tree of small folders passes', () => {
  expect(folderTreeProblems(house, [], [])).toEqual([])
})

test('tests and stand-ins may import against the tree', () => {
  for (const file of ['src/web/ui/button.test.tsx', 'src/web/ui/testing/page.ts']) {
    write(file, "import { screen } from '#web/match/screen.tsx'")
  }
  expect(folderTreeProblems(house, [], [])).toEqual([])
})

test('a planted cycle and a planted crowd are reported', () => {
  write('src/web/ui/planted.ts', "export type { Screen } from '#web/match/screen.tsx'")
  for (let index = 0; index < 16; index += 1) write(`content/planted/${index}.mdx`, '')
  expect(folderTreeProblems(house, [], [])).toEqual([
    'src/web: import cycle between match, ui\n' +
      '  src/web/match/screen.tsx imports src/web/ui/button.tsx\n' +
      '  src/web/ui/planted.ts imports src/web/match/screen.tsx',
    'content/planted: 16 files that are not tests, more than 15; split it by subject',
  ])
})

function write(file: string, source: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), `${source}\n`)
}

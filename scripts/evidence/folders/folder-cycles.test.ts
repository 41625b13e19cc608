import { expect, test } from 'vitest'

import { folderCycles } from './folder-cycles.ts'

function imports(...pairs: readonly (readonly [from: string, to: string])[]) {
  return pairs.map(([from, to]) => ({ from, to }))
}

test('folders that form a tree are fine, whichever way the files in them import each other', () => {
  const tree = imports(
    ['src/web/routes.ts', 'src/web/match/screen.ts'],
    ['src/web/match/screen.ts', 'src/web/match/client/state.ts'],
    ['src/web/match/screen.ts', 'src/web/ui/button.ts'],
    ['src/web/ui/button.ts', 'src/web/ui/icon.ts'],
    ['src/web/ui/icon.ts', 'src/web/ui/button.ts'],
  )
  expect(folderCycles(tree, ['src/web'], [])).toEqual([])
})

test('two folders that import each other are a cycle', () => {
  const planted = imports(
    ['src/web/match/screen.ts', 'src/web/ui/button.ts'],
    ['src/web/ui/toast.ts', 'src/web/match/state.ts'],
  )
  expect(folderCycles(planted, ['src/web'], [])).toEqual([
    'src/web: import cycle between match, ui\n' +
      '  src/web/match/screen.ts imports src/web/ui/button.ts\n' +
      '  src/web/ui/toast.ts imports src/web/match/state.ts',
  ])
})

test('a cycle over three folders is found without the folders that only lead to it', () => {
  const planted = imports(
    ['src/server/a/a.ts', 'src/server/b/b.ts'],
    ['src/server/b/b.ts', 'src/server/c/c.ts'],
    ['src/server/c/c.ts', 'src/server/a/a.ts'],
    ['src/server/d/d.ts', 'src/server/a/a.ts'],
    ['src/server/a/a.ts', 'src/server/e/e.ts'],
  )
  expect(folderCycles(planted, ['src/server'], [])).toEqual([
    'src/server: import cycle between a, b, c\n' +
      '  src/server/a/a.ts imports src/server/b/b.ts\n' +
      '  src/server/b/b.ts imports src/server/c/c.ts\n' +
      '  src/server/c/c.ts imports src/server/a/a.ts',
  ])
})

test('a folder and a folder in it that import each other are a cycle', () => {
  const planted = imports(
    ['scripts/rigs/scan.ts', 'scripts/rigs/scan/crawl.ts'],
    ['scripts/rigs/scan/crawl.ts', 'scripts/rigs/server.ts'],
  )
  expect(folderCycles(planted, ['scripts'], [])).toEqual([
    'scripts/rigs: import cycle between ., scan\n' +
      '  scripts/rigs/scan.ts imports scripts/rigs/scan/crawl.ts\n' +
      '  scripts/rigs/scan/crawl.ts imports scripts/rigs/server.ts',
  ])
})

test('subfolders count for the folder that they lie in', () => {
  const planted = imports(
    ['src/web/match/client/state.ts', 'src/web/ui/forms/field.ts'],
    ['src/web/ui/toast.ts', 'src/web/match/messages.ts'],
  )
  expect(folderCycles(planted, ['src/web'], [])).toHaveLength(1)
})

test('two cycles at one level are two lines', () => {
  const planted = imports(
    ['content/a/1.ts', 'content/b/1.ts'],
    ['content/b/1.ts', 'content/a/1.ts'],
    ['content/c/1.ts', 'content/d/1.ts'],
    ['content/d/1.ts', 'content/c/1.ts'],
  )
  expect(folderCycles(planted, ['content'], []).map((line) => line.split('\n')[0] ?? '')).toEqual([
    'content: import cycle between a, b',
    'content: import cycle between c, d',
  ])
})

test('imports between the roots are left to the other fences', () => {
  const planted = imports(['src/web/a.ts', 'content/b.ts'], ['content/b.ts', 'src/web/a.ts'])
  expect(folderCycles(planted, ['src/web', 'content'], [])).toEqual([])
})

test('an allowed cycle is accepted until it grows or is gone', () => {
  const allowed = [{ within: 'src/web', folders: ['match', 'ui'], reason: 'for the test' }]
  const both = imports(
    ['src/web/match/screen.ts', 'src/web/ui/button.ts'],
    ['src/web/ui/toast.ts', 'src/web/match/state.ts'],
  )
  const grown = imports(
    ['src/web/ui/toast.ts', 'src/web/sign-in/form.ts'],
    ['src/web/sign-in/form.ts', 'src/web/match/state.ts'],
  )
  expect(folderCycles(both, ['src/web'], allowed)).toEqual([])
  expect(folderCycles([...both, ...grown], ['src/web'], allowed)).toEqual([
    expect.stringMatching(/^src\/web: import cycle between match, sign-in, ui\n/),
    'src/web: match, ui form no import cycle; remove the exception',
  ])
  expect(folderCycles([], ['src/web'], allowed)).toEqual([
    'src/web: match, ui form no import cycle; remove the exception',
  ])
})

import { expect, test } from 'vitest'

import { oversizedFolders } from './folder-sizes.ts'

function files(folder: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)
}

test('fifteen files fit into a folder, and sixteen do not', () => {
  expect(oversizedFolders([...files('src/a', 15), ...files('src/a/b', 16)], [])).toEqual([
    'src/a/b: 16 files that are not tests, more than 15; split it by subject',
  ])
})

test('tests, projects of the compiler and lists of rules are not counted', () => {
  const others = ['one.test.ts', 'two.test.tsx', 'tsconfig.json', 'SPEC.md']
  expect(
    oversizedFolders([...files('src/a', 15), ...others.map((name) => `src/a/${name}`)], []),
  ).toEqual([])
})

test('an exception has to be needed; that of a list, only to have its folder', () => {
  const exceptions = ['src/a', 'src/gone'].flatMap((folder) =>
    [true, false].map((isList) => ({ folder, isList, reason: 'for the test' })),
  )
  expect(oversizedFolders(files('src/a', 16), exceptions.slice(0, 2))).toEqual([])
  expect(oversizedFolders(files('src/a', 3), exceptions)).toEqual([
    'src/a: needs no exception; remove it',
    'src/gone: needs no exception; remove it',
    'src/gone: needs no exception; remove it',
  ])
})

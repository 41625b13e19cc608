import { expect, test } from 'vitest'

import { importsBetween, packagesOf, reachedFrom } from './imports.ts'

const EMPTY = ['src/web/a.ts', 'src/web/ui/b.tsx', 'scripts/rigs/c.ts', 'content/d.ts']

function importsOf(source: string) {
  const files = EMPTY.map((path) => ({ path, source: '' }))
  return importsBetween([{ path: 'src/web/importer.tsx', source }, ...files]).map(({ to }) => to)
}

test.each([
  ["import { a } from './a.ts'", 'src/web/a.ts'],
  ["import './a.ts'", 'src/web/a.ts'],
  ["import type { A } from './a.ts'", 'src/web/a.ts'],
  ["export * from './ui/b.tsx'", 'src/web/ui/b.tsx'],
  ["export type { B } from '#web/ui/b.tsx'", 'src/web/ui/b.tsx'],
  ["const later = () => import('#scripts/rigs/c.ts')", 'scripts/rigs/c.ts'],
  ["import d from '#content/d.ts?raw'", 'content/d.ts'],
])('%s imports %s', (source, path) => {
  expect(importsOf(source)).toEqual([path])
})

test.each([
  ["import { z } from 'zod'"],
  ["import { gone } from './gone.ts'"],
  ["// import { a } from './a.ts'"],
  ['const text = "import { a } from \'./a.ts\'"'],
  ['const page = <p>import &#123;a&#125; from "./a.ts"</p>'],
])('%s imports no file of the repository', (source) => {
  expect(importsOf(source)).toEqual([])
})

test('files are reached over several steps, and around a cycle', () => {
  const steps = ['a b', 'b c', 'c a', 'd a'].map((step) => {
    const [from = '', to = ''] = step.split(' ')
    return { from, to }
  })
  expect([...reachedFrom(['b'], steps)]).toEqual(['b', 'c', 'a'])
})

test('packages have the names under which they are installed', () => {
  const source =
    "import 'zod/mini'\nimport '@simplewebauthn/server/x'\nimport 'node:fs'\nimport './a.ts'"
  expect(packagesOf({ path: 'src/a.ts', source })).toEqual([
    'zod',
    '@simplewebauthn/server',
    'node:fs',
  ])
})

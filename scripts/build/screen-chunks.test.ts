import { expect, test } from 'vitest'

import { screenChunks } from './screen-chunks.ts'

/** The imports of each module, as a bundler knows them. */
const imports: Record<string, readonly string[]> = {
  root: ['button', '/node_modules/icons/index'],
  home: ['card', 'progress'],
  table: ['grid'],
  practice: ['grid', 'progress', 'session'],
  button: [],
  card: ['button'],
  grid: ['cell'],
  cell: [],
  progress: [],
  session: [],
  late: ['cell'],
}
const graph = {
  getModuleInfo: (id: string) => (id in imports ? { importedIds: imports[id] ?? [] } : null),
}

test('modules that the same screens need share a file, those of all screens are the frame', () => {
  const groups = screenChunks({
    home: ['root', 'home'],
    table: ['root', 'table'],
    practice: ['root', 'practice'],
  })
  const files = Object.keys(imports).map((id) => [
    id,
    groups.map(({ name }) => name(id, graph)).find((name) => name !== null) ?? null,
  ])
  expect(Object.fromEntries(files)).toEqual({
    root: 'frame',
    button: 'frame',
    home: 'home',
    card: 'home',
    table: 'table',
    grid: 'table-practice',
    cell: 'table-practice',
    practice: 'practice',
    progress: 'home-practice',
    session: 'practice',
    late: null,
  })
})

test('a screen that begins with no module is an error', () => {
  const [group] = screenChunks({ home: ['gone'] })
  expect(() => group?.name('root', graph)).toThrow('A screen begins with gone, which is no module.')
})

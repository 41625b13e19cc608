import { expect, test } from 'vitest'

import { missingChunkFiles, pathsIn } from './chunk-groups.ts'

test.each([
  ['a pattern without alternatives', String.raw`src\/web\/root\.`, ['src/web/root.']],
  ['alternatives', String.raw`src\/a\.|src\/b\.`, ['src/a.', 'src/b.']],
  [
    'alternatives within alternatives',
    String.raw`src\/(quiz\/(bank|units)|web\/ui)\.`,
    ['src/quiz/bank.', 'src/quiz/units.', 'src/web/ui.'],
  ],
  ['a folder but for a file', String.raw`src\/(a\/(?!b-route)|c\.)`, ['src/a/', 'src/c.']],
])('%s is read as paths', (_, pattern, paths) => {
  expect(pathsIn(pattern)).toEqual(paths)
})

test('a pattern with a bracket too many is refused', () => {
  expect(() => pathsIn('src)a')).toThrow('The chunk group /src)a/ is not only paths: )a')
})

test('each path of a group that no file begins with is reported', () => {
  const config = String.raw`
    const groups = [
      { name: 'one', test: /rolldown\/runtime|node_modules\/(react|gone)\// },
      { name: 'two', test: /src\/web\/(root|planted)\./ },
    ]
    export default { groups, envPrefix: 'src/other' }`
  const there = new Set(['node_modules/react/', 'src/web/root.'])
  expect(missingChunkFiles(config, (path) => there.has(path))).toEqual([
    'vite.config.ts: a chunk group names node_modules/gone/, and there is no such file',
    'vite.config.ts: a chunk group names src/web/planted., and there is no such file',
  ])
})

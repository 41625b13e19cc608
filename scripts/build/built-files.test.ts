import { expect, test } from 'vitest'

import { filesFor, needsFirst, parseManifest, shortenedRoutes } from './built-files.ts'

const manifest = parseManifest(
  JSON.stringify({
    'src/screen.tsx': {
      file: 'assets/screen-1.js',
      name: 'screen',
      imports: ['_shared-2.js', '_data-3.js'],
      isEntry: true,
    },
    '_shared-2.js': { file: 'assets/shared-2.js', name: 'shared', imports: ['_data-3.js'] },
    '_data-3.js': { file: 'assets/data-3.js', name: 'data', imports: ['src/screen.tsx'] },
    'one.css': { file: 'assets/one-4.css' },
    'src/a/same.tsx': { file: 'assets/same-5.js', name: 'same' },
    'src/b/same.tsx': { file: 'assets/same-6.js', name: 'same' },
  }),
)

test('a script needs itself and what it imports, each once', () => {
  expect(filesFor(manifest, 'screen')).toEqual([
    '/assets/screen-1.js',
    '/assets/shared-2.js',
    '/assets/data-3.js',
  ])
})

test.each([
  ['gone', 'The build has made no scripts named gone.'],
  ['same', 'The build has made several scripts named same.'],
])('the name %s is an error', (name, message) => {
  expect(() => filesFor(manifest, name)).toThrow(new RangeError(message))
})

test('a file that is not a manifest is refused', () => {
  expect(() => parseManifest('[1]')).toThrow('Invalid type')
})

test('the list of routes keeps the flags that are set, and the imports that the root does not have', () => {
  const routes = [
    'window.routes={"entry":{"imports":["react"]},"routes":{',
    '"root":{"id":"root","hasLoader":false,"hasDefaultExport":true,"imports":["react","frame"],"css":[]},',
    '"home":{"id":"home","hasAction":false,"imports":["react","art","data","frame"]},',
    '"table":{"id":"table","imports":["frame","grid","data","react"]}}};',
  ]
  expect(shortenedRoutes(routes.join(''))).toBe(
    [
      'window.routes={"entry":{"imports":[]},"routes":{',
      '"root":{"id":"root","hasDefaultExport":true,"imports":["react","frame"],"css":[]},',
      '"home":{"id":"home","imports":["data","art"]},',
      '"table":{"id":"table","imports":["data","grid"]}}};',
    ].join(''),
  )
})

test('scripts stand behind those that they need, and unknown ones before all', () => {
  expect(
    needsFirst(manifest, ['/assets/screen-1.js', '/assets/shared-2.js', '/assets/other-7.js']),
  ).toEqual(['/assets/other-7.js', '/assets/shared-2.js', '/assets/screen-1.js'])
})

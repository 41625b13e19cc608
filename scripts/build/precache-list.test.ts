import { expect, test } from 'vitest'

import { precacheList } from './precache-list.ts'

const content = Buffer.from('content')
const REVISION = '7XACtDnprIRf'

function listed(...paths: readonly string[]) {
  return precacheList(paths.map((path) => ({ path, content })))
}

test('pages are cached by the addresses under which they are requested, with a hash of their content', () => {
  expect(
    listed('/index.html', '/dashboard/index.html', '/dashboard/periodic-table/index.html'),
  ).toEqual([
    { url: '/', revision: REVISION },
    { url: '/dashboard', revision: REVISION },
    { url: '/dashboard/periodic-table', revision: REVISION },
  ])
  const [changed] = precacheList([{ path: '/index.html', content: Buffer.from('changed') }])
  expect(changed?.revision).not.toBe(REVISION)
})

test('scripts and fonts are kept, their names being enough', () => {
  expect(listed('/assets/root-a1.js', '/assets/fraunces-b2.woff2', '/favicon.svg')).toEqual([
    { url: '/assets/fraunces-b2.woff2', revision: null },
    { url: '/assets/root-a1.js', revision: null },
    { url: '/favicon.svg', revision: REVISION },
  ])
})

test.each([
  '/404/index.html',
  '/dashboard/periodic-table/Fe/index.html',
  '/tools/molar-mass/index.html',
  '/blog/what-is-an-atom/index.html',
  '/auth/index.html',
  '/dashboard/multiplayer/index.html',
  '/element/iron/index.html',
  '/assets/KaTeX_Main-Regular-c3.woff2',
  '/assets/katex-d4.css',
  '/assets/figure-e5.svg',
  '/elements.json',
  '/icon-512.png',
  '/sw.js',
])('%s is not kept in advance', (path) => {
  expect(listed(path)).toEqual([])
})

test.each([
  '/blogs/index.html',
  '/tools/index.html',
  '/app-shell/index.html',
  '/offline/index.html',
])('%s is kept', (path) => {
  expect(listed(path)).toHaveLength(1)
})

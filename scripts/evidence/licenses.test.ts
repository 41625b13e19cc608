import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { shippedPackages } from './shipped-packages.ts'
import { fittingLicenses, LICENSES_PAGE, licensesPage, LOCK_FILE } from './write-licenses.ts'

const packages = shippedPackages(readFileSync(LOCK_FILE, 'utf8'))

test('every package that is shipped has a license that fits', () => {
  expect(packages.length).toBeGreaterThan(50)
  expect(packages.filter(({ license }) => fittingLicenses[license] === undefined)).toEqual([])
})

test('every package that is shipped is pinned: from the registry, with the hash of its bytes', () => {
  expect(packages.filter(({ isPinned }) => !isPinned)).toEqual([])
})

test('no package but that of Node runs a program while it is installed', () => {
  const scripted = /"node_modules\/([^"]+)": \{(?:(?!\n {4}\}).)*"hasInstallScript": true/gs
  const names = Array.from(readFileSync(LOCK_FILE, 'utf8').matchAll(scripted), ([, name]) => name)
  expect(names).toEqual(['node'])
})

test('the committed page is what node scripts/evidence/write-licenses.ts writes', () => {
  expect(readFileSync(LICENSES_PAGE, 'utf8')).toBe(licensesPage())
})

test('the dependency of a package is found beside it first, and then further up', () => {
  const pinned = { resolved: 'https://registry.npmjs.org/x', integrity: 'sha512-x' }
  const lock = {
    packages: {
      '': { dependencies: { a: '1', '@b/c': '1' } },
      'node_modules/a': { version: '1.0.0', license: 'MIT', ...pinned, dependencies: { d: '1' } },
      'node_modules/a/node_modules/d': { version: '1.0.0', license: 'GPL-3.0', ...pinned },
      'node_modules/@b/c': { version: '2.0.0', resolved: 'git+ssh://x', dependencies: { d: '2' } },
      'node_modules/d': { version: '2.0.0', license: 'ISC', ...pinned },
      'node_modules/unused': { version: '9.0.0', license: 'MIT' },
    },
  }
  expect(shippedPackages(JSON.stringify(lock))).toEqual([
    { name: '@b/c', version: '2.0.0', license: '', isPinned: false },
    { name: 'a', version: '1.0.0', license: 'MIT', isPinned: true },
    { name: 'd', version: '1.0.0', license: 'GPL-3.0', isPinned: true },
    { name: 'd', version: '2.0.0', license: 'ISC', isPinned: true },
  ])
})

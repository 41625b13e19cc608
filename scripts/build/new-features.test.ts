import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { newFeatures } from './new-features.ts'

test('only the named additions of the newest version are announced', () => {
  const changelog = [
    '# Changelog',
    'What **users** notice.',
    '## [Unreleased]',
    '### Fixed',
    '- **Typing**: a dot counts.',
    '### Added',
    '- **Sounds**: soft **tones**',
    '  - **Not this**: it is part of the one above.',
    '- A page that needs no notice.',
    '- **Offline use**.',
    '### Removed',
    '- **Ads**',
    '## [1.0.0]',
    '### Added',
    '- **Everything**',
  ].join('\n')
  expect(newFeatures(changelog)).toEqual(['Sounds', 'Offline use'])
  expect(newFeatures('# Changelog\n\n## [Unreleased]\n')).toEqual([])
  expect(newFeatures('')).toEqual([])
})

test('a name in the changelog of this product fits into a toast', () => {
  const names = newFeatures(readFileSync('CHANGELOG.md', 'utf8'))
  expect(names.filter((name) => name.length > 40 || name.includes(','))).toEqual([])
})

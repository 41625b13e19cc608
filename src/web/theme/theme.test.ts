import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { themeIn, themes } from './theme.ts'

test('the theme at the start is wizard, and light is the other one', () => {
  expect(themeIn(memoryStorage()).get()).toBe('wizard')
  expect(themes.map(({ id, name }) => [id, name])).toEqual([
    ['wizard', 'Wizard'],
    ['light', 'Light'],
  ])
})

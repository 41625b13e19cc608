import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { themeIn, themeSchema } from './theme.ts'

test('the theme at the start is wizard, and light is the other one', () => {
  expect(themeIn(memoryStorage()).get()).toBe('wizard')
  expect(themeSchema.options).toEqual(['wizard', 'light'])
})

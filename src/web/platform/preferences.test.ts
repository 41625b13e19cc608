import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { preferencesIn } from './preferences.ts'

test('the preferences at the start', () => {
  expect(preferencesIn(memoryStorage()).get()).toEqual({
    enabledCategories: [
      'atomic-structure',
      'electron-configuration',
      'physical-properties',
      'chemical-properties',
      'classification',
      'periodicity',
      'bonding',
      'general',
    ],
    difficulty: 'medium',
    autoAdvance: false,
    showExplanations: true,
    soundEffects: true,
    timerEnabled: true,
    questionTypes: ['atomic-number', 'symbol', 'name', 'group'],
    studyReminders: false,
  })
})

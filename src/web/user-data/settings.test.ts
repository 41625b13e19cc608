import { expect, test } from 'vitest'

import { defaultSettings, switches } from '#quiz/practice/settings.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'

import { settingsIn } from './settings.ts'

test.each([
  ['Q21 no category', { enabledCategories: [] }],
  ['Q24 no question type', { questionTypes: [] }],
])('%s cannot be what is wanted: the settings are as at the start', (_case, change) => {
  const { key, fallback } = settingsIn(memoryStorage())
  const text = JSON.stringify({ version: 1, value: { ...fallback, difficulty: 'hard', ...change } })
  expect(settingsIn(memoryStorage({ [key]: text })).get()).toEqual(fallback)
})

test('a setting that was added since has its start value, and the others stay as they were', () => {
  const { key, fallback } = settingsIn(memoryStorage())
  for (const { id } of switches) {
    const before = Object.entries({ ...fallback, difficulty: 'hard' }).filter(
      ([name]) => name !== id,
    )
    const text = JSON.stringify({ version: 1, value: Object.fromEntries(before) })
    expect(settingsIn(memoryStorage({ [key]: text })).get()).toEqual({
      ...fallback,
      difficulty: 'hard',
    })
  }
})

test('the settings at the start', () => {
  expect(settingsIn(memoryStorage()).get()).toEqual({
    ...defaultSettings,
    timerEnabled: true,
    questionTypes: ['atomic-number', 'symbol', 'name', 'group'],
    studyReminders: false,
    answerKindsOff: [],
  })
})

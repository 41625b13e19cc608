import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'

import { AUTO_ADVANCE_MS, defaultSettings, toggleCategory } from './settings.ts'

const ids = categories.map(({ id }) => id)

test('Q20 the settings at the start', () => {
  expect(defaultSettings).toEqual({
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
    topics: [],
    course: null,
    dailyGoal: null,
    plannedPause: null,
    examDay: '',
    autoAdvance: false,
    showExplanations: true,
    soundEffects: true,
    quietPractice: false,
  })
  expect(AUTO_ADVANCE_MS).toBe(2500)
})

test('Q21 the last category that is on stays on', () => {
  for (const id of ids) {
    expect(toggleCategory({ ...defaultSettings, enabledCategories: [id] }, id)).toBeNull()
  }
})

test('Q21 one of two categories is switched off and on again', () => {
  const both = { ...defaultSettings, enabledCategories: ['bonding', 'general'] } as const
  const one = { ...defaultSettings, enabledCategories: ['general'] } as const
  expect(toggleCategory(both, 'bonding')).toEqual(one)
  expect(toggleCategory(one, 'bonding')).toEqual(both)
})

test('Q21 whatever is stored, a switch leaves at least one category, each once and in order', () => {
  assert(
    property(array(constantFrom(...ids)), constantFrom(...ids), (enabledCategories, category) => {
      const before = { ...defaultSettings, enabledCategories }
      const on = new Set(enabledCategories)
      if (!on.delete(category)) on.add(category)
      expect(toggleCategory(before, category)).toEqual(
        on.size === 0
          ? null
          : { ...defaultSettings, enabledCategories: ids.filter((id) => on.has(id)) },
      )
    }),
    { examples: [[['bonding', 'bonding'], 'bonding']] },
  )
})

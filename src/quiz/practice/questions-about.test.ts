import { expect, test } from 'vitest'

import { randomFrom } from '#quiz/random.ts'
import { atomicStructureBank } from '#quiz/templates/atomic-structure.ts'

import { questionsAbout } from './questions-about.ts'

test('a set about iron asks about iron alone, each time in another way', () => {
  const found = questionsAbout(new Set(['Fe']), atomicStructureBank, 8, randomFrom('iron'))
  expect(found.map(({ element }) => element)).toStrictEqual(Array(8).fill('Fe'))
  expect(new Set(found.map(({ id }) => id.split('.')[0])).size).toBe(8)
})

test('of an element that few templates ask about there are fewer questions', () => {
  const found = questionsAbout(new Set(['Mt']), atomicStructureBank, 8, randomFrom('meitnerium'))
  expect(found.length).toBeLessThan(8)
  expect(found.every(({ element }) => element === 'Mt')).toBe(true)
})

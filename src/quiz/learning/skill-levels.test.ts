import { expect, test } from 'vitest'

import { difficulties } from '#quiz/categories.ts'
import { skills } from '#quiz/skills.ts'
import { templates } from '#quiz/templates/whole-bank.ts'

/** Skills without a question with options at medium level yet. A skill that gets one leaves the list. */
const withoutMedium: readonly string[] = [
  'crude-oil',
  'lab-equipment',
  'life-cycles',
  'mass-number',
  'mass-spectra',
  'metal-extraction',
  'photoelectron-spectra',
  'pollution',
  'polymers',
  'rate-experiments',
  'separation',
]

/** Skills whose questions, of all kinds, are of one level. A skill that gets another one leaves the list. */
const withOneLevel: readonly string[] = ['net-ionic']

/** The levels at which a skill is asked, with options or by all kinds of questions. */
function levelsOf(skill: string, withMade: boolean) {
  const own = templates.filter((one) => one.skill === skill && (withMade || one.type === 'mcq'))
  return difficulties.filter((level) => own.some(({ difficulty }) => difficulty === level))
}

test('every skill is asked at medium level with options, but those that wait for a question', () => {
  const missing = skills.filter(({ id }) => {
    const levels = levelsOf(id, false)
    return levels.length > 0 && !levels.includes('medium')
  })
  expect(missing.map(({ id }) => id).toSorted()).toEqual(withoutMedium)
})

test('every skill is asked at two levels, but those that wait for a question', () => {
  const missing = skills.filter(({ id }) => levelsOf(id, true).length === 1)
  expect(missing.map(({ id }) => id).toSorted()).toEqual(withOneLevel)
})

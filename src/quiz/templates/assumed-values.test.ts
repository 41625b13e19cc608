import { expect, test } from 'vitest'

import { makeQuestion } from '#quiz/question.ts'

import { templates } from './whole-bank.ts'

const SEEDS = 40

/** Values of reactions that a learner could take for facts. */
const constant =
  /\bKc? = |\bk (?:= |of a reaction)|half-life of \d|first order|activation energy (?:of |is )?\d|\] (?:alone raised|in mol\/L and rates)|absorptivity of \d|standards of/

/** Templates whose values come from the data, or are those of letters alone. */
const fromData: ReadonlySet<string> = new Set([
  // Gibbs energies of formation.
  'ge-m571',
  'ge-m576',
  // A, B and C are no substances.
  'ge-h64',
  // Half-lives of nuclides.
  'as-m253',
  'as-m254',
  'as-m802',
  'as-h250',
  'as-h251',
])

test('a constant that comes from no data is said to be assumed, or its reaction to be imagined', () => {
  const bare = templates
    .filter(({ id }) => !fromData.has(id))
    .flatMap((template) =>
      Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed).question),
    )
    .filter((text) => constant.test(text) && !/[Ss]uppose|imagined|For this exercise/.test(text))
  expect([...new Set(bare.map((text) => text.replace(/\d[\d.]*/g, '#')))]).toEqual([])
})

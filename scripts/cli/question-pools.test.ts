import { expect, test } from 'vitest'

import { type ChoiceTemplate, choice } from '#quiz/template.ts'

import { poolsOf, poolTable } from './question-pools.ts'

/** Asks one of three texts, each with the same options. */
const threeTexts: ChoiceTemplate = {
  id: 'as-e1',
  version: 2,
  category: 'atomic-structure',
  difficulty: 'easy',
  skill: 'atomic-number',
  type: 'mcq',
  fitsMatch: true,
  draw: (random) =>
    choice({
      element: 'H',
      stem: `Text ${Math.floor(3 * random())}?`,
      answer: 'right',
      isRight: (text) => text === 'right',
      lures: [],
      fill: random() < 0.5 ? ['a', 'b', 'c'] : ['d', 'e', 'f'],
      right: 'It says so.',
    }),
}

test('the pool of a template is counted with its wrong options and without them', () => {
  expect(poolsOf([threeTexts])).toEqual([{ id: 'as-e1', version: 2, questions: 6, facts: 3 }])
})

test('the table lists small pools first and counts those that are too small', () => {
  const large = { id: 'as-e2', version: 1, questions: 1990, facts: 40 }
  const small = { id: 'as-e1', version: 2, questions: 6, facts: 3 }
  expect(poolTable([large, small]).split('\n').slice(4)).toEqual([
    'template    questions      facts',
    'as-e1.2             6           3 ',
    'as-e2.1          1990+         40 ',
    '',
    '2 templates, 1 with fewer than 20 questions',
    '',
  ])
})

import { expect, test } from 'vitest'

import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'

import { certaintyTexts, fitText } from './calibration-texts.ts'

const ANSWERS = 60
const PER_DAY = 12
const SKILLS = ['symbols', 'isotopes', 'bond-type', 'ion-charge', 'density', 'families'] as const

type Said = Pick<SkillAnswer, 'right' | 'isSure'>

/** The predictions of five days of easy questions, of a learner who answers in a pattern. */
function expectationsOf(pattern: readonly Said[]): readonly Expectation[] {
  const answers = Array.from({ length: ANSWERS }, (_, at): SkillAnswer => ({
    id: `${at}`,
    at,
    day: Math.floor(at / PER_DAY),
    skill: SKILLS[at % SKILLS.length] ?? 'symbols',
    level: 'easy',
    isTyped: false,
    ...(pattern[at % pattern.length] ?? { right: 0, isSure: null }),
  }))
  const expected: Expectation[] = []
  learnAll(answers, (one) => expected.push(one))
  return expected
}

const right = { right: 1 } as const
const wrong = { right: 0 } as const
const sure = { isSure: true } as const
const unsure = { isSure: false } as const
const unasked = { isSure: null } as const

test.each([
  [
    'is sure and right',
    [...Array.from({ length: 9 }, () => ({ ...right, ...sure })), { ...wrong, ...sure }],
    [
      'Of 60 answers about 51 were expected to be right, and 54 were. That fits.',
      'When you were sure, 54 of 60 were right: you can trust that.',
    ],
  ],
  [
    'is sure and often wrong',
    [
      { ...right, ...sure },
      { ...wrong, ...sure },
      { ...right, ...unsure },
      { ...wrong, ...unsure },
    ],
    [
      'Of 60 answers about 43 were expected to be right, and 30 were. Your levels are likely too high.',
      'When you were sure, 15 of 30 were right. Before you say so, tell yourself the reason in one sentence.',
      'When you were not sure, 15 of 30 were right.',
    ],
  ],
  [
    'is not sure and right',
    [
      { ...right, ...unsure },
      { ...right, ...unsure },
      { ...right, ...unsure },
      { ...right, ...sure },
    ],
    [
      'Of 60 answers about 47 were expected to be right, and 60 were. You know more than your levels say.',
      'When you were sure, 15 of 15 were right: you can trust that.',
      'When you were not sure, 45 of 45 were right: you know more than you think.',
    ],
  ],
  [
    'guesses and is sure each time',
    [
      { ...wrong, ...sure },
      { ...wrong, ...sure },
      { ...wrong, ...sure },
      { ...right, ...sure },
    ],
    [
      'Of 60 answers about 40 were expected to be right, and 15 were. Your levels are likely too high.',
      'You were sure each time, and 15 of 60 were right. When you guess, say that you are not sure: it costs nothing, and the levels become true.',
    ],
  ],
  [
    'is never asked',
    [
      { ...right, ...unasked },
      { ...wrong, ...unasked },
      { ...right, ...unasked },
    ],
    ['Of 60 answers about 46 were expected to be right, and 40 were. That fits.'],
  ],
])('a learner who %s reads what that means', (_, pattern, texts) => {
  const expected = expectationsOf(pattern)
  expect([fitText(expected), ...certaintyTexts(expected)]).toEqual(texts)
})

test('of few answers nothing is said of being sure', () => {
  const few = expectationsOf([{ ...right, ...sure }]).slice(0, 9)
  expect(certaintyTexts(few)).toEqual([])
})

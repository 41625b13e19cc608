import { expect, test } from 'vitest'

import type { SkillAnswer } from '#quiz/learning/answers.ts'
import { askable } from '#quiz/learning/askable.ts'
import { type Expectation, learnAll } from '#quiz/learning/learn.ts'
import { type Planned, planNext } from '#quiz/learning/plan.ts'

import { certaintyTexts, fitText } from './calibration-texts.ts'

const DAYS = 5
const SIZE = 12

type Said = Pick<SkillAnswer, 'right' | 'isSure'>

/** The predictions of five days of Today, of a learner who answers in a pattern. */
function expectationsOf(pattern: readonly Said[]): readonly Expectation[] {
  const answers: SkillAnswer[] = []
  for (let day = 0; day < DAYS; day += 1) {
    const asked: Planned[] = []
    for (let place = 0; place < SIZE; place += 1) {
      const context = { day, askable, goal: 'medium', size: SIZE, asked, ideas: [] } as const
      const planned = planNext(learnAll(answers), context)
      if (planned === null) throw new Error('Nothing is asked.')
      asked.push(planned)
      const said = pattern[answers.length % pattern.length] ?? { right: 0, isSure: null }
      const at = answers.length
      answers.push({ ...planned, id: `${at}`, at, day, isTyped: false, ...said })
    }
  }
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
      'Of 60 answers about 42 were expected to be right, and 54 were. You know more than your levels say.',
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
      'Of 60 answers about 36 were expected to be right, and 30 were. Your levels are likely too high.',
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
      'Of 60 answers about 36 were expected to be right, and 60 were. You know more than your levels say.',
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
      'Of 60 answers about 36 were expected to be right, and 15 were. Your levels are likely too high.',
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
    [
      'Of 60 answers about 36 were expected to be right, and 40 were. You know more than your levels say.',
    ],
  ],
])('a learner who %s reads what that means', (_, pattern, texts) => {
  const expected = expectationsOf(pattern)
  expect([fitText(expected), ...certaintyTexts(expected)]).toEqual(texts)
})

test('of few answers nothing is said of being sure', () => {
  const few = expectationsOf([{ ...right, ...sure }]).slice(0, 9)
  expect(certaintyTexts(few)).toEqual([])
})

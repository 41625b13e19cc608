import { expect, test } from 'vitest'

import { learnAll } from '#quiz/learning/learn.ts'
import { localDay } from '#web/learner/local-day.ts'
import { skillAnswers } from '#web/learner/skill-answers.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { changesSince, directionOf } from './changes.ts'

const START = 1_772_366_400_000

function answer(questionId: string, isCorrect: boolean, timestamp: number) {
  return { questionId, selectedAnswer: 0, isCorrect, timeSpent: 3, timestamp }
}

test('a session shows what it changed, gains first, each skill once, and tells what it asked for the first time', () => {
  const progress: SavedProgress = {
    totals: {
      totalAnswered: 0,
      correctAnswers: 0,
      incorrectAnswers: 0,
      totalTimeSpent: 0,
      currentStreak: 0,
      bestStreak: 0,
    },
    answers: [
      answer('bo-e1.1.1', false, START + 4),
      answer('ge-e1.1.1', false, START + 3),
      answer('as-e3.1.1', false, START + 3),
      answer('as-m3.1.3', true, START + 2),
      answer('as-m3.1.2', true, START + 1),
      answer('ge-e1.1.2', true, START - 1),
      answer('ge-e1.1.3', true, START - 2),
      answer('as-m3.1.1', false, START - 3),
      answer('as-e3.1.2', false, START - 4),
    ],
    savedAt: 0,
  }
  const changes = changesSince(progress, learnAll(skillAnswers(progress, Date.now())), {
    startedAt: START,
    skills: ['symbols', 'bond-type', 'isotopes', 'isotopes', 'particle-count'],
    day: localDay(START),
  })
  expect(
    changes.map(({ skill, before, after, isRight }) => [
      skill,
      before === null ? 'first' : Math.sign(after - before),
      isRight,
    ]),
  ).toEqual([
    ['isotopes', 1, true],
    ['bond-type', 'first', false],
    ['particle-count', -1, false],
    ['symbols', -1, false],
  ])
})

test('a skill is called stronger only after a right answer', () => {
  expect([
    directionOf({ before: 40, after: 52, isRight: true }),
    directionOf({ before: 20, after: 22, isRight: false }),
    directionOf({ before: 60, after: 41, isRight: false }),
    directionOf({ before: 60, after: 60, isRight: true }),
    directionOf({ before: null, after: 60, isRight: true }),
  ]).toEqual(['up', null, 'down', null, null])
})

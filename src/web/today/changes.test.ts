import { expect, test } from 'vitest'

import { learnAll } from '#quiz/learning/learn.ts'
import { localDay } from '#web/learner/local-day.ts'
import { skillAnswers } from '#web/learner/skill-answers.ts'
import type { SavedProgress } from '#web/user-data/progress.ts'

import { changesSince } from './changes.ts'

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
      answer('as-m3.1.3', true, START + 2),
      answer('as-m3.1.2', true, START + 1),
      answer('ge-e1.1.2', true, START - 1),
      answer('ge-e1.1.3', true, START - 2),
      answer('as-m3.1.1', false, START - 3),
    ],
    savedAt: 0,
  }
  const changes = changesSince(progress, learnAll(skillAnswers(progress, Date.now())), {
    startedAt: START,
    skills: ['symbols', 'bond-type', 'isotopes', 'isotopes'],
    day: localDay(START),
  })
  expect(
    changes.map(({ skill, before, after }) => [skill, before === null ? 'first' : after > before]),
  ).toEqual([
    ['isotopes', true],
    ['bond-type', 'first'],
    ['symbols', false],
  ])
})

import { expect, test } from 'vitest'

import { withPast } from '#web/user-data/save-answer.ts'

import { localDay } from './local-day.ts'
import { skillAnswers } from './skill-answers.ts'

const totals = {
  totalAnswered: 0,
  correctAnswers: 0,
  incorrectAnswers: 0,
  totalTimeSpent: 0,
  currentStreak: 0,
  bestStreak: 0,
}

test('listed answers and those that have left the list are read alike', () => {
  const answer = {
    questionId: 'as-m3.1.k3f9',
    selectedAnswer: 1,
    isCorrect: true,
    isSure: false,
    timeSpent: 3,
    timestamp: 1_772_366_400_000,
  }
  const unknown = { ...answer, questionId: 'zz-m3.1.k3f9' }
  const listed = skillAnswers({ totals, answers: [answer, unknown], savedAt: 0 })
  expect(listed).toEqual([
    {
      id: '1772366400000 as-m3',
      at: 1_772_366_400_000,
      day: localDay(1_772_366_400_000),
      skill: 'isotopes',
      level: 'medium',
      right: 1,
      isTyped: false,
      isSure: false,
    },
  ])
  const past = withPast('', [answer, unknown])
  expect(skillAnswers({ totals, answers: [], savedAt: 0, past })).toEqual(listed)
})

import { expect, test } from 'vitest'

import { withPast } from '#web/user-data/past-answers.ts'

import { localDay } from './local-day.ts'
import { skillAnswers } from './skill-answers.ts'

const NOW = 1_772_366_500_000

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
  const listed = skillAnswers({ totals, answers: [answer, unknown], savedAt: 0 }, NOW)
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
  expect(skillAnswers({ totals, answers: [], savedAt: 0, past }, NOW)).toEqual(listed)
})

function answerAt(timestamp: number) {
  return {
    questionId: 'as-m3.1.k3f9',
    selectedAnswer: 1,
    isCorrect: true,
    timeSpent: 3,
    timestamp,
  }
}

test('K23 answers from a clock that was a month ahead count, on the day of the answer before', () => {
  const month = 30 * 86_400_000
  const answers = [NOW, NOW + month + 2, NOW + month, NOW - 5].map(answerAt)
  const read = skillAnswers({ totals, answers, savedAt: 0 }, NOW)
  expect(read.map(({ at }) => at)).toEqual([NOW - 5, NOW - 5, NOW - 5, NOW])
  expect(new Set(read.map(({ id }) => id)).size).toBe(4)
})

test('K15 K16 help makes an answer Hard, listed or not', () => {
  const answer = {
    questionId: 'ge-h21.1.k3f9',
    selectedAnswer: 1,
    response: '105 g',
    isCorrect: false,
    timeSpent: 3,
    timestamp: 1_772_366_400_000,
  }
  const answers = [
    { ...answer, isCorrect: true, hintsTaken: 1 },
    { ...answer, timestamp: answer.timestamp + 1, secondResponse: '47.9 g', secondCorrect: true },
    { ...answer, timestamp: answer.timestamp + 2, secondResponse: '48 kg', secondCorrect: false },
  ]
  // Progress lists the newest first.
  const listed = skillAnswers({ totals, answers: answers.toReversed(), savedAt: 0 }, NOW)
  expect(listed.map(({ right }) => right)).toEqual([0.5, 0.5, 0])
  const past = withPast('', answers)
  expect(skillAnswers({ totals, answers: [], savedAt: 0, past }, NOW)).toEqual(listed)
})

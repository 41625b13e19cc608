import { expect, test } from 'vitest'

import { localDay } from '#web/learner/local-day.ts'

import { workFrom } from './use-goal.ts'

const totals = {
  totalAnswered: 0,
  correctAnswers: 0,
  incorrectAnswers: 0,
  totalTimeSpent: 0,
  currentStreak: 0,
  bestStreak: 0,
}

function progressOf(...newestFirst: readonly Date[]) {
  const answers = newestFirst.map((at, index) => ({
    questionId: `ge-h1.1.${index}`,
    selectedAnswer: 0,
    isCorrect: false,
    timeSpent: 10,
    timestamp: at.getTime(),
  }))
  return { totals, answers, savedAt: 0 }
}

test('K17 a session over midnight is work of both days', () => {
  const [late, early] = [new Date(2026, 2, 1, 23, 59), new Date(2026, 2, 2, 0, 1)]
  const work = workFrom(progressOf(early, late), early.getTime())
  expect([...work].map(([day, { questions }]) => [day, questions.size])).toEqual([
    [localDay(late.getTime()), 1],
    [localDay(late.getTime()) + 1, 1],
  ])
})

test('K23 a clock that is right again gives the days of all answers back', () => {
  const [first, second] = [new Date(2026, 2, 1, 12), new Date(2026, 2, 3, 12)]
  const progress = progressOf(second, first)
  const right = workFrom(progress, second.getTime())
  const behind = workFrom(progress, first.getTime() - 1)
  expect([...behind.keys()]).toEqual([localDay(first.getTime() - 1)])
  expect(workFrom(progress, second.getTime())).toEqual(right)
  expect([...right.keys()]).toEqual([localDay(first.getTime()), localDay(first.getTime()) + 2])
})

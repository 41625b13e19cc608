import { array, assert, boolean, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import {
  accuracy,
  currentStreakOf,
  averageTime,
  emptyProgress,
  encouragement,
  longerStreaks,
  rank,
  recordAnswer,
  streaksWithin,
} from './statistics.ts'

const right = { isCorrect: true, timeSpent: 4.5 }
const wrong = { isCorrect: false, timeSpent: 10 }

const answers = array(record({ isCorrect: boolean(), timeSpent: integer({ min: 0, max: 3600 }) }), {
  maxLength: 60,
})

test.each([
  { answer: right, streaks: [0, 0], after: [1, 1] },
  { answer: right, streaks: [3, 3], after: [4, 4] },
  { answer: right, streaks: [2, 3], after: [3, 3] },
  { answer: right, streaks: [0, 9], after: [1, 9] },
  { answer: wrong, streaks: [0, 0], after: [0, 0] },
  { answer: wrong, streaks: [3, 3], after: [0, 3] },
  { answer: wrong, streaks: [2, 9], after: [0, 9] },
])(
  'Q15 $answer.isCorrect after the streaks $streaks gives $after',
  ({ answer, streaks, after }) => {
    const [currentStreak = 0, bestStreak = 0] = streaks
    const progress = recordAnswer({ ...emptyProgress, currentStreak, bestStreak }, answer)
    expect([progress.currentStreak, progress.bestStreak]).toEqual(after)
  },
)

test('Q15 the best streak is the longest run of right answers', () => {
  assert(
    property(answers, (given) => {
      const runs = given
        .map(({ isCorrect }) => (isCorrect ? '1' : '0'))
        .join('')
        .split('0')
      const progress = given.reduce(recordAnswer, emptyProgress)
      expect(progress.bestStreak).toBe(Math.max(...runs.map((run) => run.length)))
      expect(progress.currentStreak).toBe(runs.at(-1)?.length)
    }),
  )
})

test.each([
  { newestFirst: [], streak: 0 },
  { newestFirst: [false, true, true], streak: 0 },
  { newestFirst: [true, true, false, true], streak: 2 },
  { newestFirst: [true, true, true], streak: 3 },
])('Q15 after $newestFirst the streak is $streak', ({ newestFirst, streak }) => {
  expect(currentStreakOf(newestFirst)).toBe(streak)
})

test('Q15 of two records the longer streaks count', () => {
  const one = { currentStreak: 2, bestStreak: 9 }
  const other = { currentStreak: 5, bestStreak: 5 }
  expect(longerStreaks(one, other)).toEqual({ currentStreak: 5, bestStreak: 9 })
})

test('Q15 a streak is at most as long as there are right answers', () => {
  const streaks = { currentStreak: 2, bestStreak: 9 }
  expect([9, 5, 0].map((correctAnswers) => streaksWithin(streaks, correctAnswers))).toEqual([
    { currentStreak: 2, bestStreak: 9 },
    { currentStreak: 2, bestStreak: 5 },
    { currentStreak: 0, bestStreak: 0 },
  ])
})

test('Q16 a right and a wrong answer are added to the totals', () => {
  const afterRight = recordAnswer(emptyProgress, right)
  expect(afterRight).toEqual({
    totalAnswered: 1,
    correctAnswers: 1,
    incorrectAnswers: 0,
    totalTimeSpent: 4.5,
    currentStreak: 1,
    bestStreak: 1,
  })
  expect(recordAnswer(afterRight, wrong)).toEqual({
    totalAnswered: 2,
    correctAnswers: 1,
    incorrectAnswers: 1,
    totalTimeSpent: 14.5,
    currentStreak: 0,
    bestStreak: 1,
  })
})

test('Q16 the totals count every answer and every second', () => {
  assert(
    property(answers, (given) => {
      const correct = given.filter(({ isCorrect }) => isCorrect).length
      expect(given.reduce(recordAnswer, emptyProgress)).toMatchObject({
        totalAnswered: given.length,
        correctAnswers: correct,
        incorrectAnswers: given.length - correct,
        totalTimeSpent: given.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
      })
    }),
  )
})

test.each([
  { correct: 0, incorrect: 0, percent: 0 },
  { correct: 0, incorrect: 1, percent: 0 },
  { correct: 1, incorrect: 0, percent: 100 },
  { correct: 1, incorrect: 1, percent: 50 },
  { correct: 1, incorrect: 2, percent: 33 },
  { correct: 2, incorrect: 1, percent: 67 },
  { correct: 1, incorrect: 199, percent: 1 },
  { correct: 1, incorrect: 200, percent: 0 },
  { correct: 199, incorrect: 1, percent: 100 },
  { correct: 200, incorrect: 1, percent: 100 },
  { correct: 179, incorrect: 21, percent: 90 },
])('Q17 $correct right and $incorrect wrong answers are $percent %', (counts) => {
  expect(accuracy({ correctAnswers: counts.correct, incorrectAnswers: counts.incorrect })).toBe(
    counts.percent,
  )
})

test.each([
  { seconds: 0, count: 0, average: 0 },
  { seconds: 0, count: 3, average: 0 },
  { seconds: 7.4, count: 1, average: 7 },
  { seconds: 7.5, count: 1, average: 8 },
  { seconds: 10, count: 4, average: 3 },
  { seconds: 9, count: 4, average: 2 },
])('Q17 $seconds seconds for $count answers are $average on average', (given) => {
  expect(averageTime({ totalTimeSpent: given.seconds, totalAnswered: given.count })).toBe(
    given.average,
  )
})

test.each([
  [100, 'Master Wizard'],
  [90, 'Master Wizard'],
  [89, 'Advanced'],
  [75, 'Advanced'],
  [74, 'Learning'],
  [60, 'Learning'],
  [59, 'Beginner'],
  [0, 'Beginner'],
])('Q18 the rank at %d %% is %s', (percent, name) => {
  expect(rank(percent)).toBe(name)
})

test.each([
  [100, 'Excellent work!'],
  [90, 'Excellent work!'],
  [89, 'Great progress!'],
  [70, 'Great progress!'],
  [69, 'Keep practicing!'],
  [0, 'Keep practicing!'],
])('Q19 the encouragement at %d %% is %s', (percent, sentence) => {
  expect(encouragement(percent)).toBe(sentence)
})

import { expect, test } from 'vitest'

import { goalOf, goals, workOf } from '#quiz/practice/goal.ts'

import { goalText } from './goal-text.ts'

const DAY = 20_000

function work(count: number) {
  return workOf(
    Array.from({ length: count }, (_, index) => ({
      questionId: `ge-h1.1.${index}`,
      day: DAY,
      at: index,
      seconds: 60,
    })),
  )
}

test.each([
  ['questions-10', 0, null, '0 of 10 questions of your goal for today.'],
  ['minutes-5', 3, null, '3 of 5 min of your goal for today.'],
  ['questions-5', 9, null, 'You have reached your goal for today.'],
  ['questions-5', 1, DAY, 'You have a pause today. Practice counts all the same.'],
  ['questions-5', 5, DAY, 'You have reached your goal for today.'],
])('%s after %d questions, pause %s: %s', (id, count, last, text) => {
  const pause = last === null ? null : { first: last, last }
  const goal = goalOf(id) ?? goals[0]
  expect(goalText({ goal, work: work(count), pause, day: DAY })).toBe(text)
})

import { expect, test } from 'vitest'

import { rollingAccuracy } from './rolling-accuracy.ts'

function answers(marks: string) {
  return Array.from(marks, (mark) => ({ isCorrect: mark === '+' })).toReversed()
}

test('each point is the accuracy of the ten answers up to it, oldest first', () => {
  expect(rollingAccuracy(answers('+--+'), 4)).toEqual([
    { answer: 1, percent: 100 },
    { answer: 2, percent: 50 },
    { answer: 3, percent: 33 },
    { answer: 4, percent: 50 },
  ])
  expect(rollingAccuracy(answers('----------++++++++++'), 20).at(-1)).toEqual({
    answer: 20,
    percent: 100,
  })
})

test('only the last hundred answers are shown, counted from the very first', () => {
  const points = rollingAccuracy(answers('+'.repeat(150)), 2150)
  expect([points.length, points[0], points.at(-1)]).toEqual([
    100,
    { answer: 2051, percent: 100 },
    { answer: 2150, percent: 100 },
  ])
})

test('without answers there is no point to draw', () => {
  expect(rollingAccuracy([], 0)).toEqual([])
})

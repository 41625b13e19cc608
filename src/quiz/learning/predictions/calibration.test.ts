import { expect, test } from 'vitest'

import { calibrationOf } from './calibration.ts'

test('K13 bins compare predictions with results', () => {
  const { bins, answers, error, logLoss, baseLogLoss } = calibrationOf([
    { chance: 0.9, right: 1 },
    { chance: 0.9, right: 1 },
    { chance: 0.3, right: 0 },
    { chance: 0.3, right: 1 },
  ])
  expect(bins).toEqual([
    { predicted: 0.3, right: 0.5, answers: 2 },
    { predicted: 0.9, right: 1, answers: 2 },
  ])
  expect([answers, error]).toEqual([4, 0.15])
  expect(logLoss).toBeCloseTo(-(2 * Math.log(0.9) + Math.log(0.7) + Math.log(0.3)) / 4, 10)
  expect(baseLogLoss).toBeCloseTo(-(3 * Math.log(0.75) + Math.log(0.25)) / 4, 10)
})

test('K13 without answers nothing is compared', () => {
  expect(calibrationOf([])).toEqual({
    bins: [],
    answers: 0,
    error: 0,
    logLoss: 0,
    baseLogLoss: 0,
  })
})

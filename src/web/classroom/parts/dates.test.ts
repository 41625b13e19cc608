import { expect, test } from 'vitest'

import { endProblems } from './dates.ts'

test('an end has to come after its beginning, and none is needed', () => {
  const [morning, noon] = ['2030-01-01T08:00:00.000Z', '2030-01-01T12:00:00.000Z']
  expect(endProblems(noon, morning)).toEqual(['This is not after the beginning.'])
  expect(endProblems(noon, noon)).toEqual(['This is not after the beginning.'])
  expect(endProblems(morning, noon)).toEqual([])
  expect(endProblems(morning, null)).toEqual([])
})

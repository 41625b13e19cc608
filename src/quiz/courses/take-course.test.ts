import { expect, test } from 'vitest'

import { apChemistry } from './ap-chemistry.ts'
import { topicsOfUnits } from './course.ts'
import { leaving, taking, topicsOff } from './take-course.ts'

const own = topicsOfUnits(apChemistry.units)
const before = { course: null, topics: ['of-a-later-version'] }

test('Q64 taking a course switches its topics on, and leaving it switches them off', () => {
  const taken = taking(apChemistry, before)
  expect(taken).toEqual({ course: 'ap-chemistry', topics: ['of-a-later-version', ...own] })
  expect(taking(apChemistry, taken)).toEqual(taken)
  expect(topicsOff(apChemistry, taken)).toEqual([])
  expect(leaving(apChemistry, taken)).toEqual(before)
})

test('Q64 topics that a course got after it was taken are listed apart', () => {
  expect(topicsOff(apChemistry, { ...before, course: 'ap-chemistry' })).toEqual(own)
  expect(own).toContain('gases')
})

import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { guards } from './guards.ts'

test.each(guards)('$row: the code for "$guard" and its test are where the rig looks', (guard) => {
  const parts = readFileSync(guard.file, 'utf8').split(guard.find).length - 1
  const isTested = readFileSync(guard.test, 'utf8').includes(guard.title)
  expect([parts, isTested]).toEqual([1, true])
})

test('every row that promises a limit has a guard', () => {
  const rows = ['A1', 'A2', 'A5', 'A6', 'A8', 'A29', 'D9', 'D11', 'D23']
  expect(rows.filter((row) => !guards.some((guard) => guard.row === row))).toEqual([])
})

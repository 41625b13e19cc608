import { expect, test } from 'vitest'

import { CallProblem } from '#web/wire/api.ts'

import { addingProblems } from './adding-problems.ts'

test('a list that is refused for its nicknames names them', () => {
  const hostile = new CallProblem('name_offensive', '', { reasons: ['Ben', 'Otto'] })
  expect(addingProblems(hostile)).toEqual([
    'These cannot be used: Ben and Otto.',
    'This name could hurt others who see it. Please choose a friendlier one.',
  ])
  const taken = new CallProblem('conflict', '', { reasons: ['mina'] })
  expect(addingProblems(taken)).toEqual([
    'These are members of the class, or stand here twice: mina.',
  ])
})

test('a list that fails for another reason says so, and blames no nickname', () => {
  expect(addingProblems(new CallProblem('offline', ''))).toEqual([
    'There is no connection. Please check your network and try again.',
  ])
  expect(addingProblems(new CallProblem('session_missing', ''))).toEqual([
    'Your session has ended. Please sign in again.',
  ])
  expect(addingProblems(new CallProblem('conflict', ''))).toEqual([
    'A class has room for 300 members. These would be too many.',
  ])
})

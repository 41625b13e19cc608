import { expect, test } from 'vitest'

import { isLostDatabase } from './lost-database.ts'

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53100'),
  withCode('53300'),
  withCode('57014'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]),
  new Error('outer', { cause: withCode('08001') }),
])('%s is a lost database', (error) => {
  expect(isLostDatabase(error)).toBe(true)
})

test.each([
  withCode('23505'),
  withCode('42P01'),
  withCode('ENOENT'),
  new Error('relation "users" does not exist'),
  new AggregateError([withCode('23505')]),
  'ECONNREFUSED',
])('%s is none', (error) => {
  expect(isLostDatabase(error)).toBe(false)
})

function withCode(code: string): Error {
  return Object.assign(new Error(`error ${code}`), { code })
}

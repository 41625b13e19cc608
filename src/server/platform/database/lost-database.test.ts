import { expect, test } from 'vitest'

import { isLostDatabase, isLostServer } from './lost-database.ts'

test.each([
  withCode('ECONNREFUSED'),
  withCode('57P01'),
  withCode('57P03'),
  withCode('08006'),
  withCode('53100'),
  withCode('53300'),
  withCode('57014'),
  withCode('25006'),
  withCode('ECONNABORTED'),
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
])('%s is not a sign of one', (error) => {
  expect(isLostDatabase(error)).toBe(false)
})

test.each([
  withCode('25006'),
  withCode('57P01'),
  withCode('08006'),
  withCode('ECONNRESET'),
  new Error('Connection terminated unexpectedly'),
  new Error('Query read timeout'),
  new Error('outer', { cause: withCode('25006') }),
])('%s is a sign of a lost server', (error) => {
  expect(isLostServer(error)).toBe(true)
})

test.each([
  withCode('57014'),
  withCode('53300'),
  withCode('23505'),
  new Error('timeout exceeded when trying to connect'),
  'ECONNRESET',
])('%s says nothing about other connections', (error) => {
  expect(isLostServer(error)).toBe(false)
})

function withCode(code: string): Error {
  return Object.assign(new Error(`error ${code}`), { code })
}

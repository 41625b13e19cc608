import { expect, test } from 'vitest'

import { problemSchema } from './problem.ts'

test('a problem has a known code and nothing besides', () => {
  const problem = { error: { code: 'not_found', message: 'No such call' } }
  expect(problemSchema.parse(problem)).toEqual(problem)
  expect(problemSchema.safeParse({ error: { code: 'odd', message: '' } }).success).toBe(false)
  expect(problemSchema.safeParse({ ...problem, stack: 'at app.ts' }).success).toBe(false)
})

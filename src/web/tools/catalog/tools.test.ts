import { expect, test } from 'vitest'

import { questionId } from '#quiz/question-id.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'

import { toolCalled, toolPath, tools } from './tools.ts'

test('each tool has an address of its own and is found by it', () => {
  const paths = tools.map(({ id }) => toolPath(id))
  expect(new Set(paths).size).toBe(tools.length)
  expect(tools.map(({ id }) => toolCalled(id))).toEqual(tools)
  expect(toolCalled('no-such-tool')).toBeUndefined()
})

test('a question like it exists for every seed', () => {
  const templates = tools.flatMap(({ template }) => template ?? [])
  expect(templates.length).toBeGreaterThan(7)
  const seeds = [0, 1, 2, 3, 77, 4_000_000_000, 2 ** 32 - 1]
  const ids = templates.flatMap((template) => seeds.map((seed) => questionId(template, seed)))
  expect(ids.filter((id) => wholeBank.questionOf(id) === null)).toEqual([])
})

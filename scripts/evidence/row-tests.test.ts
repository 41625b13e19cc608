import { expect, test } from 'vitest'

import { readTests, testsOf } from './row-tests.ts'

const SOURCES = [
  {
    file: 'a.test.ts',
    source:
      "test('A1 it is so', () => {})\ntest.each([1])(\n  'A1 B12 so is %d',\n  () => {})\n" +
      "describe('C1 is no test', () => {\n  test('7 it isn\\'t', () => {})\n})",
  },
]

test('a test proves the rows with whose ids its title begins', () => {
  expect(readTests(SOURCES).byRow).toEqual(
    new Map([
      [
        'A1',
        [
          { file: 'a.test.ts', title: 'A1 it is so' },
          { file: 'a.test.ts', title: 'A1 B12 so is %d' },
        ],
      ],
      ['B12', [{ file: 'a.test.ts', title: 'A1 B12 so is %d' }]],
    ]),
  )
})

test('a row may name tests too, without the ids in front, and each counts once', () => {
  const named = [
    { file: 'a.test.ts', title: "it isn't" },
    { file: 'a.test.ts', title: 'it is so' },
  ]
  const tests = readTests(SOURCES)
  expect(testsOf({ id: 'A1', tests: named }, tests).map(({ title }) => title)).toEqual([
    'A1 it is so',
    'A1 B12 so is %d',
    "7 it isn't",
  ])
  const missing = { id: 'A1', tests: [{ file: 'a.test.ts', title: 'it was' }] }
  expect(() => testsOf(missing, tests)).toThrow('There is no test “it was” in a.test.ts.')
})

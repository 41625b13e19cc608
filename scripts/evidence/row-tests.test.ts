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
  const row = { id: 'A1', input: '', expected: '' }
  const named = [
    ['a.test.ts', "it isn't"],
    ['a.test.ts', 'it is so'],
  ] as const
  expect(testsOf({ ...row, tests: named }, readTests(SOURCES)).map(({ title }) => title)).toEqual([
    'A1 it is so',
    'A1 B12 so is %d',
    "7 it isn't",
  ])
  const missing = { ...row, tests: [['a.test.ts', 'it was']] } as const
  expect(() => testsOf(missing, readTests(SOURCES))).toThrow(
    'There is no test “it was” in a.test.ts.',
  )
})

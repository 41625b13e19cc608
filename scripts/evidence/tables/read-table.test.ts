import { expect, test } from 'vitest'
import * as z from 'zod'

import { filled, parseTable, tests, words } from './read-table.ts'

const row = z.strictObject({ id: filled, calls: words, proof: tests })

function parse(...lines: readonly string[]) {
  return parseTable(['id\tcalls\tproof', ...lines, ''].join('\n'), 'planted.tsv', row)
}

test('a line is a row with the columns of the first line', () => {
  expect(parse('A1\tsign_in sign_up\t`a.test.ts` “it is so” `b.test.tsx` “always, here”')).toEqual([
    {
      id: 'A1',
      calls: ['sign_in', 'sign_up'],
      proof: [
        { file: 'a.test.ts', title: 'it is so' },
        { file: 'b.test.tsx', title: 'always, here' },
      ],
    },
  ])
})

test('empty cells at the end may be left out', () => {
  expect(parse('A1')).toEqual([{ id: 'A1', calls: [], proof: [] }])
})

test.each([
  ['a cell too many', 'A1\t\t\tmore', 'more cells than columns'],
  ['an empty cell that has to be filled', '\tsign_in', 'Too small'],
  ['a test without its title', 'A1\t\t`a.test.ts`', 'Not a list of tests'],
  ['a file that is no test', 'A1\t\t`a.ts` “it is so”', 'Not a list of tests'],
  ['words between tests', 'A1\t\t`a.test.ts` “one” and `a.test.ts` “two”', 'Not a list of tests'],
])('%s is an error that names the line', (_, line, problem) => {
  expect(() => parse('A0', line)).toThrow(`planted.tsv:3: `)
  expect(() => parse('A0', line)).toThrow(problem)
})

test('a column that the schema does not know, or does not find, is an error', () => {
  expect(() => parseTable('id\tother\nA1\tx\n', 'planted.tsv', row)).toThrow('planted.tsv:2: ')
})

import { expect, test } from 'vitest'

import { markdownTable } from './markdown-table.ts'

test('a table has a head, a line and its rows, and a bar in a cell ends no cell', () => {
  expect(
    markdownTable(
      ['Call', 'Takes'],
      [
        ['sign_out', '{}'],
        ['list', '"x" | null'],
      ],
    ),
  ).toBe(
    `| Call | Takes |
| --- | --- |
| sign_out | {} |
| list | "x" \\| null |`,
  )
})

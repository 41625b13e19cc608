import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod'

import { namedTests } from './named-tests.ts'

/**
 * Reads a table of this folder: tab-separated values with the names of the columns in the first line.
 * @throws when a line does not fit the schema, naming the file and the line
 */
export function readTable<Row extends z.ZodType>(file: string, row: Row): readonly z.output<Row>[] {
  return parseTable(readFileSync(join(import.meta.dirname, file), 'utf8'), file, row)
}

/**
 * Parses the text of a table. Empty cells at the end of a line may be left out.
 * @throws when a line does not fit the schema, naming the file and the line
 */
export function parseTable<Row extends z.ZodType>(
  text: string,
  file: string,
  row: Row,
): readonly z.output<Row>[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t')
  return lines.map((line, index) => {
    const cells = line.split('\t')
    const result = row.safeParse(
      Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
    )
    const problem = result.success ? '' : z.prettifyError(result.error)
    if (result.success && cells.length <= columns.length) return result.data
    throw new Error(`${file}:${index + 2}: ${problem || 'more cells than columns'}`)
  })
}

/** A cell that has to be filled. */
export const filled = z.string().min(1)

/** A cell with words between spaces; none when it is empty. */
export const words = z.string().transform((cell) => cell.split(' ').filter(Boolean))

/** A cell with tests, each as `path/to/file.test.ts` in backticks and “title”; none when it is empty. */
export const tests = z
  .string()
  .refine(
    (cell) =>
      namedTests(cell)
        .map(({ file, title }) => `\`${file}\` “${title}”`)
        .join(' ') === cell,
    'Not a list of tests, each as `file` “title”',
  )
  .transform(namedTests)

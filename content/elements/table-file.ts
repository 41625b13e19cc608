import { readFileSync } from 'node:fs'

/** A line of a table, by the names of the columns. */
export type Row = ReadonlyMap<string, string>

/** Reads a tab-separated table: the first line names the columns. */
export function readTable(path: URL): readonly Row[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length) throw new Error(`${path.pathname}: broken line '${line}'`)
    return new Map(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

/** Groups the rows of a table by their values in a column. */
export function groupBy(rows: readonly Row[], column: string): ReadonlyMap<string, readonly Row[]> {
  return Map.groupBy(rows, (row) => text(row, column))
}

/** @throws when the cell is empty */
export function text(row: Row, column: string): string {
  const value = row.get(column)
  if (value === undefined || value === '') throw new Error(`No ${column} for ${row.get('symbol')}`)
  return value
}

/** @throws when the cell holds no number */
export function number(row: Row, column: string): number {
  const value = Number(text(row, column))
  if (!Number.isFinite(value)) throw new Error(`${column} is not a number: ${row.get(column)}`)
  return value
}

/** Null for an empty cell. */
export function optionalText(row: Row, column: string): string | null {
  return row.get(column) || null
}

/** Null for an empty cell. */
export function optionalNumber(row: Row, column: string): number | null {
  return row.get(column) === '' ? null : number(row, column)
}

/** The numbers of a list with commas; undefined for an empty cell. */
export function numbers(row: Row, column: string): readonly number[] | undefined {
  const value = row.get(column)
  return value === undefined || value === '' ? undefined : value.split(',').map(Number)
}

/** One of the words that a column may hold. @throws for any other */
export function oneOf<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === row.get(column))
  if (found === undefined) throw new Error(`${column} is not one of ${words.join(', ')}`)
  return found
}

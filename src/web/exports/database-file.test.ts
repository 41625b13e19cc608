import initSqlJs from 'sql.js'
import { expect, test } from 'vitest'

import { databaseFile } from './database-file.ts'

/** The rows that SQLite reads from a file. */
async function read(file: Uint8Array, ...queries: readonly string[]): Promise<unknown[]> {
  const { Database } = await initSqlJs()
  const database = new Database(file)
  try {
    return queries.map((query) => database.exec(query)[0]?.values)
  } finally {
    database.close()
  }
}

function table(name: string, rows: readonly (readonly [number, string | number])[]) {
  const sql = `CREATE TABLE ${name} (id integer primary key, value)`
  return { name, sql, rows: rows.map(([id, value]) => ({ id, values: [value] })) }
}

test('SQLite finds its own rows and no fault, in tables of one page, of many and of none', async () => {
  const long = 'Δ'.repeat(900)
  const many = Array.from(
    { length: 500 },
    (_, index) => [index * 7 + 1, `${index} ${long}`] as const,
  )
  const file = databaseFile([table('few', [[3, 'x']]), table('many', many), table('none', [])])
  expect(
    await read(
      file,
      'pragma integrity_check',
      'select * from few',
      'select count(*), min(id), max(id), sum(length(value)) from many',
      'select value from many where id = 3494',
      'select count(*) from none',
    ),
  ).toEqual([
    [['ok']],
    [[3, 'x']],
    [[500, 1, 3494, many.reduce((sum, [, text]) => sum + text.length, 0)]],
    [[`499 ${long}`]],
    [[0]],
  ])
})

test('whole numbers of every size come back', async () => {
  const numbers = [
    0,
    1,
    -1,
    127,
    128,
    -128,
    -129,
    32_767,
    32_768,
    2 ** 31,
    -(2 ** 31),
    2 ** 40,
    2 ** 53 - 1,
  ]
  const rows = numbers.map((value, index) => [2 ** 41 + index, value] as const)
  expect(await read(databaseFile([table('numbers', rows)]), 'select * from numbers')).toEqual([
    rows.map((row) => [...row]),
  ])
})

test('a row that does not fit is refused, and so is a number that is not whole', () => {
  expect(() => databaseFile([table('long', [[1, 'x'.repeat(17_000)]])])).toThrow(RangeError)
  expect(() => databaseFile([table('half', [[1, 0.5]])])).toThrow(RangeError)
})

import { type RawBuilder, sql } from 'kysely'

/** The types of PostgreSQL that a column of given rows may have. */
type ColumnType =
  | 'boolean'
  | 'float8'
  | 'integer'
  | 'smallint'
  | 'text'
  | 'timestamptz'
  | 'uuid'
  | 'xid'

type Value = string | number | boolean | Date | null

/**
 * Rows as a table of a statement, as in ``from ${givenRows('new', rows, { id: 'uuid' })}``. Each column
 * is one parameter, so that the text of the statement is the same for however many rows. PostgreSQL
 * reads arrays faster than the same rows in JSON.
 * @param name what the statement calls the table
 */
export function givenRows<Column extends string>(
  name: string,
  rows: readonly Readonly<Record<Column, Value>>[],
  columns: Readonly<Record<Column, ColumnType>>,
): RawBuilder<unknown> {
  const names: RawBuilder<unknown>[] = []
  const arrays: RawBuilder<unknown>[] = []
  for (const column in columns) {
    names.push(sql.id(column))
    const values = arrayOf(rows.map((row) => row[column]))
    arrays.push(sql`${values}::${sql.raw(columns[column])}[]`)
  }
  return sql`unnest(${sql.join(arrays)}) as ${sql.id(name)} (${sql.join(names)})`
}

/** Ids as one parameter, for the same reason. */
export function uuids(ids: readonly string[]): RawBuilder<unknown> {
  return sql`${arrayOf(ids)}::uuid[]`
}

/** Moments in milliseconds since 1970, as one parameter too. */
export function instants(times: readonly number[]): RawBuilder<unknown> {
  return sql`${arrayOf(times.map((time) => new Date(time)))}::timestamptz[]`
}

/** An array as PostgreSQL reads it. */
function arrayOf(values: readonly Value[]): string {
  return `{${values.map(textOf).join()}}`
}

function textOf(value: Value): string {
  if (value === null) return 'null'
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? `"${value.replaceAll(/["\\]/g, '\\$&')}"` : String(value)
}

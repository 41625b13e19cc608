import { type RawBuilder, sql } from 'kysely'

const NAMED = /^\s*\/\* prepared: ([a-z ]+) \*\//

/**
 * Begins a statement whose text is always the same, so that each connection to PostgreSQL parses and
 * plans it once. For a few rows that takes as long as running it.
 * @param name unique among all prepared statements, in lower-case letters and spaces
 */
export function prepared(name: string): RawBuilder<unknown> {
  return sql.raw(`/* prepared: ${name} */`)
}

/** Returns the name of a prepared statement; undefined for a statement that is not prepared. */
export function preparedName(text: string): string | undefined {
  return NAMED.exec(text)?.[1]
}

import { type RawBuilder, sql } from 'kysely'

const NAMED = /^\s*\/\* kept: ([a-z ]+) \*\//

/**
 * Begins a statement whose text is always the same. Connections to PostgreSQL keep how they read it and
 * how they go about it, which takes as long as everything else for a few rows.
 * @param name of which no other statement has the same, in small letters
 */
export function kept(name: string): RawBuilder<unknown> {
  return sql.raw(`/* kept: ${name} */`)
}

/** The name under which a connection keeps a statement; undefined for one that is not to be kept. */
export function keptName(text: string): string | undefined {
  return NAMED.exec(text)?.[1]
}

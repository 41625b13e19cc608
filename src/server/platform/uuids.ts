import { type RawBuilder, sql } from 'kysely'

/** Ids as one parameter, so that the text of a statement is the same for however many. */
export function uuids(ids: readonly string[]): RawBuilder<unknown> {
  return sql`${`{${ids.join()}}`}::uuid[]`
}

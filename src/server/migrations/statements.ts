import type { RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration that runs these statements one after the other. */
export function runInOrder(statements: readonly RawBuilder<unknown>[]): Migration {
  return {
    async up(database) {
      for (const statement of statements) {
        // Each statement depends on the one before.
        // oxlint-disable-next-line no-await-in-loop
        await statement.execute(database)
      }
    },
  }
}

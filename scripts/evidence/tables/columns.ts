import * as z from 'zod'

import { filled, readTable } from './read-table.ts'

/** A column of the database: its purpose, the people who see its values, and their lifetime. */
export type Column = {
  readonly table: string
  readonly column: string
  readonly purpose: string
  /** Whether a value says something about a person. */
  readonly isPersonal: boolean
  /** The people whom the product shows the value. */
  readonly seenBy: string
  readonly kept: string
  /** The process that deletes the value. */
  readonly deletedBy: string
}

/** Every column of the database, in the order of the tables. */
export const columns: readonly Column[] = readTable(
  'columns.tsv',
  z
    .strictObject({
      table: filled,
      column: filled,
      purpose: filled,
      personal: z.enum(['yes', 'no']),
      seen_by: filled,
      kept: filled,
      deleted_by: filled,
    })
    .transform(({ personal, seen_by: seenBy, deleted_by: deletedBy, ...row }) => ({
      ...row,
      isPersonal: personal === 'yes',
      seenBy,
      deletedBy,
    })),
)

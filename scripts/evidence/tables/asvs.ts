import * as z from 'zod'

import type { NamedTest } from './named-tests.ts'
import { filled, readTable, tests } from './read-table.ts'

/** Requirements of OWASP ASVS 5.0 that are met, or not, in the same way. */
export type Requirement = {
  /** Their numbers in the standard. */
  readonly ids: readonly string[]
  readonly what: string
  /** The way in which they are met. It begins with “Not met” or “In part” where that applies. */
  readonly held: string
  readonly tests: readonly NamedTest[]
}

/** A chapter of the standard. */
export type Chapter = { readonly chapter: string; readonly title: string }

/** The requirements of levels 1 and 2 that apply here. */
export const requirements: readonly Requirement[] = readTable(
  'asvs.tsv',
  z.strictObject({
    ids: z
      .string()
      .regex(/^\d+\.\d+\.\d+(?:, \d+\.\d+\.\d+)*$/)
      .transform((cell) => cell.split(', ')),
    what: filled,
    held: filled,
    tests,
  }),
)

/** The chapters with requirements that apply. */
export const chapters: readonly Chapter[] = readTable(
  'asvs-chapters.tsv',
  z.strictObject({ chapter: filled, title: filled }),
)

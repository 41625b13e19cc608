import * as z from 'zod'

import type { NamedTest } from './named-tests.ts'
import { filled, readTable, tests, words } from './read-table.ts'

/** One way to abuse the product, and the required outcome. */
export type AbuseRow = {
  readonly id: string
  readonly input: string
  readonly expected: string
  /** Tests that prove it beside those whose titles begin with the id; titles without ids in front. */
  readonly tests: readonly NamedTest[]
  /** Programs that check it under conditions that no test can bring about. */
  readonly scripts: readonly string[]
  /** Why it is not checked here; empty when it is. */
  readonly open: string
}

export type AbuseGroup = {
  readonly letter: string
  readonly title: string
  readonly rows: readonly AbuseRow[]
}

const rows = readTable(
  'abuse-rows.tsv',
  z.strictObject({
    id: z.string().regex(/^[A-Z]\d+$/),
    input: filled,
    expected: filled,
    tests,
    scripts: words,
    open: z.string(),
  }),
)
const groups = readTable('abuse-groups.tsv', z.strictObject({ letter: filled, title: filled }))

/** The abuse list. Most tests that prove a row are found by their titles; see `row-tests.ts`. */
export const abuseRows: readonly AbuseRow[] = rows

/** The abuse list by subject. */
export const abuseGroups: readonly AbuseGroup[] = groups.map((group) => ({
  ...group,
  rows: rows.filter(({ id }) => id.startsWith(group.letter)),
}))

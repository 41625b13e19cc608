import * as z from 'zod'

import { calls } from '#contract/calls.ts'

import type { NamedTest } from './named-tests.ts'
import { filled, readTable, tests, words } from './read-table.ts'

/** Something that the product has to ask a server for. */
export type Need = {
  readonly what: string
  /** The calls that serve it; none when it is served in another way. */
  readonly calls: readonly string[]
  /** How it is served when not by calls alone. */
  readonly otherwise: string
  readonly tests: readonly NamedTest[]
}

const callNames = new Set(Object.keys(calls))

/** The needs of the product, with the tests that prove them. */
export const needs: readonly Need[] = readTable(
  'api-needs.tsv',
  z
    .strictObject({
      what: filled,
      calls: words.refine(
        (names) => names.every((name) => callNames.has(name)),
        'The contract has no such call',
      ),
      otherwise: z.string(),
      tests,
    })
    .refine(
      (need) => (need.calls.length === 0) !== (need.otherwise === ''),
      'Served either by calls or otherwise',
    ),
)

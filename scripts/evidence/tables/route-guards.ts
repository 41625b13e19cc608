import * as z from 'zod'

import type { NamedTest } from './named-tests.ts'
import { filled, readTable, tests } from './read-table.ts'

/** One guard of a route, and the tests that prove it. */
export type Guard = {
  /** The verbs and the path, as the server lists them. */
  readonly route: string
  /**
   * `limit`: the allowed rate, or the reason that a high rate does no harm. `input`: the parts of a
   * request that are read, and those refused. `access`: the callers that get an answer.
   */
  readonly guard: 'limit' | 'input' | 'access'
  readonly what: string
  readonly tests: readonly NamedTest[]
}

/** Every call of the contract: they share their guards. */
export const CALLS = 'POST /api/NAME'

/** Every path that is no other route: the pages and files of the build. */
export const FILES = 'GET, HEAD every other path'

/** The guards of every route. */
export const guards: readonly Guard[] = readTable(
  'route-guards.tsv',
  z.strictObject({
    route: filled,
    guard: z.enum(['limit', 'input', 'access']),
    what: filled,
    tests,
  }),
)

/** The routes that have guards, in the order of the table. */
export const guardedRoutes: readonly string[] = [...new Set(guards.map(({ route }) => route))]

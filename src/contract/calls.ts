import * as z from 'zod/mini'

import { accountCalls } from './accounts.ts'
import type { Call } from './call.ts'
import { leaderboardCalls } from './leaderboard.ts'
import { learningCalls } from './learning.ts'
import { matchCalls } from './match.ts'
import { passkeyCalls } from './passkeys.ts'

/** Every call of the product: the server answers all of them, the web makes no other. */
export const calls = {
  app_version: {
    summary: 'The running version, so that an open page can tell that it was updated',
    access: 'guest',
    input: z.strictObject({}),
    output: z.strictObject({ version: z.string(), started_at: z.iso.datetime() }),
  },
  ...accountCalls,
  ...passkeyCalls,
  ...learningCalls,
  ...leaderboardCalls,
  ...matchCalls,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The address of a call, e.g. `/api/app_version`. */
export function callPath(name: string): string {
  return `/api/${name}`
}

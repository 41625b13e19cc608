import * as z from 'zod/mini'

import { accountCalls } from './account.ts'
import { bookmarksCalls } from './bookmarks.ts'
import type { Call } from './call.ts'
import { classGameCalls } from './class-game/calls.ts'
import { assignmentsCalls } from './classroom/assignments.ts'
import { classesCalls } from './classroom/classes.ts'
import { setsCalls } from './classroom/sets.ts'
import { teachersCalls } from './classroom/teachers.ts'
import { leaderboardCalls } from './leaderboard.ts'
import { matchCalls } from './match.ts'
import { invitationCalls } from './match/invitations.ts'
import { moderationCalls } from './moderation.ts'
import { passkeyCalls } from './passkeys.ts'
import { learningCalls, practiceCalls } from './practice.ts'
import { progressCalls } from './progress.ts'
import { settingsCalls } from './settings.ts'
import { userDataCalls } from './user-data.ts'

/** Every call of the product: the server answers all of them, the web makes no other. */
export const calls = {
  app_version: {
    summary: 'Get the running version, so an open page notices an update',
    access: 'guest',
    input: z.strictObject({}),
    output: z.strictObject({ version: z.string(), started_at: z.iso.datetime() }),
  },
  ...accountCalls,
  ...passkeyCalls,
  ...settingsCalls,
  ...progressCalls,
  ...bookmarksCalls,
  ...practiceCalls,
  ...learningCalls,
  ...userDataCalls,
  ...leaderboardCalls,
  ...matchCalls,
  ...invitationCalls,
  ...moderationCalls,
  ...setsCalls,
  ...classesCalls,
  ...teachersCalls,
  ...assignmentsCalls,
  ...classGameCalls,
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/** The address of a call, e.g. `/api/app_version`. */
export function callPath(name: string): string {
  return `/api/${name}`
}

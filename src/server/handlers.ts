import { calls } from '#contract/calls.ts'
import { handleAlways, type Handlers } from '#server/api/handler.ts'
import { bookmarksHandlers } from '#server/bookmarks/calls.ts'
import { practiceHandlers } from '#server/practice/calls.ts'
import { learningHandlers } from '#server/practice/learning-calls.ts'
import { settingsHandlers } from '#server/settings/calls.ts'
import { userDataHandlers } from '#server/user-data/calls.ts'

import { accountHandlers } from './account/calls.ts'
import { classGameHandlers } from './class-game/calls.ts'
import { assignmentsHandlers } from './classroom/assignments/calls.ts'
import { classHandlers } from './classroom/class-calls.ts'
import { memberHandlers } from './classroom/member-calls.ts'
import { setsHandlers } from './classroom/sets/calls.ts'
import { teachersHandlers } from './classroom/teachers/calls.ts'
import { leaderboardHandlers } from './leaderboard/calls.ts'
import { matchHandlers } from './match/calls.ts'
import { moderationHandlers } from './moderation/calls.ts'

/** The handler of each call of the contract. */
export const handlers: Handlers = {
  app_version: handleAlways(calls.app_version, (_input, start) => ({
    version: start.version,
    started_at: new Date(start.at).toISOString(),
  })),
  ...accountHandlers,
  ...practiceHandlers,
  ...learningHandlers,
  ...bookmarksHandlers,
  ...settingsHandlers,
  ...userDataHandlers,
  ...leaderboardHandlers,
  ...matchHandlers,
  ...moderationHandlers,
  ...setsHandlers,
  ...classHandlers,
  ...teachersHandlers,
  ...memberHandlers,
  ...assignmentsHandlers,
  ...classGameHandlers,
}

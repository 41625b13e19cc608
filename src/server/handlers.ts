import { calls } from '#contract/calls.ts'
import { accountHandlers } from '#server/accounts/calls.ts'
import { handleAlways, type Handlers } from '#server/api/handler.ts'
import { learningHandlers } from '#server/learning/calls.ts'
import { matchHandlers } from '#server/matches/calls.ts'
import { leaderboardHandlers } from '#server/seasons/calls.ts'

/** What answers each call of the contract. */
export const handlers: Handlers = {
  app_version: handleAlways(calls.app_version, (_input, start) => ({
    version: start.version,
    started_at: new Date(start.at).toISOString(),
  })),
  ...accountHandlers,
  ...learningHandlers,
  ...leaderboardHandlers,
  ...matchHandlers,
}

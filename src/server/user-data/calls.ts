import { progressCalls } from '#contract/progress.ts'
import { userDataCalls } from '#contract/user-data.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'
import { findBookmarks } from '#server/bookmarks/bookmarks.ts'
import { findProgress, latestAnswers, withoutHelp } from '#server/progress/progress.ts'

import { bringGuestData } from './guest-data.ts'

const bringDataOfGuest = handleUser(userDataCalls.bring_guest_data, async (input, context) => {
  const { clock, database, user } = context
  const brought = await bringGuestData(database, user.userId, input, clock())
  publishChange(context, 'progress', brought.progress.version)
  publishChange(context, 'bookmarks', brought.bookmarks.version)
  return brought
})

const getUserProgress = handleUser(
  progressCalls.get_user_progress,
  async ({ with_help }, { database, user }) => {
    const [progress, answers, bookmarks] = await Promise.all([
      findProgress(database, user.userId),
      latestAnswers(database, user.userId),
      findBookmarks(database, user.userId),
    ])
    const shown = with_help === true ? [...answers] : answers.map(withoutHelp)
    return { progress, answers: shown, bookmarks }
  },
)

/** Handlers of the calls about all data of a user. */
export const userDataHandlers = {
  bring_guest_data: bringDataOfGuest,
  get_user_progress: getUserProgress,
}

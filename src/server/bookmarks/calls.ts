import { bookmarksCalls } from '#contract/bookmarks.ts'
import { handleUser } from '#server/api/handler.ts'
import { publishChange } from '#server/api/publish-change.ts'
import { claimedTime } from '#server/platform/claimed-time.ts'

import { addBookmark, removeBookmark } from './bookmarks.ts'

const addOneBookmark = handleUser(bookmarksCalls.add_bookmark, async (input, context) => {
  const { clock, database, user } = context
  const now = clock()
  const at = input.bookmarked_at === undefined ? now : claimedTime(input.bookmarked_at, now)
  const bookmarks = await addBookmark(database, user.userId, input.bookmark, at)
  publishChange(context, 'bookmarks', bookmarks.version)
  return bookmarks
})

const removeOneBookmark = handleUser(
  bookmarksCalls.remove_bookmark,
  async ({ bookmark }, context) => {
    const bookmarks = await removeBookmark(context.database, context.user.userId, bookmark)
    publishChange(context, 'bookmarks', bookmarks.version)
    return bookmarks
  },
)

/** Handlers of the calls about bookmarks. */
export const bookmarksHandlers = {
  add_bookmark: addOneBookmark,
  remove_bookmark: removeOneBookmark,
}

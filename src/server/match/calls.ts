import { matchCalls } from '#contract/match.ts'
import { handleUser } from '#server/api/handler.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { pastMatches } from './past/past-matches.ts'
import { reviewOf } from './past/review.ts'
import { loadMatches } from './play/store.ts'
import { ratingOf } from './rating/ratings.ts'

const listMatches = handleUser(matchCalls.list_matches, async ({ from }, context) => {
  const page = await pastMatches(context.database, context.user.userId, from ?? null)
  if (page === null) throw new Problem('not_found', 'There is no such match to begin with.')
  return page
})

const getMatchReview = handleUser(matchCalls.get_match_review, async ({ match_id }, context) => {
  const [stored] = await loadMatches(context.database, [match_id])
  const review = stored === undefined ? null : reviewOf(stored, context.user.userId)
  if (review === null) throw new Problem('not_found', 'There is no such match to look back at.')
  return review
})

const getRating = handleUser(matchCalls.get_rating, async (_, { clock, database, user }) => ({
  rating: await ratingOf(database, user.userId, clock()),
}))

/** The handlers of the calls about matches. */
export const matchHandlers = {
  list_matches: listMatches,
  get_match_review: getMatchReview,
  get_rating: getRating,
}

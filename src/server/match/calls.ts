import { matchCalls } from '#contract/match.ts'
import { invitationCalls } from '#contract/match/invitations.ts'
import { handle, handleUser } from '#server/api/handler.ts'
import { guarded } from '#server/classroom/classes/codes.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { invitationFor, openInvitation } from './invitations/invitations.ts'
import { pastMatches } from './past/past-matches.ts'
import { reviewOf } from './past/review.ts'
import { loadMatches } from './play/store.ts'
import { ratingOf } from './rating/ratings.ts'

const listMatches = handleUser(matchCalls.list_matches, async ({ from, with_kind }, context) => {
  const page = await pastMatches(
    context.database,
    context.user.userId,
    from ?? null,
    with_kind === true,
  )
  if (page === null) throw new Problem('not_found', 'There is no such match to begin with.')
  return page
})

const getMatchReview = handleUser(
  matchCalls.get_match_review,
  async ({ match_id, with_kind }, context) => {
    const [stored] = await loadMatches(context.database, [match_id])
    const review =
      stored === undefined ? null : reviewOf(stored, context.user.userId, with_kind === true)
    if (review === null) throw new Problem('not_found', 'There is no such match to look back at.')
    return review
  },
)

const getRating = handleUser(matchCalls.get_rating, async (_, { clock, database, user }) => ({
  rating: await ratingOf(database, user.userId, clock()),
}))

const createInvitation = handleUser(invitationCalls.create_match_invitation, (_, context) =>
  openInvitation(context, context.user.userId),
)

const getInvitation = handle(invitationCalls.get_match_invitation, async ({ code }, context) => {
  const { caller, database, clock, findSession } = context
  const user = await findSession(caller.headers)
  const found = await guarded(context, () =>
    invitationFor(database, code, user?.userId ?? null, clock()),
  )
  if (found === null) throw new Problem('not_found', 'There is no such invitation.')
  return found
})

/** The handlers of the calls about matches. */
export const matchHandlers = {
  list_matches: listMatches,
  get_match_review: getMatchReview,
  get_rating: getRating,
  create_match_invitation: createInvitation,
  get_match_invitation: getInvitation,
}

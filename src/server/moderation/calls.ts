import { moderationCalls } from '#contract/moderation.ts'
import { handleUser } from '#server/api/handler.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { addReport, playerSeen } from './reports.ts'

const reportName = handleUser(moderationCalls.report_name, async (input, context) => {
  const { clock, database, limits, user } = context
  const { seen, reason } = input
  const reportedId = await playerSeen(database, user.userId, seen)
  if (reportedId === undefined) throw new Problem('not_found', 'This name is not shown here.')
  if (reportedId === user.userId) throw new Problem('conflict', 'This is your own name.')
  // The name of a deleted account is not shown to anyone.
  if (reportedId === null) return {}
  await limits.use([['reportByUser', user.userId]])
  const { userId } = user
  await addReport(database, { userId, reportedId, reason, place: seen.place, at: clock() })
  return {}
})

/** Handlers of the calls about names that trouble others. */
export const moderationHandlers = { report_name: reportName }

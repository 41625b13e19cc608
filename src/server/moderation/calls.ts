import { moderationCalls } from '#contract/moderation.ts'
import { handle, handleUser } from '#server/api/handler.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { addFaultReport, isReported } from './fault-reports.ts'
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

const reportFault = handle(moderationCalls.report_fault, async (input, context) => {
  const { caller, clock, database, limits } = context
  const { report_id: id, about, sentence } = input
  if (await isReported(database, id)) return {}
  const user = await context.findSession(caller.headers)
  const userId = user?.userId ?? null
  await limits.use([userId === null ? ['faultByNetwork', caller.network] : ['faultByUser', userId]])
  await addFaultReport(database, { id, userId, about, sentence, at: clock() })
  return {}
})

/** Handlers of the calls about names that trouble others and about mistakes. */
export const moderationHandlers = { report_name: reportName, report_fault: reportFault }

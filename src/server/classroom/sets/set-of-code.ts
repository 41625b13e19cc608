import type { SharedSet } from '#contract/classroom/sets.ts'
import type { GuestContext } from '#server/api/handler.ts'
import { guarded } from '#server/classroom/classes/codes.ts'

import { findSet, noSet } from './sets.ts'

/**
 * Returns the newest version of the set of a code. Codes that nothing has are counted.
 * @throws Problem `not_found`, or `too_many_requests` after too many of them
 */
export async function setOfCode(context: GuestContext, code: string): Promise<SharedSet> {
  const { caller, database, findSession } = context
  const user = await findSession(caller.headers)
  const set = await guarded(context, [], () => findSet(database, user?.userId ?? null, { code }))
  if (set === null) throw noSet()
  return set
}

import type { SharedSet } from '#contract/classroom/sets.ts'
import type { GuestContext } from '#server/api/handler.ts'
import type { Proof } from '#server/api/proof-of-work.ts'
import { guarded, guardedByWork, workOf } from '#server/classroom/classes/codes.ts'

import { findSet, noSet } from './sets.ts'

/**
 * Returns the newest version of the set of a code, for a user. Codes that nothing has are counted.
 * @throws Problem `not_found`, or `too_many_requests` after too many of them
 */
export async function setOfCode(context: GuestContext, code: string): Promise<SharedSet> {
  return there(await guarded(context, await lookFor(context, code)))
}

/**
 * Returns the newest version of the set of a code, for anyone.
 * @throws Problem `not_found`, or `proof_required` after too many codes that nothing has
 */
export async function openSetOfCode(
  context: GuestContext,
  code: string,
  proof: Proof | undefined,
): Promise<SharedSet> {
  const work = await workOf(context, `set ${code}`, proof)
  return there(await guardedByWork(context, work, null, await lookFor(context, code)))
}

async function lookFor({ caller, database, findSession }: GuestContext, code: string) {
  const user = await findSession(caller.headers)
  return () => findSet(database, user?.userId ?? null, { code })
}

function there(set: SharedSet | null): SharedSet {
  if (set === null) throw noSet()
  return set
}

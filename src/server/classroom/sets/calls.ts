import { setsCalls, type SharedSet } from '#contract/classroom/sets.ts'
import { handle, handleUser, type UserContext } from '#server/api/handler.ts'
import { requireTitle } from '#server/classroom/classes/titles.ts'

import { openSetOfCode, setOfCode } from './set-of-code.ts'
import { archiveSet, contentOf, findSet, noSet, saveVersion, setsOf } from './sets.ts'

const saveSet = handleUser(setsCalls.save_set, async (input, context) => {
  const { set_id: setId, version, draft } = input
  const name = requireTitle(input.name)
  const content = contentOf(draft, context.random)
  await saveVersion(context, context.user.userId, { setId, version, name, content })
  return requireSet(context, setId)
})

const listSets = handleUser(setsCalls.list_sets, async (_input, { database, user }) => ({
  sets: [...(await setsOf(database, user.userId))],
}))

const getSet = handle(setsCalls.get_set, ({ code, proof }, context) =>
  openSetOfCode(context, code, proof),
)

const archive = handleUser(setsCalls.archive_set, async (input, { database, user }) => {
  await archiveSet(database, user.userId, input.set_id, input.is_archived)
  return {}
})

const duplicateSet = handleUser(setsCalls.duplicate_set, async (input, context) => {
  const set = await setOfCode(context, input.code)
  await saveVersion(context, context.user.userId, { ...set, setId: input.set_id, version: 1 })
  return requireSet(context, input.set_id)
})

/** Handlers of the calls about sets. */
export const setsHandlers = {
  save_set: saveSet,
  list_sets: listSets,
  get_set: getSet,
  archive_set: archive,
  duplicate_set: duplicateSet,
}

async function requireSet({ database, user }: UserContext, id: string): Promise<SharedSet> {
  const set = await findSet(database, user.userId, { id })
  if (set === null) throw noSet()
  return set
}

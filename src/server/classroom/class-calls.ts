import { classesCalls } from '#contract/classroom/classes.ts'
import { handle, handleUser, type UserContext } from '#server/api/handler.ts'

import {
  addClass,
  classesOf,
  namesOf,
  requireOwned,
  requireTaught,
  withMembers,
} from './classes/classes.ts'
import { requireNickname, requireNicknames, requireTitle } from './classes/titles.ts'
import { newCard } from './members/cards.ts'
import { exportMember } from './members/export-member.ts'
import { membersOf } from './members/member-session.ts'
import { addMembers, noMember, removeMember, renameMember, resetCards } from './members/members.ts'

const createClass = handleUser(classesCalls.create_class, async (input, context) => {
  const name = requireTitle(input.name)
  await addClass(context, context.user.userId, { classId: input.class_id, name })
  return shownClass(context, input.class_id)
})

const listClasses = handle(classesCalls.list_classes, async (_input, context) => {
  const { caller, database, findSession } = context
  const user = await findSession(caller.headers)
  const members = await membersOf(context)
  const names = await namesOf(
    database,
    members.map(({ classId }) => classId),
  )
  return {
    taught: user === null ? [] : await classesOf(database, user.userId),
    attended: members.map(({ memberId, classId, nickname, hasAccount }) => ({
      class_id: classId,
      name: names.get(classId) ?? '',
      member_id: memberId,
      nickname,
      has_account: hasAccount,
    })),
  }
})

const getClass = handleUser(classesCalls.get_class, ({ class_id }, context) =>
  shownClass(context, class_id),
)

const updateClass = handleUser(classesCalls.update_class, async (input, context) => {
  const { database, user } = context
  await requireTaught(context, user.userId, input.class_id)
  await database
    .updateTable('classes')
    .set({ name: requireTitle(input.name), is_open: input.is_open })
    .where('id', '=', input.class_id)
    .execute()
  return shownClass(context, input.class_id)
})

const deleteClass = handleUser(classesCalls.delete_class, async ({ class_id }, context) => {
  await requireOwned(context, context.user.userId, class_id)
  await context.database.deleteFrom('classes').where('id', '=', class_id).execute()
  return {}
})

const add = handleUser(classesCalls.add_members, async ({ class_id, nicknames }, context) => {
  await requireTaught(context, context.user.userId, class_id)
  const cards = requireNicknames(nicknames).map((nickname) => ({
    member_id: context.random.uuid(),
    nickname,
    card: newCard(context.random),
  }))
  const members = cards.map(({ member_id: memberId, nickname, card }) => ({
    memberId,
    userId: null,
    nickname,
    card,
  }))
  await addMembers(context, class_id, members)
  return { cards }
})

const rename = handleUser(classesCalls.rename_member, async (input, context) => {
  const { class_id, member_id, nickname } = input
  await requireTaught(context, context.user.userId, class_id)
  await renameMember(context.database, class_id, member_id, requireNickname(nickname))
  return {}
})

const reset = handleUser(classesCalls.reset_cards, async (input, context) => {
  const { class_id, member_ids, is_signed_out } = input
  await requireTaught(context, context.user.userId, class_id)
  return { cards: [...(await resetCards(context, class_id, member_ids, is_signed_out))] }
})

const remove = handleUser(classesCalls.remove_member, async ({ class_id, member_id }, context) => {
  await requireTaught(context, context.user.userId, class_id)
  await removeMember(context.database, class_id, member_id)
  return {}
})

/** A member without an account has no other way to a copy of the own data. */
const exported = handle(classesCalls.export_member, async (input, context) => {
  const { class_id: classId, member_id: memberId } = input
  const { caller, clock, database, findSession } = context
  const own = await membersOf(context)
  if (!own.some((member) => member.memberId === memberId && member.classId === classId)) {
    const user = await findSession(caller.headers)
    if (user === null) throw noMember()
    await requireTaught(context, user.userId, classId)
  }
  const data = await exportMember(database, classId, memberId)
  return { exported_at: new Date(clock()).toISOString(), data }
})

/** Handlers of the calls of teachers about their classes. */
export const classHandlers = {
  create_class: createClass,
  list_classes: listClasses,
  get_class: getClass,
  update_class: updateClass,
  delete_class: deleteClass,
  add_members: add,
  rename_member: rename,
  reset_cards: reset,
  remove_member: remove,
  export_member: exported,
}

async function shownClass(context: UserContext, classId: string) {
  const row = await requireTaught(context, context.user.userId, classId)
  return withMembers(context.database, row)
}

import { teachersCalls } from '#contract/classroom/teachers.ts'
import { handleUser } from '#server/api/handler.ts'
import { noClass, requireOwned, requireTaught } from '#server/classroom/classes/classes.ts'
import { guarded } from '#server/classroom/classes/codes.ts'

import { accept, invite, removeTeacher, teachersOf } from './teachers.ts'

const inviteTeacher = handleUser(teachersCalls.invite_teacher, async ({ class_id }, context) => {
  await requireOwned(context, context.user.userId, class_id)
  const { code, expiresAt } = await invite(context, context.accounts.secret, class_id)
  return { code, expires_at: expiresAt.toISOString() }
})

const acceptInvitation = handleUser(teachersCalls.accept_invitation, async ({ code }, context) => {
  const { accounts, user } = context
  const classId = await guarded(context, () => accept(context, accounts.secret, user.userId, code))
  if (classId === null) throw noClass()
  return { class_id: classId }
})

const listTeachers = handleUser(teachersCalls.list_teachers, async ({ class_id }, context) => {
  const { database, user } = context
  await requireTaught(context, user.userId, class_id)
  return { teachers: [...(await teachersOf(database, class_id, user.userId))] }
})

const remove = handleUser(teachersCalls.remove_teacher, async ({ class_id, user_id }, context) => {
  const { database, user } = context
  const isLeaving = user_id === user.userId
  await (isLeaving ? requireTaught : requireOwned)(context, user.userId, class_id)
  await removeTeacher(database, class_id, user_id)
  return {}
})

/** Handlers of the calls about the teachers of a class. */
export const teachersHandlers = {
  invite_teacher: inviteTeacher,
  accept_invitation: acceptInvitation,
  list_teachers: listTeachers,
  remove_teacher: remove,
}

import { type Assignment, assignmentsCalls } from '#contract/classroom/assignments.ts'
import { type GuestContext, handle, handleUser } from '#server/api/handler.ts'
import { namesOf, requireTaught, touch } from '#server/classroom/classes/classes.ts'
import { membersOf } from '#server/classroom/members/member-session.ts'
import type { Database } from '#server/platform/database/database.ts'

import { answerWork, startRun } from './answers.ts'
import {
  addAssignment,
  assignmentsOf,
  noAssignment,
  requireTaughtAssignment,
  spanOf,
} from './assignments.ts'
import { reportOf, stateOf } from './report.ts'
import { findWork, workOf } from './work.ts'

const assignSet = handleUser(assignmentsCalls.assign_set, async (input, context) => {
  const { database, user } = context
  const ids = { assignmentId: input.assignment_id, classId: input.class_id, setId: input.set_id }
  await requireTaught(context, user.userId, ids.classId)
  await addAssignment(context, user.userId, ids, spanOf(input))
  return requireAssignment(database, ids.classId, ids.assignmentId)
})

const listAssignments = handleUser(assignmentsCalls.list_assignments, async (input, context) => {
  const { database, user } = context
  await requireTaught(context, user.userId, input.class_id)
  return { assignments: [...(await assignmentsOf(database, input.class_id))] }
})

const changeAssignment = handleUser(assignmentsCalls.change_assignment, async (input, context) => {
  const { database, user } = context
  const { opensAt, closesAt } = spanOf(input)
  const classId = await requireTaughtAssignment(database, user.userId, input.assignment_id)
  await database
    .updateTable('assignments')
    .set({ opens_at: opensAt, closes_at: closesAt })
    .where('id', '=', input.assignment_id)
    .execute()
  return requireAssignment(database, classId, input.assignment_id)
})

const deleteAssignment = handleUser(
  assignmentsCalls.delete_assignment,
  async ({ assignment_id }, { database, user }) => {
    await requireTaughtAssignment(database, user.userId, assignment_id)
    await database.deleteFrom('assignments').where('id', '=', assignment_id).execute()
    return {}
  },
)

const getReport = handleUser(assignmentsCalls.get_report, async (input, { database, user }) => {
  const { assignment_id: id, known } = input
  const classId = await requireTaughtAssignment(database, user.userId, id)
  // Read before the report, so that a change in between makes the next call answer again.
  const state = await stateOf(database, classId, id)
  return { report: state === known ? null : await reportOf(database, classId, id, state) }
})

const listWork = handle(assignmentsCalls.list_work, async (_input, context) => {
  const { clock, database } = context
  const members = await membersOf(context)
  const names = await namesOf(
    database,
    members.map(({ classId }) => classId),
  )
  const lists = members.map(async (member) => {
    return {
      member_id: member.memberId,
      class_id: member.classId,
      class_name: names.get(member.classId) ?? '',
      work: [...(await workOf(database, member, clock()))],
    }
  })
  return { members: await Promise.all(lists) }
})

const startWork = handle(assignmentsCalls.start_work, async (input, context) => {
  await requireWork(context, input.assignment_id, input.member_id)
  await startRun(context, input.assignment_id, input.member_id)
  return {}
})

const answer = handle(assignmentsCalls.answer_work, async (input, context) => {
  const { assignment_id: assignmentId, member_id: memberId, place, attempt } = input
  const { questions, tries } = await requireWork(context, assignmentId, memberId)
  const { selected_answer: selectedAnswer, response } = input
  const given = { assignmentId, memberId, place, attempt, selectedAnswer, response }
  return answerWork(context, given, questions, tries)
})

/** Handlers of the calls about work that is given to a class. */
export const assignmentsHandlers = {
  assign_set: assignSet,
  list_assignments: listAssignments,
  change_assignment: changeAssignment,
  delete_assignment: deleteAssignment,
  get_report: getReport,
  list_work: listWork,
  start_work: startWork,
  answer_work: answer,
}

async function requireAssignment(
  database: Database,
  classId: string,
  assignmentId: string,
): Promise<Assignment> {
  const all = await assignmentsOf(database, classId)
  const found = all.find(({ assignment_id }) => assignment_id === assignmentId)
  if (found === undefined) throw noAssignment()
  return found
}

/**
 * The work of a member whom the caller is, whose class is in use then. A page of a pupil that lists the work again and again
 * keeps no class.
 * @throws Problem `not_found` for anyone else's
 */
async function requireWork(context: GuestContext, assignmentId: string, memberId: string) {
  const members = await membersOf(context)
  const member = members.find((one) => one.memberId === memberId)
  const work =
    member === undefined
      ? null
      : await findWork(context.database, assignmentId, memberId, context.clock())
  if (work === null || work.classId !== member?.classId) throw noAssignment()
  await touch(context, { id: work.classId, touched_at: work.touchedAt })
  return work
}

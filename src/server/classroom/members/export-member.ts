import type { Database } from '#server/platform/database/database.ts'

import { noMember } from './members.ts'

/**
 * Returns all that a class stores about a member, by table, except what signs the member in: the hashes of the card and of
 * the tokens of browsers.
 * @throws Problem `not_found` for a member of another class
 */
export async function exportMember(
  database: Database,
  classId: string,
  memberId: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const members = await database
    .selectFrom('class_members')
    .innerJoin('classes', 'classes.id', 'class_members.class_id')
    .select(['class_members.id', 'class_id', 'classes.name as class_name', 'nickname', 'joined_at'])
    .where('class_members.id', '=', memberId)
    .where('class_id', '=', classId)
    .execute()
  if (members.length === 0) throw noMember()
  const runs = await database
    .selectFrom('assignment_runs')
    .innerJoin('assignments', 'assignments.id', 'assignment_runs.assignment_id')
    .innerJoin('set_versions', (join) =>
      join
        .onRef('set_versions.id', '=', 'assignments.set_id')
        .onRef('set_versions.version', '=', 'assignments.set_version'),
    )
    .select(['assignment_id', 'set_versions.name as work_name', 'started_at', 'finished_at'])
    .where('member_id', '=', memberId)
    .orderBy('started_at')
    .execute()
  const answers = await database
    .selectFrom('assignment_answers')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('answered_at')
    .orderBy('place')
    .orderBy('attempt')
    .execute()
  const sessions = await database
    .selectFrom('member_sessions')
    .select('expires_at')
    .where('member_id', '=', memberId)
    .orderBy('expires_at')
    .execute()
  return {
    class_members: members,
    assignment_runs: runs,
    assignment_answers: answers,
    member_sessions: sessions,
  }
}

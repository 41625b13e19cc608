import { sql } from 'kysely'

import type { Report } from '#contract/classroom/assignments.ts'
import { setContentSchema } from '#contract/classroom/sets.ts'
import { sizeOf } from '#quiz/sets/set-content.ts'
import type { Database } from '#server/platform/database/database.ts'

import { noAssignment } from './assignments.ts'

/**
 * Returns a word for the state of a report. It changes with every member, nickname, run and answer and with the
 * time of the assignment, and costs much less than the report. Answers only go together with their member.
 */
export async function stateOf(
  database: Database,
  classId: string,
  assignmentId: string,
): Promise<string> {
  const { members } = await database
    .selectFrom('class_members')
    .select(sql<string | null>`md5(string_agg(id || nickname, ' ' order by id))`.as('members'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  const { closes_at } = await database
    .selectFrom('assignments')
    .select('closes_at')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow(noAssignment)
  const { started, finished } = await database
    .selectFrom('assignment_runs')
    .select((select) => [
      select.fn.countAll<string>().as('started'),
      select.fn.count<string>('finished_at').as('finished'),
    ])
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  const { answers } = await database
    .selectFrom('assignment_answers')
    .select((select) => select.fn.countAll<string>().as('answers'))
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  return `${members}.${closes_at?.getTime() ?? ''}.${started}.${finished}.${answers}`
}

/**
 * Returns every member of a class with the answers of an assignment, in the order of nicknames.
 * @param state of the answers, read before
 */
export async function reportOf(
  database: Database,
  classId: string,
  assignmentId: string,
  state: string,
): Promise<Report> {
  const given = await assignmentOf(database, assignmentId)
  const members = await database
    .selectFrom('class_members')
    .leftJoin('assignment_runs', (join) =>
      join
        .onRef('assignment_runs.member_id', '=', 'class_members.id')
        .on('assignment_runs.assignment_id', '=', assignmentId),
    )
    .select(['class_members.id', 'nickname', 'started_at', 'finished_at'])
    .where('class_id', '=', classId)
    .orderBy(sql`lower(nickname)`)
    .orderBy('class_members.id')
    .execute()
  const answers = await database
    .selectFrom('assignment_answers')
    .select([
      'member_id',
      'place',
      'attempt',
      'question_id',
      'is_correct',
      'misconception',
      'answered_at',
    ])
    .where('assignment_id', '=', assignmentId)
    .orderBy('place')
    .orderBy('attempt')
    .execute()
  const byMember = Map.groupBy(answers, ({ member_id }) => member_id)
  const { closes_at } = given
  return {
    state,
    name: given.name,
    code: given.code,
    size: sizeOf(setContentSchema.parse(given.content)),
    opens_at: given.opens_at.toISOString(),
    closes_at: closes_at?.toISOString() ?? null,
    members: members.map(({ id, nickname, started_at, finished_at }) => ({
      member_id: id,
      nickname,
      started_at: started_at?.toISOString() ?? null,
      finished_at: finished_at?.toISOString() ?? null,
      answers: (byMember.get(id) ?? []).map((answer) => ({
        place: answer.place,
        attempt: answer.attempt === 2 ? 2 : 1,
        question_id: answer.question_id,
        is_correct: answer.is_correct,
        misconception: answer.misconception,
        is_late: closes_at !== null && answer.answered_at > closes_at,
      })),
    })),
  }
}

async function assignmentOf(database: Database, assignmentId: string) {
  const row = await database
    .selectFrom('assignments')
    .innerJoin('question_sets', 'question_sets.id', 'assignments.set_id')
    .innerJoin('set_versions', (join) =>
      join
        .onRef('set_versions.id', '=', 'assignments.set_id')
        .onRef('set_versions.version', '=', 'assignments.set_version'),
    )
    .select([
      'assignments.opens_at',
      'assignments.closes_at',
      'question_sets.code',
      'set_versions.name',
      'set_versions.content',
    ])
    .where('assignments.id', '=', assignmentId)
    .executeTakeFirst()
  if (row === undefined) throw noAssignment()
  return row
}

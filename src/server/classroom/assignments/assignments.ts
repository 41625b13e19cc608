import type { Assignment } from '#contract/classroom/assignments.ts'
import { setContentSchema } from '#contract/classroom/sets.ts'
import { sizeOf } from '#quiz/sets/set-content.ts'
import { teaches } from '#server/classroom/classes/classes.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** The most assignments of a class, against floods. */
const MAX_ASSIGNMENTS = 500

/** From when until when work is open; null for no end. */
type Span = { readonly opensAt: Date; readonly closesAt: Date | null }

/** Returns the span of an assignment. @throws Problem `invalid_input` for an end before the beginning */
export function spanOf(input: {
  readonly opens_at: string
  readonly closes_at: string | null
}): Span {
  const opensAt = new Date(input.opens_at)
  const closesAt = input.closes_at === null ? null : new Date(input.closes_at)
  if (closesAt !== null && closesAt <= opensAt) {
    throw new Problem('invalid_input', 'closes_at: not after opens_at')
  }
  return { opensAt, closesAt }
}

/**
 * Gives a set of a user in its newest version to a class. An assignment of the same id stays as it is.
 * @throws Problem `not_found` for another user's set, or another class's assignment
 */
export async function addAssignment(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  userId: string,
  ids: { readonly assignmentId: string; readonly classId: string; readonly setId: string },
  { opensAt, closesAt }: Span,
): Promise<void> {
  const { assignmentId, classId, setId } = ids
  const set = await database
    .selectFrom('question_sets')
    .select('version')
    .where('id', '=', setId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (set === undefined) throw new Problem('not_found', 'There is no such set.')
  await requireRoom(database, classId)
  await database
    .insertInto('assignments')
    .values({
      id: assignmentId,
      class_id: classId,
      set_id: setId,
      set_version: set.version,
      opens_at: opensAt,
      closes_at: closesAt,
      created_at: new Date(clock()),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns the assignments of a class, the latest first, with how many members began and finished. */
export async function assignmentsOf(
  database: Database,
  classId: string,
): Promise<readonly Assignment[]> {
  const rows = await database
    .selectFrom('assignments')
    .innerJoin('question_sets', 'question_sets.id', 'assignments.set_id')
    .innerJoin('set_versions', (join) =>
      join
        .onRef('set_versions.id', '=', 'assignments.set_id')
        .onRef('set_versions.version', '=', 'assignments.set_version'),
    )
    .leftJoin('assignment_runs', 'assignment_runs.assignment_id', 'assignments.id')
    .select((select) => [
      'assignments.id',
      'assignments.set_id',
      'assignments.set_version',
      'assignments.opens_at',
      'assignments.closes_at',
      'question_sets.code',
      'set_versions.name',
      'set_versions.content',
      select.fn.count<string>('assignment_runs.member_id').as('started'),
      select.fn.count<string>('assignment_runs.finished_at').as('finished'),
    ])
    .where('assignments.class_id', '=', classId)
    .groupBy(['assignments.id', 'question_sets.code', 'set_versions.name', 'set_versions.content'])
    .orderBy('assignments.created_at', 'desc')
    .orderBy('assignments.id')
    .execute()
  return rows.map((row) => ({
    assignment_id: row.id,
    set_id: row.set_id,
    code: row.code,
    version: row.set_version,
    name: row.name,
    size: sizeOf(setContentSchema.parse(row.content)),
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at?.toISOString() ?? null,
    started: Number(row.started),
    finished: Number(row.finished),
  }))
}

/**
 * Returns the class of an assignment.
 * @throws Problem `not_found` when there is no such assignment of a class that the user teaches
 */
export async function requireTaughtAssignment(
  database: Database,
  userId: string,
  assignmentId: string,
): Promise<string> {
  const row = await database
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .select('classes.id')
    .where('assignments.id', '=', assignmentId)
    .where(teaches(userId))
    .executeTakeFirst()
  if (row === undefined) throw noAssignment()
  return row.id
}

/** The refusal of an assignment that is not there, or not for the caller. */
export function noAssignment(): Problem {
  return new Problem('not_found', 'There is no such assignment.')
}

async function requireRoom(database: Database, classId: string): Promise<void> {
  const { assignments } = await database
    .selectFrom('assignments')
    .select((select) => select.fn.countAll<string>().as('assignments'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  if (Number(assignments) >= MAX_ASSIGNMENTS) throw new Problem('conflict', 'assignments: too many')
}

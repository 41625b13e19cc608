import type { Work } from '#contract/classroom/assignments.ts'
import { setContentSchema } from '#contract/classroom/sets.ts'
import type { Member } from '#server/classroom/members/member-session.ts'
import type { Database } from '#server/platform/database/database.ts'

import { askedQuestions } from './asked-questions.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Work that has ended stays in the list of a member for so long. */
const SHOWN_AFTER_END_MS = 14 * DAY_MS
/** The latest work that a member is shown. */
const MAX_SHOWN = 30

/** Work of one member, as it was given. */
type GivenWork = Omit<Work, 'is_finished' | 'answers'> & {
  readonly classId: string
  /** When the class was used. */
  readonly touchedAt: Date
}

/** Returns the work of a member that has opened and has not ended long ago, the latest first. */
export async function workOf(
  database: Database,
  member: Member,
  now: number,
): Promise<readonly Work[]> {
  const given = await workRows(database)
    .where('assignments.class_id', '=', member.classId)
    .where('assignments.opens_at', '<=', new Date(now))
    .where((is) =>
      is.or([
        is('assignments.closes_at', 'is', null),
        is('assignments.closes_at', '>', new Date(now - SHOWN_AFTER_END_MS)),
      ]),
    )
    .orderBy('assignments.created_at', 'desc')
    .orderBy('assignments.id')
    .limit(MAX_SHOWN)
    .execute()
  const own = await answersOf(database, member.memberId)
  const finished = await finishedBy(database, member.memberId)
  return given.map((row) => {
    const { classId: _class, touchedAt: _at, ...work } = workFrom(row, member.memberId)
    const id = work.assignment_id
    return { ...work, is_finished: finished.has(id), answers: [...(own.get(id) ?? [])] }
  })
}

/** Returns an assignment with the questions of a member, or null before it opens. */
export async function findWork(
  database: Database,
  assignmentId: string,
  memberId: string,
  now: number,
): Promise<GivenWork | null> {
  const row = await workRows(database)
    .where('assignments.id', '=', assignmentId)
    .where('assignments.opens_at', '<=', new Date(now))
    .executeTakeFirst()
  return row === undefined ? null : workFrom(row, memberId)
}

type GivenRow = Awaited<ReturnType<ReturnType<typeof workRows>['executeTakeFirstOrThrow']>>

function workRows(database: Database) {
  return database
    .selectFrom('assignments')
    .innerJoin('set_versions', (join) =>
      join
        .onRef('set_versions.id', '=', 'assignments.set_id')
        .onRef('set_versions.version', '=', 'assignments.set_version'),
    )
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .select([
      'classes.touched_at',
      'assignments.id',
      'assignments.class_id',
      'assignments.set_id',
      'assignments.set_version',
      'assignments.opens_at',
      'assignments.closes_at',
      'set_versions.name',
      'set_versions.content',
    ])
}

function workFrom(row: GivenRow, memberId: string): GivenWork {
  const content = setContentSchema.parse(row.content)
  const questions = askedQuestions({
    setId: row.set_id,
    version: row.set_version,
    content,
    assignmentId: row.id,
    memberId,
  })
  const { timer, tries, hints } = content
  return {
    classId: row.class_id,
    touchedAt: row.touched_at,
    assignment_id: row.id,
    name: row.name,
    opens_at: row.opens_at.toISOString(),
    closes_at: row.closes_at?.toISOString() ?? null,
    questions: [...questions],
    timer,
    tries,
    hints,
  }
}

async function answersOf(
  database: Database,
  memberId: string,
): Promise<ReadonlyMap<string, Work['answers']>> {
  const rows = await database
    .selectFrom('assignment_answers')
    .select(['assignment_id', 'place', 'attempt', 'selected_answer', 'response', 'is_correct'])
    .where('member_id', '=', memberId)
    .orderBy('place')
    .orderBy('attempt')
    .execute()
  const byAssignment = Map.groupBy(rows, ({ assignment_id }) => assignment_id)
  return new Map(
    [...byAssignment].map(([id, own]) => [
      id,
      own.map(({ place, attempt, selected_answer, response, is_correct }) => ({
        place,
        attempt: attempt === 2 ? (2 as const) : (1 as const),
        selected_answer,
        ...(response !== null && { response }),
        is_correct,
      })),
    ]),
  )
}

async function finishedBy(database: Database, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('assignment_runs')
    .select('assignment_id')
    .where('member_id', '=', memberId)
    .where('finished_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ assignment_id }) => assignment_id))
}

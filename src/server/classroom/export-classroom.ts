import type { Database } from '#server/platform/database/database.ts'

/**
 * Returns what is stored of a user's sets and classes: their own work as a member, and as a teacher the
 * classes and what was given to them, also from own sets to classes of others, without the members and their answers, who are other people.
 */
export async function classroomOf(
  database: Database,
  userId: string,
): Promise<Readonly<Record<string, readonly object[]>>> {
  const own = database.selectFrom('class_members').select('id').where('user_id', '=', userId)
  const sets = await database
    .selectFrom('question_sets')
    .select(['id', 'code', 'version', 'is_archived', 'created_at', 'changed_at'])
    .where('user_id', '=', userId)
    .execute()
  const versions = await database
    .selectFrom('set_versions')
    .innerJoin('question_sets', 'question_sets.id', 'set_versions.id')
    .selectAll('set_versions')
    .where('question_sets.user_id', '=', userId)
    .orderBy('set_versions.created_at')
    .execute()
  const classes = await database
    .selectFrom('classes')
    .select(['id', 'name', 'code', 'is_open', 'created_at', 'touched_at'])
    .where('user_id', '=', userId)
    .execute()
  const taught = await database
    .selectFrom('class_teachers')
    .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
    .select(['class_teachers.class_id', 'classes.name', 'class_teachers.joined_at'])
    .where('class_teachers.user_id', '=', userId)
    .execute()
  const assignments = await database
    .selectFrom('assignments')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .innerJoin('question_sets', 'question_sets.id', 'assignments.set_id')
    .selectAll('assignments')
    .where((is) =>
      is.or([is('classes.user_id', '=', userId), is('question_sets.user_id', '=', userId)]),
    )
    .orderBy('assignments.created_at')
    .execute()
  const members = await database
    .selectFrom('class_members')
    .select(['id', 'class_id', 'nickname', 'joined_at'])
    .where('user_id', '=', userId)
    .execute()
  const runs = await database
    .selectFrom('assignment_runs')
    .selectAll()
    .where('member_id', 'in', own)
    .execute()
  const answers = await database
    .selectFrom('assignment_answers')
    .selectAll()
    .where('member_id', 'in', own)
    .orderBy('answered_at')
    .execute()
  return {
    question_sets: sets,
    set_versions: versions,
    classes,
    class_teachers: taught,
    assignments,
    class_members: members,
    assignment_runs: runs,
    assignment_answers: answers,
  }
}

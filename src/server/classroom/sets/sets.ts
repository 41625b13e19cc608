import {
  setContentSchema,
  type SetDraft,
  type SetSummary,
  type SharedSet,
} from '#contract/classroom/sets.ts'
import { SEEDS } from '#quiz/question-id.ts'
import { poolOf } from '#quiz/sets/pool.ts'
import { type SetContent, sizeOf } from '#quiz/sets/set-content.ts'
import { wholeBank } from '#quiz/templates/whole-bank.ts'
import { withNewCode } from '#server/classroom/classes/codes.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** The most sets of a user, against floods. */
const MAX_SETS = 500

type SetParts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

type NewVersion = {
  readonly setId: string
  readonly version: number
  readonly name: string
  readonly content: SetContent
}

/**
 * Returns the content of a set as its author describes it.
 * @throws Problem `invalid_input` when nothing can be asked, or a question is not known
 */
export function contentOf(draft: SetDraft, random: Random): SetContent {
  const { source, is_shared_seed, ...options } = draft
  const seed = is_shared_seed ? Math.floor(random.fraction() * SEEDS) : null
  if (source.kind === 'fixed') {
    const unknown = source.questions.find((id) => wholeBank.questionOf(id) === null)
    if (unknown !== undefined) throw new Problem('invalid_input', 'questions: one is not known')
    return { ...options, source, seed }
  }
  const pool = poolOf(source.wish, wholeBank)
  if (pool.length === 0) throw new Problem('invalid_input', 'wish: nothing can be asked')
  return { ...options, source: { ...source, pool }, seed }
}

/**
 * Stores a version of a set; version 1 makes the set. A version that is there already stays.
 * @throws Problem `not_found` for another user's set, `conflict` when the newest version is another one
 */
export async function saveVersion(
  { database, clock, random }: SetParts,
  userId: string,
  { setId, version, name, content }: NewVersion,
): Promise<void> {
  const at = new Date(clock())
  const row = { id: setId, version, name, content: JSON.stringify(content), created_at: at }
  await withNewCode(random, (code) =>
    inTransaction(database, async (transaction) => {
      const found = await transaction
        .selectFrom('question_sets')
        .select(['user_id', 'version'])
        .where('id', '=', setId)
        .forUpdate()
        .executeTakeFirst()
      if (found !== undefined && found.user_id !== userId) throw noSet()
      if (found?.version === version) return
      if ((found?.version ?? 0) !== version - 1) {
        throw new Problem('conflict', 'version: the set has another newest version')
      }
      if (found === undefined) {
        await requireRoom(transaction, userId)
        await transaction
          .insertInto('question_sets')
          .values({ id: setId, user_id: userId, code, version, created_at: at, changed_at: at })
          .execute()
      } else {
        await transaction
          .updateTable('question_sets')
          .set({ version, changed_at: at })
          .where('id', '=', setId)
          .execute()
      }
      await transaction.insertInto('set_versions').values(row).execute()
    }),
  )
}

/**
 * Returns the newest version of a set, or null.
 * @param userId the user who asks; null for a guest
 */
export async function findSet(
  database: Database,
  userId: string | null,
  by: { readonly code: string } | { readonly id: string },
): Promise<SharedSet | null> {
  const [column, value] =
    'code' in by
      ? (['question_sets.code', by.code] as const)
      : (['question_sets.id', by.id] as const)
  const row = await newestVersions(database).where(column, '=', value).executeTakeFirst()
  if (row === undefined) return null
  const { id, code, version, name, content, user_id } = row
  return {
    set_id: id,
    code,
    version,
    name,
    content: setContentSchema.parse(content),
    is_own: user_id === userId,
  }
}

/** Returns the sets of a user, the latest change first. */
export async function setsOf(database: Database, userId: string): Promise<readonly SetSummary[]> {
  const rows = await newestVersions(database)
    .select(['question_sets.is_archived', 'question_sets.changed_at'])
    .where('question_sets.user_id', '=', userId)
    .orderBy('question_sets.changed_at', 'desc')
    .orderBy('question_sets.id')
    .execute()
  return rows.map(({ id, code, version, name, content, is_archived, changed_at }) => ({
    set_id: id,
    code,
    version,
    name,
    size: sizeOf(setContentSchema.parse(content)),
    is_archived,
    changed_at: changed_at.toISOString(),
  }))
}

/**
 * Takes a set out of the list of its author, or back into it.
 * @throws Problem `not_found` for another user's set
 */
export async function archiveSet(
  database: Database,
  userId: string,
  setId: string,
  isArchived: boolean,
): Promise<void> {
  const found = await database
    .updateTable('question_sets')
    .set({ is_archived: isArchived })
    .where('id', '=', setId)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (found === undefined) throw noSet()
}

/** The refusal of a set that is not there, or not the user's. */
export function noSet(): Problem {
  return new Problem('not_found', 'There is no such set.')
}

function newestVersions(database: Database) {
  return database
    .selectFrom('question_sets')
    .innerJoin('set_versions', (join) =>
      join
        .onRef('set_versions.id', '=', 'question_sets.id')
        .onRef('set_versions.version', '=', 'question_sets.version'),
    )
    .select([
      'question_sets.id',
      'question_sets.user_id',
      'question_sets.code',
      'question_sets.version',
      'set_versions.name',
      'set_versions.content',
    ])
}

async function requireRoom(database: Database, userId: string): Promise<void> {
  const { sets } = await database
    .selectFrom('question_sets')
    .select((select) => select.fn.countAll<string>().as('sets'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(sets) >= MAX_SETS) throw new Problem('conflict', 'sets: too many')
}

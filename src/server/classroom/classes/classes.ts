import { sql } from 'kysely'

import type { TaughtClass } from '#contract/classroom/classes.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { isTaken, withNewCode } from './codes.ts'

/** The most classes of a user, against floods. */
const MAX_CLASSES = 100
/** A class in use is noted at most once in so long, so that most calls write nothing. */
const TOUCHED_EVERY_MS = 24 * 60 * 60 * 1000

type ClassParts = { readonly database: Database; readonly clock: Clock; readonly random: Random }

/** A class without its members. */
export type ClassRow = {
  readonly id: string
  readonly name: string
  readonly code: string
  readonly is_open: boolean
  readonly touched_at: Date
}

/**
 * Makes a class of a user. One of the same id stays as it is.
 * @throws Problem `not_found` when the id is of another user's class
 */
export async function addClass(
  { database, clock, random }: ClassParts,
  userId: string,
  { classId, name }: { readonly classId: string; readonly name: string },
): Promise<void> {
  if (await isClassOf(database, userId, classId)) return
  await requireRoom(database, userId)
  const at = new Date(clock())
  const values = { id: classId, user_id: userId, name, created_at: at, touched_at: at }
  await withNewCode(random, async (code) => {
    try {
      await database
        .insertInto('classes')
        .values({ ...values, code, announced_at: null })
        .execute()
    } catch (error) {
      if (!isTaken(error) || !(await exists(database, classId))) throw error
    }
  })
  if (!(await isClassOf(database, userId, classId))) throw noClass()
}

/** The condition that a user teaches a class: owns it, or has come by an invitation. */
export function teaches(userId: string) {
  return sql<boolean>`(classes.user_id = ${userId} or exists (
    select from class_teachers t where t.class_id = classes.id and t.user_id = ${userId}))`
}

/**
 * Refuses every user but the owner of a class.
 * @throws Problem `not_found` for a class that the user does not own
 */
export async function requireOwned(
  { database }: Pick<ClassParts, 'database'>,
  userId: string,
  classId: string,
): Promise<void> {
  if (!(await isClassOf(database, userId, classId))) throw noClass()
}

/**
 * Returns a class that a user teaches, as its owner or with the owner, and notes that it is in use.
 * @throws Problem `not_found` for any other class
 */
export async function requireTaught(
  { database, clock }: Pick<ClassParts, 'database' | 'clock'>,
  userId: string,
  classId: string,
): Promise<ClassRow> {
  const row = await database
    .selectFrom('classes')
    .select(['id', 'name', 'code', 'is_open', 'touched_at'])
    .where('id', '=', classId)
    .where(teaches(userId))
    .executeTakeFirst()
  if (row === undefined) throw noClass()
  await touch({ database, clock }, row)
  return row
}

/** Notes that a class is in use, so that it is not deleted. */
export async function touch(
  { database, clock }: Pick<ClassParts, 'database' | 'clock'>,
  { id, touched_at }: Pick<ClassRow, 'id' | 'touched_at'>,
): Promise<void> {
  const now = clock()
  if (now - touched_at.getTime() < TOUCHED_EVERY_MS) return
  await database
    .updateTable('classes')
    .set({ touched_at: new Date(now), announced_at: null })
    .where('id', '=', id)
    .execute()
}

/** Returns the names of classes by their ids. */
export async function namesOf(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns a class with its members in the order of their nicknames. */
export async function withMembers(database: Database, row: ClassRow): Promise<TaughtClass> {
  const members = await database
    .selectFrom('class_members')
    .select(['id', 'nickname', 'user_id', 'joined_at'])
    .where('class_id', '=', row.id)
    .orderBy(sql`lower(nickname)`)
    .orderBy('class_members.id')
    .execute()
  return {
    class_id: row.id,
    name: row.name,
    code: row.code,
    is_open: row.is_open,
    members: members.map(({ id, nickname, user_id, joined_at }) => ({
      member_id: id,
      nickname,
      has_account: user_id !== null,
      joined_at: joined_at.toISOString(),
    })),
  }
}

/** Returns the classes that a user teaches, by name, with the number of their members. */
export async function classesOf(database: Database, userId: string) {
  const rows = await database
    .selectFrom('classes')
    .select((select) => [
      'id',
      'name',
      'code',
      select
        .selectFrom('class_members')
        .select((inner) => inner.fn.countAll<string>().as('members'))
        .whereRef('class_members.class_id', '=', 'classes.id')
        .as('members'),
    ])
    .where(teaches(userId))
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, code, members }) => ({
    class_id: id,
    name,
    code,
    members: Number(members),
  }))
}

/** The refusal of a class that is not there, or not the user's. */
export function noClass(): Problem {
  return new Problem('not_found', 'There is no such class.')
}

async function isClassOf(database: Database, userId: string, classId: string): Promise<boolean> {
  const row = await database
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

async function exists(database: Database, classId: string): Promise<boolean> {
  const row = await database
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .executeTakeFirst()
  return row !== undefined
}

async function requireRoom(database: Database, userId: string): Promise<void> {
  const { classes } = await database
    .selectFrom('classes')
    .select((select) => select.fn.countAll<string>().as('classes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (Number(classes) >= MAX_CLASSES) throw new Problem('conflict', 'classes: too many')
}

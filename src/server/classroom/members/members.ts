import { sql } from 'kysely'

import { type Card, MAX_MEMBERS } from '#contract/classroom/classes.ts'
import { isTaken } from '#server/classroom/classes/codes.ts'
import { skeletonOf } from '#server/names/skeleton.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { cardHash, newCard } from './cards.ts'

type MemberParts = {
  readonly database: Database
  readonly clock: Clock
  readonly random: Random
  readonly accounts: { readonly secret: string }
}

type NewMember = {
  readonly memberId: string
  /** Null for a member without an account. */
  readonly userId: string | null
  readonly nickname: string
  /** Null for a member with an account. */
  readonly card: string | null
}

/**
 * Adds members to a class: all of them or none.
 * @throws Problem `conflict` when nicknames are taken, in whatever letters, which it names, or the class is full
 */
export async function addMembers(
  { database, clock, accounts }: MemberParts,
  classId: string,
  members: readonly NewMember[],
): Promise<void> {
  const at = new Date(clock())
  try {
    await inTransaction(database, async (transaction) => {
      await requireRoom(transaction, classId, members.length)
      await requireFree(transaction, classId, members)
      await transaction
        .insertInto('class_members')
        .values(
          members.map(({ memberId, userId, nickname, card }) => ({
            id: memberId,
            class_id: classId,
            user_id: userId,
            nickname,
            nickname_key: skeletonOf(nickname),
            card_hash: card === null ? null : cardHash(accounts.secret, classId, card),
            joined_at: at,
          })),
        )
        .execute()
    })
  } catch (error) {
    if (isTaken(error)) throw taken(onlyOf(members))
    throw error
  }
}

/**
 * Changes the nickname of a member.
 * @throws Problem `not_found` for a member of another class, `conflict` for a nickname that is taken
 */
export async function renameMember(
  database: Database,
  classId: string,
  memberId: string,
  nickname: string,
): Promise<void> {
  try {
    const row = await database
      .updateTable('class_members')
      .set({ nickname, nickname_key: skeletonOf(nickname) })
      .where('id', '=', memberId)
      .where('class_id', '=', classId)
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) throw noMember()
  } catch (error) {
    if (isTaken(error)) throw taken()
    throw error
  }
}

/**
 * Gives members without an account new cards; the old ones no longer work. Members of other classes and
 * members with an account are left out.
 * @param isSignedOut whether browsers that are signed in as these members no longer are
 */
export async function resetCards(
  { database, random, accounts }: MemberParts,
  classId: string,
  memberIds: readonly string[],
  isSignedOut: boolean,
): Promise<readonly Card[]> {
  return inTransaction(database, async (transaction) => {
    const members = await transaction
      .selectFrom('class_members')
      .select(['id', 'nickname'])
      .where('class_id', '=', classId)
      .where('id', 'in', memberIds)
      .where('user_id', 'is', null)
      .orderBy(sql`lower(nickname)`)
      .orderBy('class_members.id')
      .forUpdate()
      .execute()
    const cards: Card[] = []
    for (const { id, nickname } of members) {
      const card = newCard(random)
      cards.push({ member_id: id, nickname, card })
      // A transaction is one connection.
      // oxlint-disable-next-line no-await-in-loop
      await transaction
        .updateTable('class_members')
        .set({ card_hash: cardHash(accounts.secret, classId, card) })
        .where('id', '=', id)
        .execute()
    }
    if (isSignedOut && cards.length > 0) {
      const ids = cards.map(({ member_id }) => member_id)
      await transaction.deleteFrom('member_sessions').where('member_id', 'in', ids).execute()
    }
    return cards
  })
}

/** Removes a member of a class with everything that the class has of the member. */
export async function removeMember(
  database: Database,
  classId: string,
  memberId: string,
): Promise<void> {
  await database
    .deleteFrom('class_members')
    .where('id', '=', memberId)
    .where('class_id', '=', classId)
    .execute()
}

/** The refusal of a member that is not there, or of another class. */
export function noMember(): Problem {
  return new Problem('not_found', 'There is no such member.')
}

function taken(nicknames: readonly string[] = []): Problem {
  return new Problem('conflict', 'nickname: taken in this class', {}, { reasons: nicknames })
}

/** The nickname that was taken in the meantime, where there is only one that it can be. */
function onlyOf(members: readonly NewMember[]): readonly string[] {
  return members.length === 1 ? members.map(({ nickname }) => nickname) : []
}

/** A nickname that is given to a member at the same moment is found by its constraint alone. */
async function requireFree(
  transaction: Transaction,
  classId: string,
  members: readonly NewMember[],
): Promise<void> {
  const asked = members.map(({ nickname }) => ({ nickname, key: skeletonOf(nickname) }))
  const keys = asked.map(({ key }) => key)
  const rows = await transaction
    .selectFrom('class_members')
    .select('nickname_key')
    .where('class_id', '=', classId)
    .where('nickname_key', 'in', keys)
    .execute()
  const there = new Set(rows.map(({ nickname_key }) => nickname_key))
  const twice = asked.filter(({ key }, place) => there.has(key) || keys.indexOf(key) < place)
  if (twice.length > 0) throw taken(twice.map(({ nickname }) => nickname))
}

/** Locks the class, so that no two members take the last place. */
async function requireRoom(transaction: Transaction, classId: string, more: number): Promise<void> {
  await transaction
    .selectFrom('classes')
    .select('id')
    .where('id', '=', classId)
    .forUpdate()
    .execute()
  const { members } = await transaction
    .selectFrom('class_members')
    .select((select) => select.fn.countAll<string>().as('members'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  if (Number(members) + more > MAX_MEMBERS) throw new Problem('conflict', 'members: too many')
}

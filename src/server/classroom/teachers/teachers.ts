import { createHmac } from 'node:crypto'

import type { ClassTeacher } from '#contract/classroom/teachers.ts'
import { newInvitation } from '#quiz/sets/code.ts'
import { publicNames } from '#server/names/public-names.ts'
import type { Clock, Random } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { Problem } from '#server/platform/http/problem.ts'

/** The most teachers of a class besides its owner. */
const MAX_TEACHERS = 20
/** How long an invitation works. */
const INVITED_MS = 7 * 24 * 60 * 60 * 1000

type Parts = { readonly database: Database; readonly clock: Clock }

/**
 * Makes the invitation of a class, in place of the one before, which no longer works. Only its hash is stored.
 * @returns the code, one of 10¹⁵, which cannot be read again, and its end
 */
export async function invite(
  { database, clock, random }: Parts & { readonly random: Random },
  secret: string,
  classId: string,
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = newInvitation(random.fraction)
  const expiresAt = new Date(clock() + INVITED_MS)
  const row = { code_hash: hashOf(secret, code), expires_at: expiresAt }
  await database
    .insertInto('class_invitations')
    .values({ id: classId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  return { code, expiresAt }
}

/**
 * Makes a user a teacher of the class of an invitation, which works once. The same user with the same code
 * again finds the class again.
 * @returns the class, or null when no class has this invitation
 * @throws Problem `conflict` for the owner, and for one teacher too many
 */
export async function accept(
  { database, clock }: Parts,
  secret: string,
  userId: string,
  code: string,
): Promise<string | null> {
  const hash = hashOf(secret, code)
  const now = clock()
  return inTransaction(database, async (transaction) => {
    const known = await transaction
      .selectFrom('class_teachers')
      .select('class_id')
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .executeTakeFirst()
    if (known !== undefined) return known.class_id
    const invitation = await transaction
      .deleteFrom('class_invitations')
      .where('code_hash', '=', hash)
      .where('expires_at', '>', new Date(now))
      .returning('id')
      .executeTakeFirst()
    if (invitation === undefined) return null
    await requireStranger(transaction, userId, invitation.id)
    await transaction
      .insertInto('class_teachers')
      .values({
        user_id: userId,
        class_id: invitation.id,
        code_hash: hash,
        joined_at: new Date(now),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return invitation.id
  })
}

/** Returns the teachers of a class, the owner first, the others in the order in which they came. */
export async function teachersOf(
  database: Database,
  classId: string,
  userId: string,
): Promise<readonly ClassTeacher[]> {
  const owner = database
    .selectFrom('classes')
    .innerJoin('profiles', 'profiles.user_id', 'classes.user_id')
    .select(['classes.user_id', 'profiles.display_name', 'profiles.hidden_name'])
    .where('classes.id', '=', classId)
  const others = database
    .selectFrom('class_teachers')
    .innerJoin('profiles', 'profiles.user_id', 'class_teachers.user_id')
    .select(['class_teachers.user_id', 'profiles.display_name', 'profiles.hidden_name'])
    .where('class_teachers.class_id', '=', classId)
    .orderBy('class_teachers.joined_at')
    .orderBy('class_teachers.user_id')
  const owners = await owner.execute()
  const rows = [...owners, ...(await others.execute())]
  const names = publicNames(
    rows.map(({ user_id, display_name, hidden_name }) => ({
      userId: user_id,
      name: display_name,
      hiddenName: hidden_name,
    })),
  )
  return rows.map(({ user_id }, index) => ({
    user_id,
    name: names[index] ?? '',
    is_owner: index < owners.length,
    is_you: user_id === userId,
  }))
}

/** Ends a user's teaching of a class, if there is any. Never that of the owner. */
export async function removeTeacher(
  database: Database,
  classId: string,
  userId: string,
): Promise<void> {
  await database
    .deleteFrom('class_teachers')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes invitations whose time is over. */
export async function sweepInvitations({ database, clock }: Parts): Promise<void> {
  await database
    .deleteFrom('class_invitations')
    .where('expires_at', '<', new Date(clock()))
    .execute()
}

/** The refusal leaves the invitation to another, since the transaction is taken back. */
async function requireStranger(database: Database, userId: string, classId: string): Promise<void> {
  const { user_id } = await database
    .selectFrom('classes')
    .select('user_id')
    .where('id', '=', classId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (user_id === userId) throw new Problem('conflict', 'class: it is your own')
  const { teachers } = await database
    .selectFrom('class_teachers')
    .select((select) => select.fn.countAll<string>().as('teachers'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
  if (Number(teachers) >= MAX_TEACHERS) throw new Problem('conflict', 'teachers: too many')
}

function hashOf(secret: string, code: string): string {
  return createHmac('sha256', secret).update(`class invitation ${code}`).digest('base64url')
}

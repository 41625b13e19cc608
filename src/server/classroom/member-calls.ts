import { type AttendedClass, classesCalls } from '#contract/classroom/classes.ts'
import { type GuestContext, handle } from '#server/api/handler.ts'
import { Problem } from '#server/platform/http/problem.ts'

import { noClass, touch } from './classes/classes.ts'
import { guardedByWork, type Work, workOf } from './classes/codes.ts'
import { requireNickname } from './classes/titles.ts'
import { cardHash, newCard } from './members/cards.ts'
import { beginSession, endSession, membersOf } from './members/member-session.ts'
import { addMembers, noMember } from './members/members.ts'

/** A request to join whose answer was lost is repeated within this time. */
const REPEATED_MS = 2 * 60 * 1000

const joinClass = handle(classesCalls.join_class, async (input, context) => {
  const { caller, findSession } = context
  const work = await workOf(context, `class ${input.code}`, input.proof)
  const found = await classOfCode(context, input.code, work)
  const user = await findSession(caller.headers)
  const nickname = requireNickname(input.nickname)
  const asked = { memberId: input.member_id, nickname, userId: user?.userId ?? null }
  const card = user === null ? newCard(context.random) : null
  const known =
    (await earlierJoin(context, found.id, asked)) ??
    (await addOne(context, found, { ...asked, card }))
  if (known !== null && card !== null) await giveCard(context, found.id, known.id, card)
  const memberId = known?.id ?? asked.memberId
  if (user === null) await beginSession(context, memberId)
  await touch(context, found)
  return {
    class_id: found.id,
    name: found.name,
    member_id: memberId,
    nickname: known?.nickname ?? nickname,
    has_account: user !== null,
    card,
  }
})

const enterClass = handle(classesCalls.enter_class, async ({ code, card, proof }, context) => {
  const { accounts, database } = context
  const work = await workOf(context, `card of ${code}`, proof)
  const found = await classOfCode(context, code, work)
  const hash = cardHash(accounts.secret, found.id, card)
  const byClass = { count: ['cardByClass', found.id], key: found.id } as const
  const member = await guardedByWork(context, work, byClass, async () => {
    const row = await database
      .selectFrom('class_members')
      .select(['id', 'nickname'])
      .where('class_id', '=', found.id)
      .where('card_hash', '=', hash)
      .executeTakeFirst()
    return row ?? null
  })
  if (member === null) throw noMember()
  await beginSession(context, member.id)
  await touch(context, found)
  return attended(found, member)
})

const leaveClass = handle(classesCalls.leave_class, async ({ class_id }, context) => {
  const members = await membersOf(context)
  const own = members.filter(({ classId }) => classId === class_id)
  if (own.length === 0) throw noClass()
  const withAccount = own.find(({ hasAccount }) => hasAccount)
  if (withAccount === undefined) await endSession(context)
  else {
    await context.database
      .deleteFrom('class_members')
      .where('id', '=', withAccount.memberId)
      .execute()
  }
  return {}
})

/** Handlers of the calls of members about their classes. */
export const memberHandlers = {
  join_class: joinClass,
  enter_class: enterClass,
  leave_class: leaveClass,
}

type FoundClass = {
  readonly id: string
  readonly name: string
  readonly is_open: boolean
  readonly touched_at: Date
}

async function classOfCode(context: GuestContext, code: string, work: Work): Promise<FoundClass> {
  const found = await guardedByWork(context, work, null, async () => {
    const row = await context.database
      .selectFrom('classes')
      .select(['id', 'name', 'is_open', 'touched_at'])
      .where('code', '=', code)
      .executeTakeFirst()
    return row ?? null
  })
  if (found === null) throw noClass()
  return found
}

type Asked = {
  readonly memberId: string
  readonly nickname: string
  readonly userId: string | null
}

/** Adds a member. Returns null, or the member whom the same request has made at the same moment. */
async function addOne(
  context: GuestContext,
  { id, is_open }: FoundClass,
  member: Asked & { readonly card: string | null },
) {
  if (!is_open) throw new Problem('conflict', 'class: closed')
  try {
    await addMembers(context, id, [member])
    return null
  } catch (error) {
    const same = await earlierJoin(context, id, member)
    if (same === null) throw error
    return same
  }
}

/**
 * The member that the same request has made before: the user's, or the one of the same id and nickname
 * a moment ago. Only the browser that made it knows the id.
 */
async function earlierJoin(
  { clock, database }: GuestContext,
  classId: string,
  { memberId, nickname, userId }: Asked,
): Promise<{ readonly id: string; readonly nickname: string } | null> {
  const members = database
    .selectFrom('class_members')
    .select(['id', 'nickname'])
    .where('class_id', '=', classId)
  const query =
    userId === null
      ? members
          .where('id', '=', memberId)
          .where('nickname', '=', nickname)
          .where('user_id', 'is', null)
          .where('joined_at', '>', new Date(clock() - REPEATED_MS))
      : members.where('user_id', '=', userId)
  return (await query.executeTakeFirst()) ?? null
}

async function giveCard(
  { accounts, database }: GuestContext,
  classId: string,
  memberId: string,
  card: string,
): Promise<void> {
  await database
    .updateTable('class_members')
    .set({ card_hash: cardHash(accounts.secret, classId, card) })
    .where('id', '=', memberId)
    .execute()
}

function attended(
  found: FoundClass,
  member: { readonly id: string; readonly nickname: string },
): AttendedClass {
  return {
    class_id: found.id,
    name: found.name,
    member_id: member.id,
    nickname: member.nickname,
    has_account: false,
  }
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

const GONE = { status: 404, code: 'not_found' }
/** What signs a member in, and the account behind one, who has an export of its own. */
const LEFT_OUT = new Set(['user_id', 'nickname_key', 'card_hash'])

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  let pupil: Visitor
  const now = Date.now()
  const [class_id, set_id, assignment_id, member_id] = [id(), id(), id(), id()]
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
    teacher = await signUp(served)
    const { code } = await teacher.call('create_class', { class_id, name: 'Class 9b' })
    await teacher.call('save_set', {
      set_id,
      version: 1,
      name: 'Ions',
      draft: listedSet(['as-e3.1.1', 'as-e3.1.2']),
    })
    const span = { opens_at: new Date(0).toISOString(), closes_at: null }
    await teacher.call('assign_set', { assignment_id, class_id, set_id, ...span })
    pupil = visit(served.app)
    await pupil.call('join_class', { code, member_id, nickname: 'Mina' })
    await pupil.call('answer_work', {
      assignment_id,
      member_id,
      place: 0,
      attempt: 1,
      selected_answer: 0,
    })
    const other = visit(served.app)
    await other.call('join_class', { code, member_id: id(), nickname: 'Otto' })
  })
  afterAll(() => served.close())

  test('D23 a pupil and the teachers get all that the class stores about the pupil, and no one else does', async () => {
    const at = new Date(now).toISOString()
    const copy = await pupil.call('export_member', { class_id, member_id })
    expect(copy).toEqual({
      exported_at: at,
      data: {
        class_members: [
          { id: member_id, class_id, class_name: 'Class 9b', nickname: 'Mina', joined_at: at },
        ],
        assignment_runs: [{ assignment_id, work_name: 'Ions', started_at: at, finished_at: null }],
        assignment_answers: [
          {
            assignment_id,
            member_id,
            place: 0,
            attempt: 1,
            question_id: 'as-e3.1.1',
            selected_answer: 0,
            response: null,
            is_correct: expect.any(Boolean),
            misconception: expect.toSatisfy(isTextOrNull),
            answered_at: at,
          },
        ],
        member_sessions: [{ expires_at: expect.any(String) }],
      },
    })
    expect(await teacher.call('export_member', { class_id, member_id })).toEqual(copy)
    const colleague = await signUp(served)
    expect(await colleague.refusal('export_member', { class_id, member_id })).toEqual(GONE)
    const { code } = await teacher.call('invite_teacher', { class_id })
    await colleague.call('accept_invitation', { code })
    expect(await colleague.call('export_member', { class_id, member_id })).toEqual(copy)
    const { members } = await teacher.call('get_class', { class_id })
    const otto = members.find(({ nickname }) => nickname === 'Otto')?.member_id ?? ''
    expect(await pupil.refusal('export_member', { class_id, member_id: otto })).toEqual(GONE)
    const guest = visit(served.app)
    expect(await guest.refusal('export_member', { class_id, member_id })).toEqual(GONE)
  })

  test('a member of another class is not found by a teacher or by the member', async () => {
    const other = id()
    await teacher.call('create_class', { class_id: other, name: 'Class 9c' })
    expect(await teacher.refusal('export_member', { class_id: other, member_id })).toEqual(GONE)
    expect(await pupil.refusal('export_member', { class_id: other, member_id })).toEqual(GONE)
  })

  test('the copy has every column about a member but those that sign it in', async () => {
    const { data } = await pupil.call('export_member', { class_id, member_id })
    const tables = await served.database.introspection.getTables()
    const missing = tables
      .filter(({ name }) => ['class_members', 'assignment_answers'].includes(name))
      .flatMap(({ name, columns }) => {
        const kept = new Set(Object.keys(rowOf(data[name])))
        return columns.flatMap((column) =>
          kept.has(column.name) || LEFT_OUT.has(column.name) ? [] : [`${name}.${column.name}`],
        )
      })
    expect(missing).toEqual([])
  })
})

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

/** The first row of an exported table. */
function rowOf(rows: unknown): object {
  const first: unknown = Array.isArray(rows) ? rows[0] : null
  return typeof first === 'object' && first !== null ? first : {}
}

function id(): string {
  return crypto.randomUUID()
}

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SetDraft } from '#contract/classroom/sets.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { sweepInvitations } from './teachers.ts'

const DAY_MS = 86_400_000
const GONE = { status: 404, code: 'not_found' }
const CONFLICT = { status: 409, code: 'conflict' }
const DRAFT: SetDraft = listedSet(['as-e3.1.1'])

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let owner: NewUser
  let colleague: NewUser
  let class_id: string
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
  })
  beforeEach(async () => {
    now = Math.max(now, Date.now())
    await served.database.deleteFrom('rate_limits').execute()
    owner = await signUp(served)
    colleague = await signUp(served)
    class_id = crypto.randomUUID()
    await owner.call('create_class', { class_id, name: 'Class 9b' })
  })
  afterAll(() => served.close())

  /** Makes a user a teacher of the class. */
  async function invited(user = colleague): Promise<string> {
    const { code } = await owner.call('invite_teacher', { class_id })
    await user.call('accept_invitation', { code })
    return code
  }

  test('a teacher who was invited does all that the owner does', async () => {
    await invited()
    const { taught } = await colleague.call('list_classes', {})
    expect(taught.map((one) => one.class_id)).toContain(class_id)
    const { cards } = await colleague.call('add_members', { class_id, nicknames: ['Mina'] })
    const member_id = cards[0]?.member_id ?? ''
    await colleague.call('rename_member', { class_id, member_id, nickname: 'Mira' })
    await colleague.call('update_class', { class_id, name: 'Class 9c', is_open: false })
    const [set_id, assignment_id] = [crypto.randomUUID(), crypto.randomUUID()]
    await colleague.call('save_set', { set_id, version: 1, name: 'Ions', draft: DRAFT })
    const span = { opens_at: new Date(now).toISOString(), closes_at: null }
    await colleague.call('assign_set', { assignment_id, class_id, set_id, ...span })
    const { report } = await owner.call('get_report', { assignment_id })
    expect(report?.members.map(({ nickname }) => nickname)).toEqual(['Mira'])
    expect((await colleague.call('get_report', { assignment_id })).report).toEqual(report)
    await owner.call('delete_assignment', { assignment_id })
    await colleague.call('remove_member', { class_id, member_id })
    expect((await owner.call('get_class', { class_id })).members).toEqual([])
  })

  test('the export of an account has the work that its sets became, in classes of others too', async () => {
    await invited()
    const [set_id, assignment_id] = [crypto.randomUUID(), crypto.randomUUID()]
    await colleague.call('save_set', { set_id, version: 1, name: 'Ions', draft: DRAFT })
    const span = { opens_at: new Date(now).toISOString(), closes_at: null }
    await colleague.call('assign_set', { assignment_id, class_id, set_id, ...span })
    for (const { call, password } of [owner, colleague]) {
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await call('export_account', { password })
      expect(data['assignments']).toMatchObject([{ id: assignment_id, class_id, set_id }])
    }
  })

  test('the teachers of a class are listed by their names, the owner first', async () => {
    await invited()
    const { teachers } = await colleague.call('list_teachers', { class_id })
    expect(teachers).toEqual([
      { user_id: owner.userId, name: expect.any(String), is_owner: true, is_you: false },
      { user_id: colleague.userId, name: expect.any(String), is_owner: false, is_you: true },
    ])
    expect(new Set(teachers.map(({ name }) => name)).size).toBe(2)
  })

  test('J15 an invitation works once, for seven days, and the same user finds the class again', async () => {
    const code = await invited()
    expect(await colleague.call('accept_invitation', { code })).toEqual({ class_id })
    const other = await signUp(served)
    expect(await other.refusal('accept_invitation', { code })).toEqual(GONE)
    const { code: late } = await owner.call('invite_teacher', { class_id })
    now += 7 * DAY_MS + 1
    expect(await other.refusal('accept_invitation', { code: late })).toEqual(GONE)
    await sweepInvitations({ database: served.database, clock: () => now })
    expect(await invitations()).toEqual([])
  })

  test('J15 the next invitation ends the one before, and none is stored as it is', async () => {
    const { code: first } = await owner.call('invite_teacher', { class_id })
    const { code: second } = await owner.call('invite_teacher', { class_id })
    expect(await colleague.refusal('accept_invitation', { code: first })).toEqual(GONE)
    expect(JSON.stringify(await invitations())).not.toContain(second)
    expect(await colleague.call('accept_invitation', { code: second })).toEqual({ class_id })
  })

  test('J15 one of two who use an invitation at the same moment becomes a teacher', async () => {
    const { code } = await owner.call('invite_teacher', { class_id })
    const users = await Promise.all([signUp(served), signUp(served)])
    const answers = await Promise.allSettled(
      users.map((user) => user.call('accept_invitation', { code })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await owner.call('list_teachers', { class_id })).teachers).toHaveLength(2)
  })

  test('J15 guesses are counted', async () => {
    const guess = { code: 'BCDFGHBCDFGH' }
    for (let tried = 0; tried < 60; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await colleague.refusal('accept_invitation', guess)).toEqual(GONE)
    }
    expect(await colleague.refusal('accept_invitation', guess)).toEqual({
      status: 429,
      code: 'too_many_requests',
    })
  })

  test('an owner who uses their invitation keeps it for another', async () => {
    const { code } = await owner.call('invite_teacher', { class_id })
    expect(await owner.refusal('accept_invitation', { code })).toEqual(CONFLICT)
    expect(await colleague.call('accept_invitation', { code })).toEqual({ class_id })
  })

  test('J16 a teacher who was invited neither deletes the class nor invites nor removes others', async () => {
    await invited()
    const other = await signUp(served)
    await invited(other)
    expect(await colleague.refusal('delete_class', { class_id })).toEqual(GONE)
    expect(await colleague.refusal('invite_teacher', { class_id })).toEqual(GONE)
    for (const { userId: user_id } of [owner, other]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await colleague.refusal('remove_teacher', { class_id, user_id })).toEqual(GONE)
    }
    expect((await owner.call('list_teachers', { class_id })).teachers).toHaveLength(3)
  })

  test('a teacher who leaves or is removed has no access, and the owner stays', async () => {
    for (const remover of [colleague, owner]) {
      // Each turn begins with the class as the one before has left it.
      // oxlint-disable-next-line no-await-in-loop
      await invited()
      // oxlint-disable-next-line no-await-in-loop
      await remover.call('remove_teacher', { class_id, user_id: colleague.userId })
      // oxlint-disable-next-line no-await-in-loop
      expect(await colleague.refusal('get_class', { class_id })).toEqual(GONE)
      // oxlint-disable-next-line no-await-in-loop
      expect(await colleague.refusal('list_teachers', { class_id })).toEqual(GONE)
    }
    await owner.call('remove_teacher', { class_id, user_id: owner.userId })
    expect((await owner.call('get_class', { class_id })).class_id).toBe(class_id)
  })

  test('a deleted class takes its teachers and its invitation along', async () => {
    await invited()
    await owner.call('invite_teacher', { class_id })
    await owner.call('delete_class', { class_id })
    const left = await served.database
      .selectFrom('class_teachers')
      .selectAll()
      .where('class_id', '=', class_id)
      .execute()
    expect([left, await invitations()]).toEqual([[], []])
  })

  function invitations() {
    return served.database
      .selectFrom('class_invitations')
      .selectAll()
      .where('id', '=', class_id)
      .execute()
  }
})

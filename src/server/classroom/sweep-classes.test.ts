import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

import { touch } from './classes/classes.ts'
import { sweepClasses } from './sweep-classes.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
    teacher = await signUp(served)
  })
  afterAll(() => served.close())

  async function sweepAfter(days: number) {
    now += days * DAY_MS
    await sweepClasses({ database: served.database, clock: () => now, random })
    const [classes, sessions, mails] = await Promise.all([
      served.database.selectFrom('classes').select('name').orderBy('name').execute(),
      served.database.selectFrom('member_sessions').select('id').execute(),
      served.database
        .selectFrom('outgoing_mails')
        .select(['recipient', 'plain_text'])
        .where('subject', 'like', '%A class will be deleted')
        .execute(),
    ])
    return { classes: classes.map(({ name }) => name), sessions: sessions.length, mails }
  }

  test('a class stays because of joining and work, and not because a pupil’s page lists its work', async () => {
    const [class_id, set_id, assignment_id, member_id] = [id(), id(), id(), id()]
    const { code } = await teacher.call('create_class', { class_id, name: 'Past' })
    const draft = listedSet(['as-e3.1.1'])
    await teacher.call('save_set', { set_id, version: 1, name: 'Ions', draft })
    const span = { opens_at: new Date(0).toISOString(), closes_at: null }
    await teacher.call('assign_set', { assignment_id, class_id, set_id, ...span })
    const pupil = await signUp(served)
    const used = async () => {
      const { touched_at } = await served.database
        .selectFrom('classes')
        .select('touched_at')
        .where('id', '=', class_id)
        .executeTakeFirstOrThrow()
      return touched_at.getTime()
    }
    now += 2 * DAY_MS
    await pupil.call('join_class', { code, member_id, nickname: 'Mina' })
    const joined = now
    expect(await used()).toBe(joined)
    now += 2 * DAY_MS
    expect((await pupil.call('list_work', {})).members).toMatchObject([{ class_name: 'Past' }])
    expect(await used()).toBe(joined)
    await pupil.call('start_work', { assignment_id, member_id })
    expect(await used()).toBe(now)
    await teacher.call('delete_class', { class_id })
  })

  test('a class unused for 13 months is announced and then deleted, one in use stays', async () => {
    const old = await teacher.call('create_class', { class_id: crypto.randomUUID(), name: 'Old' })
    const used = await teacher.call('create_class', { class_id: crypto.randomUUID(), name: 'Used' })
    const pupil = visit(served.app)
    const joining = { code: old.code, member_id: crypto.randomUUID(), nickname: 'Mina' }
    await pupil.call('join_class', joining)
    expect(await sweepAfter(182)).toEqual({ classes: ['Old', 'Used'], sessions: 1, mails: [] })
    expect(await sweepAfter(182)).toEqual({ classes: ['Old', 'Used'], sessions: 0, mails: [] })
    await served.database
      .updateTable('classes')
      .set({ touched_at: new Date(now) })
      .where('id', '=', used.class_id)
      .execute()
    const announced = await sweepAfter(2)
    expect(announced).toMatchObject({
      classes: ['Old', 'Used'],
      mails: [{ recipient: teacher.email, plain_text: expect.stringContaining('“Old”') }],
    })
    expect((await sweepAfter(30)).mails).toHaveLength(1)
    expect((await sweepAfter(2)).classes).toEqual(['Used'])
  })

  test('a class that is used after the mail stays, and is announced again', async () => {
    const { database } = served
    const row = { id: crypto.randomUUID(), user_id: teacher.userId, name: 'Saved', code: 'BCDFGH' }
    const at = new Date(now)
    await database
      .insertInto('classes')
      .values({ ...row, created_at: at, touched_at: at, announced_at: null })
      .execute()
    expect((await sweepAfter(366)).mails.filter(isAboutSaved)).toHaveLength(1)
    await touch({ database, clock: () => now }, { id: row.id, touched_at: at })
    const after = await sweepAfter(40)
    expect([after.classes.includes('Saved'), after.mails.filter(isAboutSaved)]).toEqual([
      true,
      [expect.anything()],
    ])
    expect((await sweepAfter(330)).mails.filter(isAboutSaved)).toHaveLength(2)
  })
})

function isAboutSaved(mail: { readonly plain_text: string }): boolean {
  return mail.plain_text.includes('“Saved”')
}

function id(): string {
  return crypto.randomUUID()
}

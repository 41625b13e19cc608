import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { newSecret } from '#server/testing/class-game/classroom.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { visit } from '#server/testing/visitor.ts'

const NICKNAME = 'Zsuzsanna'

/** The tables with rows of a pupil. */
const OF_MEMBER = ['assignment_answers', 'assignment_runs', 'class_members', 'member_sessions']

/** The tables with rows of a class, its work and its teachers. */
const OF_CLASS = [
  ...OF_MEMBER.slice(0, 2),
  'assignments',
  'class_invitations',
  'class_members',
  'class_teachers',
  'classes',
  'member_sessions',
]

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  beforeAll(async () => {
    served = await serveOn(place)
  })
  beforeEach(async () => {
    teacher = await signUp(served)
  })
  afterAll(() => served.close())

  test('a deleted class leaves nothing of its pupils, work and teachers in any table', async () => {
    const { class_id, member_id, assignment_id } = await classAtWork()
    const traces = [class_id, member_id, assignment_id, NICKNAME]
    expect(await tablesWith(traces)).toEqual(OF_CLASS)
    await teacher.call('delete_class', { class_id })
    expect(await tablesWith(traces)).toEqual([])
  })

  test('a deleted account of a teacher leaves nothing of the pupils in any table', async () => {
    const { class_id, member_id, assignment_id } = await classAtWork()
    await teacher.call('delete_account', { password: teacher.password })
    expect(await tablesWith([class_id, member_id, assignment_id, NICKNAME])).toEqual([])
  })

  test('a removed pupil leaves nothing in any table, and the class stays', async () => {
    const { class_id, member_id } = await classAtWork()
    expect(await tablesWith([member_id, NICKNAME])).toEqual(OF_MEMBER)
    await teacher.call('remove_member', { class_id, member_id })
    expect(await tablesWith([member_id, NICKNAME])).toEqual([])
    expect((await teacher.call('get_class', { class_id })).members).toEqual([])
  })

  test.each(['leaves the class', 'deletes the account'] as const)(
    'a pupil with an account who %s leaves nothing of the class in any table',
    async (way) => {
      const { class_id, code, assignment_id } = await classAtWork()
      const [pupil, member_id, nickname] = [await signUp(served), id(), 'Wilhelmine']
      await pupil.call('join_class', { code, member_id, nickname })
      const answer = { assignment_id, member_id, place: 0, attempt: 1 as const, selected_answer: 0 }
      await pupil.call('answer_work', answer)
      expect(await tablesWith([member_id, nickname])).toEqual(OF_MEMBER.slice(0, 3))
      if (way === 'leaves the class') await pupil.call('leave_class', { class_id })
      else await pupil.call('delete_account', { password: pupil.password })
      expect(await tablesWith([member_id, nickname])).toEqual([])
    },
  )

  test.each(['deletes the game', 'deletes the account'] as const)(
    'a host who %s leaves nothing of its players in any table',
    async (way) => {
      const game_id = id()
      await teacher.call('create_class_game', {
        game_id,
        mode: 'together',
        seconds: 30,
        minutes: 10,
        has_speed_bonus: false,
        team_count: 0,
        categories: ['bonding'],
        difficulties: ['easy'],
        questions: 5,
      })
      const { games } = await teacher.call('list_class_games', {})
      const name = 'Karoline'
      const joining = { pin: games[0]?.pin ?? '', name, secret: newSecret() }
      await visit(served.app).call('join_class_game', joining)
      expect(await tablesWith([name])).toEqual(['class_game_players'])
      if (way === 'deletes the game') await teacher.call('delete_class_game', { game_id })
      else await teacher.call('delete_account', { password: teacher.password })
      expect(await tablesWith([name, game_id])).toEqual([])
    },
  )

  /** Makes a class with a second teacher, an invitation, and a pupil who has begun the work. */
  async function classAtWork() {
    const [class_id, set_id, assignment_id, member_id] = [id(), id(), id(), id()]
    const { code } = await teacher.call('create_class', { class_id, name: 'Class 9b' })
    const invitation = await teacher.call('invite_teacher', { class_id })
    await (await signUp(served)).call('accept_invitation', { code: invitation.code })
    await teacher.call('invite_teacher', { class_id })
    await teacher.call('save_set', {
      set_id,
      version: 1,
      name: 'Ions',
      draft: listedSet(['as-e3.1.1', 'as-e3.1.2']),
    })
    const span = { opens_at: new Date(0).toISOString(), closes_at: null }
    await teacher.call('assign_set', { assignment_id, class_id, set_id, ...span })
    const pupil = visit(served.app)
    await pupil.call('join_class', { code, member_id, nickname: NICKNAME })
    const answer = { assignment_id, member_id, place: 0, attempt: 1 as const, selected_answer: 0 }
    await pupil.call('answer_work', answer)
    return { class_id, code, member_id, assignment_id }
  }

  /** Returns the tables that have a row with one of the texts in any of its columns. */
  async function tablesWith(texts: readonly string[]): Promise<readonly string[]> {
    const tables = await served.database.introspection.getTables()
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const { rows } = await sql`
          select 1 from ${sql.table(name)} as stored
          where stored::text like any (${texts.map((text) => `%${text}%`)}::text[])
          limit 1`.execute(served.database)
        return rows.length > 0 ? [name] : []
      }),
    )
    return found.flat().toSorted()
  }
})

function id(): string {
  return crypto.randomUUID()
}

import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { callPath } from '#contract/calls.ts'
import type { SetDraft } from '#contract/classroom/sets.ts'
import { problemSchema } from '#contract/problem.ts'
import { bitsOfChallenge } from '#contract/wire/proof-of-work.ts'
import { difficulties } from '#quiz/categories.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'
import { networkLimits } from '#server/limits/network-limits.ts'
import { rightOption } from '#server/practice/judge-answer.ts'
import { CALL_HEADERS } from '#server/testing/app.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { listedSet } from '#server/testing/listed-set.ts'
import { solve } from '#server/testing/proof-of-work.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'
import { type Visitor, visit } from '#server/testing/visitor.ts'

const DAY_MS = 86_400_000
const GONE = { status: 404, code: 'not_found' }
const CONFLICT = { status: 409, code: 'conflict' }
const WORK = { status: 428, code: 'proof_required' }

const FIXED: SetDraft = listedSet(['as-e3.1.1', 'as-e3.1.2'])
const DRAWN: SetDraft = {
  ...FIXED,
  source: {
    kind: 'drawn',
    wish: {
      skills: ['isotopes', 'particle-count'],
      levels: ['easy', 'medium'],
      kinds: ['mcq'],
      misconception: null,
      count: 6,
    },
  },
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let teacher: NewUser
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
  })
  beforeEach(async () => {
    now = Math.max(now, Date.now())
    await served.database.deleteFrom('rate_limits').execute()
    teacher = await signUp(served)
  })
  afterAll(() => served.close())

  async function makeSet(draft = FIXED, name = 'Ions') {
    return teacher.call('save_set', { set_id: id(), version: 1, name, draft })
  }

  async function makeClass(name = 'Class 9b') {
    return teacher.call('create_class', { class_id: id(), name })
  }

  async function join(code: string, nickname: string, member_id = id()) {
    const pupil = visit(served.app)
    const joined = await pupil.call('join_class', { code, member_id, nickname })
    return { pupil, ...joined }
  }

  async function assign(class_id: string, set_id: string, closes_at: string | null = null) {
    const opens_at = new Date(now - 1000).toISOString()
    return teacher.call('assign_set', {
      assignment_id: id(),
      class_id,
      set_id,
      opens_at,
      closes_at,
    })
  }

  /** Asks until the server wants work; now and then a try is free again. */
  async function challengeOf(name: string, payload: object): Promise<string> {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      await visit(served.app).refusal('get_set', { code: 'BCDFGH' })
      // oxlint-disable-next-line no-await-in-loop
      const response = await served.app.inject({
        method: 'POST',
        url: callPath(name),
        headers: CALL_HEADERS,
        payload,
      })
      const refused = problemSchema.safeParse(response.json())
      if (refused.data?.error.challenge !== undefined) return refused.data.error.challenge
    }
  }

  async function proofFor(name: string, payload: object) {
    const challenge = await challengeOf(name, payload)
    return { challenge, answer: solve(challenge) }
  }

  test('a set is read by its code without an account, in its newest version', async () => {
    const { set_id, code, version } = await makeSet(DRAWN)
    const guest = visit(served.app)
    expect([version, (await guest.call('get_set', { code })).name]).toEqual([1, 'Ions'])
    await teacher.call('save_set', { set_id, version: 2, name: 'More Ions', draft: FIXED })
    expect(await guest.call('get_set', { code })).toMatchObject({
      version: 2,
      name: 'More Ions',
      content: { source: FIXED.source },
    })
    expect(code).toMatch(/^[BCDFGHJKMNPRSTVWXZ]{6}$/)
  })

  test('a repeated save changes nothing, and one that missed a version is refused', async () => {
    const { set_id } = await makeSet()
    const again = { set_id, version: 1, name: 'Other', draft: FIXED }
    expect((await teacher.call('save_set', again)).name).toBe('Ions')
    expect(await teacher.refusal('save_set', { ...again, version: 3 })).toEqual(CONFLICT)
    const other = await signUp(served)
    expect(await other.refusal('save_set', { ...again, version: 2 })).toEqual(GONE)
  })

  test('an empty set, or one with unknown questions, is refused', async () => {
    const wish = { ...FIXED, source: { kind: 'fixed' as const, questions: ['zz-e1.1.1'] } }
    const input = { set_id: id(), version: 1, name: 'Ions', draft: wish }
    expect(await teacher.refusal('save_set', input)).toMatchObject({ status: 422 })
    const nothing = {
      ...DRAWN,
      source: {
        kind: 'drawn' as const,
        wish: {
          skills: ['no-such-skill'],
          levels: ['easy' as const],
          kinds: ['mcq' as const],
          misconception: null,
          count: 3,
        },
      },
    }
    expect(await teacher.refusal('save_set', { ...input, draft: nothing })).toMatchObject({
      status: 422,
    })
    const rude = { ...input, name: 'fuck you', draft: FIXED }
    expect(await teacher.refusal('save_set', rude)).toMatchObject({ code: 'name_offensive' })
  })

  test('a copy of a set is one of the user, and an archived one still opens', async () => {
    const { set_id, code } = await makeSet()
    const other = await signUp(served)
    const copy = await other.call('duplicate_set', { code, set_id: id() })
    expect(copy).toMatchObject({ name: 'Ions', version: 1, content: { source: FIXED.source } })
    expect(copy.code).not.toBe(code)
    await teacher.call('archive_set', { set_id, is_archived: true })
    const { sets } = await teacher.call('list_sets', {})
    expect(sets.find((set) => set.set_id === set_id)?.is_archived).toBe(true)
    expect((await visit(served.app).call('get_set', { code })).set_id).toBe(set_id)
  })

  test('J1 codes are guessed so often in a minute, and those that exist do not count', async () => {
    const { code } = await makeSet()
    const guest = visit(served.app)
    for (let tried = 0; tried < 60; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await guest.call('get_set', { code })
    }
    for (let tried = 0; tried < 61; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await guest.refusal('get_set', { code: 'BCDFGH' })).toEqual(GONE)
    }
    expect(await guest.refusal('get_set', { code: 'BCDFGH' })).toEqual(WORK)
  })

  test('J1 a class joins and opens sets after a little work while a pupil of its network guesses codes', async () => {
    const { code } = await makeClass()
    const set = await makeSet()
    for (let tried = 0; tried < 100; tried += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await visit(served.app).refusal('get_set', { code: 'BCDFGH' })
    }
    // No further try gets free while this runs.
    await served.database
      .updateTable('rate_limits')
      .set({ expire: Date.now() + DAY_MS })
      .where('key', 'like', 'codeByNetwork%')
      .execute()
    for (const nickname of ['Mina', 'Otto', 'Lise']) {
      const input = { code, member_id: id(), nickname }
      const pupil = visit(served.app)
      // oxlint-disable-next-line no-await-in-loop
      const proof = await proofFor('join_class', input)
      // oxlint-disable-next-line no-await-in-loop
      const joined = await pupil.call('join_class', { ...input, proof })
      expect(joined.nickname).toBe(nickname)
    }
    const guest = visit(served.app)
    const proof = await proofFor('get_set', { code: set.code })
    expect((await guest.call('get_set', { code: set.code, proof })).set_id).toBe(set.set_id)
    // A proof works once, and for one code.
    expect(await guest.refusal('get_set', { code: set.code, proof })).toEqual(WORK)
    const other = await proofFor('get_set', { code: 'BCDFGH' })
    expect(await guest.refusal('get_set', { code: set.code, proof: other })).toEqual(WORK)
  })

  test('a pupil without an account joins with code and nickname, and the card signs in again', async () => {
    const { class_id, code } = await makeClass()
    const { pupil, member_id, card } = await join(code, 'Mina')
    expect(card).toMatch(/^[a-z]+ [a-z]+ \d{5}$/)
    const attended = [
      { class_id, name: 'Class 9b', member_id, nickname: 'Mina', has_account: false },
    ]
    expect(await pupil.call('list_classes', {})).toEqual({ taught: [], attended })
    const phone = visit(served.app)
    const typed = (card ?? '').toUpperCase().replaceAll(' ', '-')
    await phone.call('enter_class', { code, card: typed })
    expect((await phone.call('list_classes', {})).attended).toEqual(attended)
    expect(await phone.refusal('enter_class', { code, card: 'brave bromine 1' })).toEqual(GONE)
    const { members } = await teacher.call('get_class', { class_id })
    expect(members).toEqual([
      { member_id, nickname: 'Mina', has_account: false, joined_at: expect.any(String) },
    ])
  })

  test('J10 the secrets of a member are stored as hashes, and no script reads the cookie', async () => {
    const { code } = await makeClass()
    const { pupil, card, member_id } = await join(code, 'Mina')
    const cookie = pupil.lastCookies().find((line) => line.includes('member='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/)
    const member = await served.database
      .selectFrom('class_members')
      .selectAll()
      .where('id', '=', member_id)
      .executeTakeFirstOrThrow()
    const session = await served.database
      .selectFrom('member_sessions')
      .selectAll()
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow()
    const stored = JSON.stringify([member, session])
    const token = pupil.cookies.get('member') ?? pupil.cookies.get('__Host-member') ?? '-'
    expect([stored.includes(card ?? '-'), stored.includes(token)]).toEqual([false, false])
  })

  test('J3 a pupil who joins twice is one member: with the account, or by the same request', async () => {
    const { class_id, code } = await makeClass()
    const lise = await signUp(served)
    const first = await lise.call('join_class', { code, member_id: id(), nickname: 'Lise' })
    const again = await lise.call('join_class', { code, member_id: id(), nickname: 'Other' })
    expect([first.card, again.member_id, again.nickname]).toEqual([null, first.member_id, 'Lise'])
    const mina = await join(code, 'Mina')
    const repeated = await join(code, 'Mina', mina.member_id)
    expect(repeated.member_id).toBe(mina.member_id)
    const otto = { code, member_id: id(), nickname: 'Otto' }
    const once = await Promise.all(
      [1, 2, 3, 4].map(() => visit(served.app).call('join_class', otto)),
    )
    expect(new Set(once.map(({ member_id }) => member_id))).toEqual(new Set([otto.member_id]))
    now += 3 * 60 * 1000
    const late = { code, member_id: mina.member_id, nickname: 'Mina' }
    expect(await visit(served.app).refusal('join_class', late)).toEqual(CONFLICT)
    const lookAlike = { code, member_id: id(), nickname: 'MINA' }
    expect(await visit(served.app).refusal('join_class', lookAlike)).toEqual(CONFLICT)
    expect((await teacher.call('get_class', { class_id })).members).toHaveLength(3)
  })

  test.each(['fuck you', 'mail me@chem.example', 'Teacher', '\u202Eanim'])(
    'J4 the nickname %j is refused',
    async (nickname) => {
      const { code, class_id } = await makeClass()
      const input = { code, member_id: id(), nickname }
      expect(await visit(served.app).refusal('join_class', input)).toMatchObject({ status: 422 })
      const added = { class_id, nicknames: ['Mina', nickname] }
      expect(await teacher.refusal('add_members', added)).toMatchObject({ status: 422 })
      expect((await teacher.call('get_class', { class_id })).members).toEqual([])
    },
  )

  test('a closed class admits no new member, and its members stay', async () => {
    const { code, class_id } = await makeClass()
    const { pupil } = await join(code, 'Mina')
    await teacher.call('update_class', { class_id, name: 'Class 9b', is_open: false })
    const late = { code, member_id: id(), nickname: 'Late' }
    expect(await visit(served.app).refusal('join_class', late)).toEqual(CONFLICT)
    expect((await pupil.call('list_classes', {})).attended).toHaveLength(1)
  })

  test('J7 a new card ends the old one, and the sessions on request', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id, card } = await join(code, 'Mina')
    const kept = { class_id, member_ids: [member_id], is_signed_out: false }
    const { cards } = await teacher.call('reset_cards', kept)
    const old = { code, card: card ?? '' }
    expect(await visit(served.app).refusal('enter_class', old)).toEqual(GONE)
    expect((await pupil.call('list_classes', {})).attended).toHaveLength(1)
    const fresh = visit(served.app)
    await fresh.call('enter_class', { code, card: cards[0]?.card ?? '' })
    await teacher.call('reset_cards', { ...kept, is_signed_out: true })
    expect((await pupil.call('list_classes', {})).attended).toEqual([])
    expect((await fresh.call('list_classes', {})).attended).toEqual([])
  })

  test('J6 a removed pupil is out at once, with all answers', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const { assignment_id } = await assign(class_id, (await makeSet()).set_id)
    await answer(pupil, { assignment_id, member_id, place: 0 }, 0)
    await teacher.call('remove_member', { class_id, member_id })
    expect((await pupil.call('list_classes', {})).attended).toEqual([])
    const more = { assignment_id, member_id, place: 1, attempt: 1, selected_answer: 0 }
    expect(await pupil.refusal('answer_work', more)).toEqual(GONE)
    const left = await served.database
      .selectFrom('assignment_answers')
      .selectAll()
      .where('member_id', '=', member_id)
      .execute()
    expect(left).toEqual([])
  })

  test('a pupil leaves: the account for good, the browser until the card is used again', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, card } = await join(code, 'Mina')
    const lise = await signUp(served)
    await lise.call('join_class', { code, member_id: id(), nickname: 'Lise' })
    await pupil.call('leave_class', { class_id })
    await lise.call('leave_class', { class_id })
    expect((await teacher.call('get_class', { class_id })).members).toMatchObject([
      { nickname: 'Mina' },
    ])
    await pupil.call('enter_class', { code, card: card ?? '' })
    expect((await pupil.call('list_classes', {})).attended).toHaveLength(1)
  })

  test('J2 cards are guessed so often for a class, and then each costs work, also for the right one', async () => {
    const { code } = await makeClass()
    const { card } = await join(code, 'Mina')
    await served.database.deleteFrom('rate_limits').execute()
    const answers = []
    for (let tried = 0; tried < 122; tried += 1) {
      const guess = { code, card: `brave bromine ${10_000 + tried}` }
      // oxlint-disable-next-line no-await-in-loop
      answers.push((await visit(served.app).refusal('enter_class', guess)).status)
    }
    expect(Map.groupBy(answers, (status) => status).get(404)).toHaveLength(121)
    const input = { code, card: card ?? '' }
    const pupil = visit(served.app)
    const proof = await proofFor('enter_class', input)
    expect((await pupil.call('enter_class', { ...input, proof })).nickname).toBe('Mina')
  })

  test('J2 the work for a card doubles with each five hundred wrong ones of a day, up to 32 times', async () => {
    const { code } = await makeClass()
    const guess = { code, card: 'brave bromine 10000' }
    const { database } = served
    await visit(served.app).refusal('enter_class', guess)
    const cards = database.updateTable('rate_limits').where('key', 'like', 'cardByClass:%')
    await cards.set({ points: 500 }).execute()
    const proof = await proofFor('enter_class', guess)
    expect(await visit(served.app).refusal('enter_class', { ...guess, proof })).toEqual(GONE)
    const bits = []
    for (const points of [1, 500, 1500, 50_000]) {
      const worked = database.updateTable('rate_limits').where('key', 'like', 'workedGuesses:%')
      // oxlint-disable-next-line no-await-in-loop
      await worked.set({ points }).execute()
      // oxlint-disable-next-line no-await-in-loop
      bits.push(bitsOfChallenge(await challengeOf('enter_class', guess)))
    }
    expect(bits).toEqual([7, 8, 10, 12])
  })

  test('J8 work is listed with its questions, judged by the server, and answered once', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const set = await makeSet({ ...DRAWN, is_shared_seed: false })
    const { assignment_id } = await assign(class_id, set.set_id)
    const { members } = await pupil.call('list_work', {})
    const [work] = members[0]?.work ?? []
    expect(work).toMatchObject({ name: 'Ions', is_finished: false, answers: [], tries: 1 })
    const questions = work?.questions ?? []
    expect(questions).toHaveLength(6)
    for (const [index, question] of questions.entries()) {
      const right = rightOption(question) ?? 0
      const chosen = index === 0 ? (right + 1) % 4 : right
      const of = { assignment_id, member_id, place: index }
      // oxlint-disable-next-line no-await-in-loop
      expect(await answer(pupil, of, chosen)).toEqual({
        is_correct: index > 0,
        is_finished: index === 5,
      })
    }
    const first = { assignment_id, member_id, place: 0 }
    const right = rightOption(questions[0] ?? '') ?? 0
    expect(await answer(pupil, first, right)).toEqual({ is_correct: false, is_finished: true })
    const after = await pupil.call('list_work', {})
    expect(after.members[0]?.work[0]).toMatchObject({ is_finished: true, questions })
  })

  test('a set about topics beyond the first year is asked, judged and reported', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const skills = ['rate-laws', 'conjugate-pairs', 'organic-families']
    const wish = { levels: [...difficulties], kinds: ['mcq' as const], misconception: null }
    const source = { kind: 'drawn' as const, wish: { ...wish, skills, count: 3 } }
    const set = await makeSet({ ...DRAWN, source }, 'Later topics')
    const { assignment_id } = await assign(class_id, set.set_id)
    const { members } = await pupil.call('list_work', {})
    const questions = members[0]?.work[0]?.questions ?? []
    expect(new Set(questions.map((one) => questionOf(one)?.skill))).toEqual(new Set(skills))
    for (const [index, question] of questions.entries()) {
      const of = { assignment_id, member_id, place: index }
      // oxlint-disable-next-line no-await-in-loop
      expect(await answer(pupil, of, rightOption(question) ?? 0)).toMatchObject({
        is_correct: true,
      })
    }
    const { report } = await teacher.call('get_report', { assignment_id })
    expect(report?.members[0]?.answers.map(({ question_id }) => question_id)).toEqual(questions)
  })

  test('each pupil has own questions of a set without a common seed', async () => {
    const { code, class_id } = await makeClass()
    const [mina, otto] = [await join(code, 'Mina'), await join(code, 'Otto')]
    await assign(class_id, (await makeSet({ ...DRAWN, is_shared_seed: false })).set_id)
    await assign(class_id, (await makeSet(DRAWN)).set_id)
    const lists = await Promise.all(
      [mina, otto].map(async ({ pupil }) => {
        const { members } = await pupil.call('list_work', {})
        return members[0]?.work.map(({ questions }) => questions) ?? []
      }),
    )
    const [ofMina = [], ofOtto = []] = lists
    expect([ofMina[0], ofMina[1]]).not.toEqual([ofOtto[0], ofOtto[1]])
    const [otto1, otto2] = ofOtto.map((questions) => questions.join())
    expect(ofMina.filter((one) => [otto1, otto2].includes(one.join()))).toHaveLength(1)
  })

  test('a second try needs a wrong first one, and ends the question', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const set = await makeSet({ ...FIXED, tries: 2 })
    const { assignment_id } = await assign(class_id, set.set_id)
    const right = [rightOption('as-e3.1.1') ?? 0, rightOption('as-e3.1.2') ?? 0]
    const first = { assignment_id, member_id, place: 0 }
    const early = { ...first, attempt: 2, selected_answer: 0 }
    expect(await pupil.refusal('answer_work', early)).toEqual(CONFLICT)
    const wrong = ((right[0] ?? 0) + 1) % 4
    expect(await answer(pupil, first, wrong)).toEqual({ is_correct: false, is_finished: false })
    expect((await answer(pupil, first, right[0] ?? 0, 2)).is_correct).toBe(true)
    const second = { ...first, place: 1 }
    expect(await answer(pupil, second, right[1] ?? 0)).toEqual({
      is_correct: true,
      is_finished: true,
    })
    const needless = { ...second, attempt: 2, selected_answer: 0 }
    expect(await pupil.refusal('answer_work', needless)).toEqual(CONFLICT)
  })

  test('the report shows who has begun and finished, and the idea behind each wrong answer', async () => {
    const { code, class_id } = await makeClass()
    const [mina, otto] = [await join(code, 'Mina'), await join(code, 'Otto')]
    await join(code, 'Zoe')
    const { assignment_id } = await assign(class_id, (await makeSet()).set_id)
    const question = questionOf('as-e3.1.1')
    const feedback = question?.type === 'mcq' ? question.feedback : []
    const telling = feedback.findIndex((entry) => (entry?.misconception ?? null) !== null)
    await answer(mina.pupil, { assignment_id, member_id: mina.member_id, place: 0 }, telling)
    await answer(mina.pupil, { assignment_id, member_id: mina.member_id, place: 1 }, null)
    await otto.pupil.call('start_work', { assignment_id, member_id: otto.member_id })
    const { report } = await teacher.call('get_report', { assignment_id })
    expect(report?.members).toMatchObject([
      {
        nickname: 'Mina',
        finished_at: expect.any(String),
        answers: [
          {
            place: 0,
            question_id: 'as-e3.1.1',
            is_correct: false,
            misconception: feedback[telling]?.misconception,
            is_late: false,
          },
          { place: 1, is_correct: false, misconception: null },
        ],
      },
      { nickname: 'Otto', started_at: expect.any(String), finished_at: null, answers: [] },
      { nickname: 'Zoe', started_at: null, answers: [] },
    ])
    const known = report?.state ?? ''
    expect(await teacher.call('get_report', { assignment_id, known })).toEqual({ report: null })
    await answer(otto.pupil, { assignment_id, member_id: otto.member_id, place: 0 }, 0)
    expect((await teacher.call('get_report', { assignment_id, known })).report).not.toBe(null)
    expect(await teacher.call('list_assignments', { class_id })).toMatchObject({
      assignments: [{ assignment_id, started: 2, finished: 1 }],
    })
  })

  test('an answer that comes late from a phone that was offline is kept, and marked', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const ends = new Date(now + DAY_MS).toISOString()
    const { assignment_id } = await assign(class_id, (await makeSet()).set_id, ends)
    now += 2 * DAY_MS
    await answer(pupil, { assignment_id, member_id, place: 0 }, 0)
    const { report } = await teacher.call('get_report', { assignment_id })
    expect(report?.members[0]?.answers).toMatchObject([{ place: 0, is_late: true }])
  })

  test('the span of work is changed, and deleted work takes its answers along', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const { assignment_id, opens_at } = await assign(class_id, (await makeSet()).set_id)
    await answer(pupil, { assignment_id, member_id, place: 0 }, 0)
    const closes_at = new Date(now + DAY_MS).toISOString()
    const changed = await teacher.call('change_assignment', { assignment_id, opens_at, closes_at })
    expect([changed.opens_at, changed.closes_at]).toEqual([opens_at, closes_at])
    await teacher.call('delete_assignment', { assignment_id })
    expect((await pupil.call('list_work', {})).members[0]?.work).toEqual([])
    const left = await served.database
      .selectFrom('assignment_answers')
      .selectAll()
      .where('assignment_id', '=', assignment_id)
      .execute()
    expect(left).toEqual([])
  })

  test('a list of nicknames gives each a card, or adds none', async () => {
    const { code, class_id } = await makeClass()
    const { cards } = await teacher.call('add_members', { class_id, nicknames: ['Mina', 'Otto'] })
    const [mina, otto] = cards
    expect([mina?.nickname, otto?.nickname, mina?.card === otto?.card]).toEqual([
      'Mina',
      'Otto',
      false,
    ])
    const pupil = visit(served.app)
    expect(await pupil.call('enter_class', { code, card: otto?.card ?? '' })).toMatchObject({
      nickname: 'Otto',
    })
    const twice = { class_id, nicknames: ['Zoe', 'mina'] }
    expect(await teacher.refusal('add_members', twice)).toEqual(CONFLICT)
    const reasonsFor = (nicknames: readonly string[]) =>
      teacher.reasons('add_members', { class_id, nicknames })
    expect(await reasonsFor(['Zoe', 'mina', 'ZOE', 'Ben'])).toEqual(['mina', 'ZOE'])
    expect(await reasonsFor(['Zoe', 'Teacher', 'me@chem.example'])).toEqual([
      'Teacher',
      'me@chem.example',
    ])
    expect((await teacher.call('get_class', { class_id })).members).toHaveLength(2)
  })

  test('J8 work that has not opened is neither listed nor answered', async () => {
    const { code, class_id } = await makeClass()
    const { pupil, member_id } = await join(code, 'Mina')
    const { set_id } = await makeSet()
    const { assignment_id } = await teacher.call('assign_set', {
      assignment_id: id(),
      class_id,
      set_id,
      opens_at: new Date(now + DAY_MS).toISOString(),
      closes_at: null,
    })
    expect((await pupil.call('list_work', {})).members[0]?.work).toEqual([])
    const early = { assignment_id, member_id, place: 0, attempt: 1, selected_answer: 0 }
    expect(await pupil.refusal('answer_work', early)).toEqual(GONE)
    const back = { assignment_id, opens_at: ago(2), closes_at: ago(3) }
    expect(await teacher.refusal('change_assignment', back)).toMatchObject({ status: 422 })
  })

  test('J5 a pupil neither reads nor gives the answers of another, and never the report', async () => {
    const { code, class_id } = await makeClass()
    const [mina, otto] = [await join(code, 'Mina'), await join(code, 'Otto')]
    const { assignment_id } = await assign(class_id, (await makeSet()).set_id)
    await answer(mina.pupil, { assignment_id, member_id: mina.member_id, place: 0 }, 0)
    const as = {
      assignment_id,
      member_id: mina.member_id,
      place: 1,
      attempt: 1,
      selected_answer: 0,
    }
    expect(await otto.pupil.refusal('answer_work', as)).toEqual(GONE)
    expect((await otto.pupil.call('list_work', {})).members).toMatchObject([
      { member_id: otto.member_id, work: [{ answers: [] }] },
    ])
    const lise = await signUp(served)
    await lise.call('join_class', { code, member_id: id(), nickname: 'Lise' })
    expect(await lise.refusal('get_report', { assignment_id })).toEqual(GONE)
    expect(await lise.refusal('get_class', { class_id })).toEqual(GONE)
    expect(await otto.pupil.refusal('get_class', { class_id })).toEqual({
      status: 401,
      code: 'session_missing',
    })
  })

  test('J8 members of another class do not answer, whatever they name', async () => {
    const [one, other] = [await makeClass(), await makeClass()]
    const { assignment_id } = await assign(one.class_id, (await makeSet()).set_id)
    const { pupil, member_id } = await join(other.code, 'Mina')
    const as = { assignment_id, member_id, place: 0, attempt: 1, selected_answer: 0 }
    expect(await pupil.refusal('answer_work', as)).toEqual(GONE)
  })

  test('a pupil at work is not counted by the network of the school, nor is one with a forged cookie let off', async () => {
    const school = await serveOn(place, { networks: { ...networkLimits, calls: 3 } })
    onTestFinished(() => school.close())
    const owner = await signUp(school)
    const made = await owner.call('create_class', { class_id: id(), name: 'Class 9b' })
    const pupil = visit(school.app)
    const joining = { code: made.code, member_id: id(), nickname: 'Mina' }
    await pupil.call('join_class', joining)
    for (let call = 0; call < 10; call += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await pupil.call('list_work', {})
    }
    const [name = '', value = ''] = [...pupil.cookies].find(([key]) => key.includes('member')) ?? []
    const forger = visit(school.app)
    forger.cookies.set(name, `${'A'.repeat(43)}${value.slice(43)}`)
    const statuses: number[] = []
    for (let call = 0; call < 4; call += 1) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await forger.refusal('get_set', { code: 'BCDFGH' })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('J9 a member without an account is on no leaderboard', async () => {
    const { code } = await makeClass()
    await join(code, 'Hidden Mina')
    const board = await (await signUp(served)).call('get_leaderboard', {})
    expect(JSON.stringify(board)).not.toContain('Hidden Mina')
  })

  function ago(days: number): string {
    return new Date(now - days * DAY_MS).toISOString()
  }
})

function id(): string {
  return crypto.randomUUID()
}

function answer(
  pupil: Visitor,
  of: { readonly assignment_id: string; readonly member_id: string; readonly place: number },
  selected_answer: number | null,
  attempt: 1 | 2 = 1,
) {
  return pupil.call('answer_work', { ...of, attempt, selected_answer })
}

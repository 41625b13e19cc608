import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { toWire } from '#contract/wire/naming.ts'
import { categories } from '#quiz/categories.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { learnAll } from '#quiz/learning/learn.ts'
import { learnerText } from '#quiz/learning/learner.ts'
import { defaultSettings } from '#quiz/practice/settings.ts'
import { shortForm } from '#quiz/practice/short-answers.ts'
import { findLearner, rebuildStates } from '#server/learning/skill-states.ts'
import { rightOption } from '#server/practice/judge-answer.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

/** The settings as a page of the previous version knows them. */
const {
  topics: _topics,
  course: _course,
  exam_day: _exam,
  ...KNOWN_BEFORE
} = toWire(defaultSettings)
const DEFAULTS = {
  ...KNOWN_BEFORE,
  enabled_categories: categories.map(({ id }) => id),
  version: 0,
}
const QUESTION = { kind: 'question' as const, question_id: 'as-e1.1.1' }
const ELEMENT = { kind: 'element' as const, symbol: 'Fe' }
const PROGRESS = {
  correct_answers: 7,
  incorrect_answers: 3,
  total_time_spent: 60.5,
  best_streak: 5,
}

const NO_TOTALS = {
  correct_answers: 0,
  incorrect_answers: 0,
  total_time_spent: 0,
  best_streak: 0,
}
const NO_BOOKMARKS = { questions: [], elements: [] }

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('settings begin with the defaults and grow a version with each save', async () => {
    const visitor = await signUp(served)
    expect(await visitor.call('get_user_settings', {})).toEqual(DEFAULTS)
    const changed = { ...DEFAULTS, difficulty: 'hard' as const, sound_effects: false }
    const saved = await visitor.call('sync_user_data', { settings: changed })
    expect(saved).toEqual({ ...changed, version: 1 })
    const again = await visitor.call('sync_user_data', {
      settings: { ...saved, enabled_categories: ['bonding'] },
    })
    expect(again).toEqual({ ...changed, enabled_categories: ['bonding'], version: 2 })
    expect(await visitor.call('get_user_settings', {})).toEqual(again)
  })

  test('topics and course are saved, and stay when a page that does not know them saves', async () => {
    const visitor = await signUp(served)
    const asked = { with_topics: true } as const
    const start = { ...DEFAULTS, topics: [], course: null }
    expect(await visitor.call('get_user_settings', asked)).toEqual(start)
    const wanted = { ...DEFAULTS, topics: ['gases', 'of-a-later-version'], course: 'ap-chemistry' }
    const saved = { ...wanted, version: 1 }
    expect(await visitor.call('sync_user_data', { settings: wanted })).toEqual(saved)
    const before = { ...DEFAULTS, difficulty: 'hard' as const, version: 1 }
    expect(await visitor.call('sync_user_data', { settings: before })).toEqual({
      ...before,
      version: 2,
    })
    expect(await visitor.call('get_user_settings', asked)).toEqual({
      ...saved,
      difficulty: 'hard',
      version: 2,
    })
    const left = { ...before, topics: [], course: null, version: 2 }
    expect(await visitor.call('sync_user_data', { settings: left })).toEqual({
      ...left,
      version: 3,
    })
  })

  test('goal and pause are saved, and stay when a page leaves them out', async () => {
    const visitor = await signUp(served)
    const chosen = { daily_goal: 'questions-10', planned_pause: '2026-03-01_2026-03-07' }
    const wanted = { ...DEFAULTS, ...chosen, quiet_practice: true }
    const saved = await visitor.call('sync_user_data', { settings: wanted })
    expect(saved).toEqual({ ...wanted, version: 1 })
    const { daily_goal: _goal, planned_pause: _pause, ...before } = saved
    expect(await visitor.call('sync_user_data', { settings: before })).toEqual({
      ...saved,
      version: 2,
    })
  })

  test('the day of the exam is told to pages that ask for it, and stays when another leaves it out', async () => {
    const visitor = await signUp(served)
    const asked = { with_exam_day: true } as const
    expect(await visitor.call('get_user_settings', asked)).toEqual({ ...DEFAULTS, exam_day: null })
    const wanted = { ...DEFAULTS, exam_day: '2027-05-03' }
    const saved = await visitor.call('sync_user_data', { settings: wanted })
    expect(saved).toEqual({ ...wanted, version: 1 })
    const { exam_day: _day, ...before } = saved
    expect(await visitor.call('sync_user_data', { settings: before })).toEqual({
      ...before,
      version: 2,
    })
    expect(await visitor.call('get_user_settings', {})).toEqual({ ...before, version: 2 })
    expect(await visitor.call('get_user_settings', asked)).toEqual({ ...saved, version: 2 })
    const removed = { ...before, exam_day: '', version: 2 }
    expect(await visitor.call('sync_user_data', { settings: removed })).toEqual({
      ...removed,
      version: 3,
    })
  })

  test('D19 of two devices that save the same version one is refused, and nothing is lost', async () => {
    const visitor = await signUp(served)
    const saves = await Promise.allSettled(
      Array.from({ length: 8 }, () => visitor.call('sync_user_data', { settings: DEFAULTS })),
    )
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const stale = { settings: { ...DEFAULTS, difficulty: 'easy' } }
    expect(await visitor.refusal('sync_user_data', stale)).toEqual({
      status: 409,
      code: 'conflict',
    })
    expect(await visitor.call('get_user_settings', {})).toEqual({ ...DEFAULTS, version: 1 })
  })

  test.each([
    ['no category', { enabled_categories: [] }],
    ['an unknown category', { enabled_categories: ['alchemy'] }],
    ['a category twice', { enabled_categories: ['bonding', 'bonding'] }],
    ['a difficulty in capitals', { difficulty: 'EASY' }],
    ['a difficulty that is an object', { difficulty: { $gt: '' } }],
    ['a number for a switch', { auto_advance: 1 }],
    ['an exam on no day', { exam_day: '2027-02-30' }],
    ['another user', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['XP', { season_xp: 5000 }],
    ['a version that is no number', { version: 'Infinity' }],
    ['a version beyond all numbers of the database', { version: 2 ** 31 - 1 }],
  ])('D3 D15 D16 settings with %s are refused and nothing is written', async (_case, wrong) => {
    const visitor = await signUp(served)
    expect(
      await visitor.refusal('sync_user_data', { settings: { ...DEFAULTS, ...wrong } }),
    ).toEqual({ status: 422, code: 'invalid_input' })
    expect(await visitor.call('get_user_settings', {})).toEqual(DEFAULTS)
  })

  test('D6 D18 totals cannot be sent', async () => {
    const visitor = await signUp(served)
    const input = { settings: DEFAULTS, progress: { total_answered: 1_000_000 } }
    expect((await visitor.refusal('sync_user_data', input)).status).toBe(422)
    expect((await visitor.refusal('award_xp', { xp_amount: 50 })).status).toBe(404)
  })

  test('bookmarks are added and removed once, and newest questions come first', async () => {
    const visitor = await signUp(served)
    await visitor.call('add_bookmark', { bookmark: QUESTION })
    await visitor.call('add_bookmark', { bookmark: QUESTION })
    await visitor.call('add_bookmark', { bookmark: ELEMENT })
    const second = { ...QUESTION, question_id: 'as-e1.1.2' }
    const both = await visitor.call('add_bookmark', { bookmark: second })
    expect(both).toEqual({
      questions: [
        { question_id: 'as-e1.1.2', bookmarked_at: expect.any(String) },
        { question_id: 'as-e1.1.1', bookmarked_at: expect.any(String) },
      ],
      elements: ['Fe'],
      version: 4,
    })
    await visitor.call('remove_bookmark', { bookmark: second })
    const left = await visitor.call('remove_bookmark', { bookmark: ELEMENT })
    expect(left).toMatchObject({ questions: [{ question_id: 'as-e1.1.1' }], elements: [] })
    expect((await visitor.call('get_user_progress', {})).bookmarks).toEqual(left)
  })

  test('a bookmark that comes back keeps its date, which is never in the future', async () => {
    const visitor = await signUp(served)
    const early = '2020-03-01T12:00:00.000Z'
    const again = { ...QUESTION, question_id: 'as-e1.1.2' }
    await visitor.call('add_bookmark', { bookmark: QUESTION, bookmarked_at: early })
    await visitor.call('add_bookmark', { bookmark: again, bookmarked_at: '2999-01-01T00:00:00Z' })
    const { bookmarks } = await visitor.call('get_user_progress', {})
    const dates = bookmarks.questions.map((question) => question.bookmarked_at)
    expect([dates[1], dates[0]?.slice(0, 2)]).toEqual([early, '20'])
  })

  test.each([
    ['a question that no template makes', { kind: 'question', question_id: 'zz-e1.1.1' }],
    ['a text that is no id', { kind: 'question', question_id: '<script>' }],
    ['a long text', { kind: 'question', question_id: 'x'.repeat(10_000) }],
    ['an element that does not exist', { kind: 'element', symbol: 'Xx' }],
  ])('D14 %s is not bookmarked', async (_case, bookmark) => {
    const visitor = await signUp(served)
    expect((await visitor.refusal('add_bookmark', { bookmark })).status).toBe(422)
    expect((await visitor.call('get_user_progress', {})).bookmarks.questions).toEqual([])
  })

  test('D13 no user keeps more than 2000 questions: the oldest make room', async () => {
    const visitor = await signUp(served)
    await served.database
      .insertInto('bookmarks')
      .values(
        Array.from({ length: 2000 }, (_, index) => ({
          user_id: visitor.userId,
          kind: 'question' as const,
          item: `as-e1.1.${(1000 + index).toString(36)}`,
          created_at: new Date(index * 1000),
        })),
      )
      .execute()
    const { questions } = await visitor.call('add_bookmark', { bookmark: QUESTION })
    expect([questions.length, questions[0]?.question_id, questions.at(-1)?.question_id]).toEqual([
      2000,
      'as-e1.1.1',
      `as-e1.1.${(1001).toString(36)}`,
    ])
  })

  test('D18 S9 guest data is added once for each import, without XP', async () => {
    const visitor = await signUp(served)
    const input = {
      import_id: crypto.randomUUID(),
      progress: PROGRESS,
      questions: [{ question_id: 'as-e1.1.1', bookmarked_at: '2030-01-01T00:00:00.000Z' }],
      elements: ['Fe', 'Og'],
    }
    const brought = await visitor.call('bring_guest_data', input)
    expect(brought.progress).toEqual({
      total_answered: 10,
      correct_answers: 7,
      incorrect_answers: 3,
      total_time_spent: 60.5,
      current_streak: 0,
      best_streak: 5,
      version: 1,
    })
    expect(brought.bookmarks).toMatchObject({
      questions: [{ question_id: 'as-e1.1.1' }],
      elements: ['Fe', 'Og'],
    })
    expect(await visitor.call('bring_guest_data', input)).toEqual(brought)
    expect((await visitor.call('get_leaderboard', {})).own).toBe(null)
  })

  test('D18 single answers of a guest come along once, judged here, unverified and without XP', async () => {
    const visitor = await signUp(served)
    const right = ask('as-e1.1.1')
    const wrong = { ...right, selected_answer: (right.selected_answer + 1) % 4 }
    const answers = [
      { ...wrong, time_spent: 7.25, answered_at: '2024-03-01T10:00:00.000Z' },
      { ...right, time_spent: 3, answered_at: '2024-03-01T10:01:00.000Z' },
      { ...right, time_spent: 1e8, answered_at: '2099-01-01T00:00:00.000Z' },
    ]
    const input = { import_id: crypto.randomUUID(), progress: PROGRESS, ...NO_BOOKMARKS, answers }
    const brought = await visitor.call('bring_guest_data', input)
    expect(brought.progress).toMatchObject({
      total_answered: 10,
      correct_answers: 7,
      current_streak: 2,
      best_streak: 5,
    })
    expect(await visitor.call('bring_guest_data', input)).toEqual(brought)
    // The same answers once more, as an import from another browser.
    await visitor.call('bring_guest_data', { ...input, import_id: crypto.randomUUID() })
    const learned = await visitor.call('get_user_progress', {})
    expect(learned.answers.map((answer) => [answer.is_correct, answer.time_spent])).toEqual([
      [true, 600],
      [true, 3],
      [false, 7.25],
    ])
    expect(Date.parse(learned.answers[0]?.answered_at ?? '')).toBeLessThanOrEqual(Date.now())
    const rows = await served.database
      .selectFrom('answers')
      .select(['is_verified', 'xp'])
      .where('user_id', '=', visitor.userId)
      .execute()
    expect(rows).toEqual(learned.answers.map(() => ({ is_verified: false, xp: 0 })))
    expect((await visitor.call('get_leaderboard', {})).own).toBe(null)
  })

  test('D18 an answer that a guest made comes along as it was given, and is judged here', async () => {
    const visitor = await signUp(served)
    const made = { question_id: 'ge-h21.1.3', selected_answer: 0, time_spent: 3 }
    const answers = [
      { ...made, response: '47,9 g', answered_at: '2024-03-01T10:00:00.000Z' },
      { ...made, response: '479 g', answered_at: '2024-03-01T10:01:00.000Z' },
    ]
    const input = { import_id: crypto.randomUUID(), progress: PROGRESS, ...NO_BOOKMARKS, answers }
    await visitor.call('bring_guest_data', input)
    const learned = await visitor.call('get_user_progress', {})
    expect(
      learned.answers.map((one) => [one.response, one.selected_answer, one.is_correct]),
    ).toEqual([
      ['479 g', 1, false],
      ['47,9 g', 0, true],
    ])
    const helped = {
      ...made,
      response: '479 g',
      answered_at: '2024-03-01T10:03:00.000Z',
      hints_taken: 1,
      second_response: '47.9 g',
    }
    await visitor.call('bring_guest_data', {
      ...input,
      import_id: crypto.randomUUID(),
      answers: [helped],
    })
    const { answers: all } = await visitor.call('get_user_progress', { with_help: true })
    expect(all[0]).toMatchObject({
      is_correct: false,
      hints_taken: 1,
      second_response: '47.9 g',
      second_correct: true,
    })
    const unreadable = { ...made, response: '1.5.2', answered_at: '2024-03-01T10:02:00.000Z' }
    const more = { ...input, import_id: crypto.randomUUID(), answers: [unreadable] }
    expect((await visitor.refusal('bring_guest_data', more)).status).toBe(422)
  })

  test('D18 guest data dated before all years gets the date of the first of them', async () => {
    const visitor = await signUp(served)
    const early = '0000-01-01T00:00:00.000Z'
    const brought = await visitor.call('bring_guest_data', {
      import_id: crypto.randomUUID(),
      progress: PROGRESS,
      questions: [{ question_id: 'as-e1.1.1', bookmarked_at: early }],
      elements: [],
      answers: [{ ...ask('as-e1.1.1'), time_spent: 1, answered_at: early }],
    })
    const first = new Date(0).toISOString()
    expect(brought.bookmarks.questions).toMatchObject([{ bookmarked_at: first }])
    expect((await visitor.call('get_user_progress', {})).answers).toMatchObject([
      { answered_at: first },
    ])
  })

  test('D18 single answers are limited by the totals', async () => {
    const visitor = await signUp(served)
    expect((await visitor.refusal('bring_guest_data', hundredBrought(99, 0))).status).toBe(422)
    expect((await visitor.call('get_user_progress', {})).progress.total_answered).toBe(0)
    await visitor.call('bring_guest_data', hundredBrought(700, 0))
    for (let from = 100; from < 700; from += 100) {
      await visitor.call('bring_guest_data', hundredBrought(0, from))
    }
    const { progress, answers: kept } = await visitor.call('get_user_progress', {})
    expect([progress.total_answered, progress.current_streak, kept.length]).toEqual([700, 500, 500])
    expect(kept.at(-1)?.answered_at).toBe(hundredAnswers(200)[0]?.answered_at)
    expect((await visitor.refusal('bring_guest_data', hundredBrought(99, 700))).status).toBe(422)
  })

  test('K29 all answers of two browsers come along, and are folded as one list', async () => {
    const visitor = await signUp(served)
    const [one, other] = [pastOf(0), pastOf(1)]
    for (const past of [one, other]) {
      const totals = {
        ...NO_TOTALS,
        correct_answers: past.filter(({ isCorrect }) => isCorrect).length,
        incorrect_answers: past.filter(({ isCorrect }) => !isCorrect).length,
      }
      await visitor.call('bring_guest_data', { ...emptyPart(), progress: totals })
      for (let from = 0; from < past.length; from += 500) {
        const part = { ...emptyPart(), short_answers: shortForm(past.slice(from, from + 500)) }
        await visitor.call('bring_guest_data', part)
        // The acknowledgment was lost.
        await visitor.call('bring_guest_data', part)
      }
    }
    const folded = learnAll([...one, ...other].flatMap(skillAnswerOf))
    expect(await findLearner(served.database, visitor.userId)).toEqual(folded)
    expect(await rebuildStates(served.database, visitor.userId)).toEqual(folded)
    // The same once more, as from a browser that has read an exported file.
    await visitor.call('bring_guest_data', {
      ...emptyPart(),
      progress: { ...NO_TOTALS, correct_answers: 500, incorrect_answers: 500 },
      short_answers: shortForm(one.slice(0, 500)),
    })
    expect(await findLearner(served.database, visitor.userId)).toEqual(folded)
  })

  test('K29 short answers beyond the totals are left out, and the learner before them is kept', async () => {
    const visitor = await signUp(served)
    const past = pastOf(0).slice(0, 10)
    await visitor.call('bring_guest_data', { ...emptyPart(), short_answers: shortForm(past) })
    expect((await findLearner(served.database, visitor.userId)).skills.size).toBe(0)
    const before = learnAll(past.flatMap(skillAnswerOf))
    await visitor.call('bring_guest_data', { ...emptyPart(), start: learnerText(before) })
    const learner = await findLearner(served.database, visitor.userId)
    expect([...learner.skills.keys()].toSorted()).toEqual([...before.skills.keys()].toSorted())
    expect(learner.drift).toBeCloseTo(before.drift, 6)
    for (const wrong of ['as-e1.1.k3f9;', 'as-e1.1.k3f9.20512;x', '']) {
      const part = { ...emptyPart(), short_answers: wrong }
      expect((await visitor.refusal('bring_guest_data', part)).status).toBe(422)
    }
  })

  test('K29 of more than ten thousand answers of a guest the oldest stay in their short form', async () => {
    const visitor = await signUp(served)
    await visitor.call('bring_guest_data', {
      ...emptyPart(),
      progress: { ...NO_TOTALS, correct_answers: 10_050 },
    })
    await sql`
      insert into answers
        (user_id, issue_id, question_id, selected_answer, is_correct, milliseconds, answered_at, xp, is_verified)
      select ${visitor.userId}, gen_random_uuid(), 'as-e1.1.1', 0, true, 1000,
        to_timestamp(1600000000 + number * 60), 0, false
      from generate_series(1, 9950) as number`.execute(served.database)
    const before = await rebuildStates(served.database, visitor.userId)
    await visitor.call('bring_guest_data', { ...emptyPart(), answers: hundredAnswers(0) })
    const after = await findLearner(served.database, visitor.userId)
    const { count } = await served.database
      .selectFrom('answers')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', visitor.userId)
      .executeTakeFirstOrThrow()
    expect(count).toBe(10_000)
    const total = (learner: typeof after) => learner.skills.get('atomic-number')?.answered
    expect([total(before), total(after)]).toEqual([9950, 10_050])
  })

  test.each([
    ['a question that no template makes', { question_id: 'zz-e1.1.1' }],
    ['a fifth option', { selected_answer: 4 }],
    ['its own verdict', { is_correct: true }],
  ])(
    'D8 D18 an answer of a guest with %s is refused, and nothing comes along',
    async (_case, odd) => {
      const visitor = await signUp(served)
      const answer = { ...ask('as-e1.1.1'), time_spent: 1, answered_at: '2024-03-01T10:00:00.000Z' }
      const answers = [answer, { ...answer, ...odd }]
      const input = { import_id: crypto.randomUUID(), progress: PROGRESS, ...NO_BOOKMARKS, answers }
      expect((await visitor.refusal('bring_guest_data', input)).status).toBe(422)
      expect((await visitor.call('get_user_progress', {})).answers).toEqual([])
    },
  )

  test.each([
    ['a streak longer than its answers', { ...PROGRESS, best_streak: 8 }],
    ['a negative count', { ...PROGRESS, correct_answers: -1 }],
    ['half an answer', { ...PROGRESS, correct_answers: 0.5 }],
    ['endless time', { ...PROGRESS, total_time_spent: 1e308 }],
  ])('D7 D18 guest data with %s is refused', async (_case, progress) => {
    const visitor = await signUp(served)
    const input = { import_id: crypto.randomUUID(), progress, questions: [], elements: [] }
    expect((await visitor.refusal('bring_guest_data', input)).status).toBe(422)
    expect((await visitor.call('get_user_progress', {})).progress.total_answered).toBe(0)
  })
})

/** A question with its right option. */
function ask(questionId: string) {
  return { question_id: questionId, selected_answer: rightOption(questionId) ?? -1 }
}

/** One a second. */
function hundredAnswers(from: number) {
  return Array.from({ length: 100 }, (_, index) => ({
    ...ask('as-e1.1.1'),
    time_spent: 1,
    answered_at: new Date(1_700_000_000_000 + (from + index) * 1000).toISOString(),
  }))
}

/** Makes the data of a guest with many answers, a hundred of them listed. */
function hundredBrought(correct_answers: number, from: number) {
  return {
    import_id: crypto.randomUUID(),
    progress: { ...NO_TOTALS, correct_answers },
    ...NO_BOOKMARKS,
    answers: hundredAnswers(from),
  }
}

/** A part without totals. */
function emptyPart() {
  return { import_id: crypto.randomUUID(), progress: NO_TOTALS, ...NO_BOOKMARKS }
}

/** Three thousand answers of one of two browsers, whose answers take turns. */
function pastOf(browser: number) {
  const templates = ['as-e1', 'as-m1', 'bo-e1', 'pe-e1', 'as-h1']
  return Array.from({ length: 3000 }, (_, index) => ({
    template: templates[(index + browser) % templates.length] ?? '',
    isCorrect: index % 3 !== browser,
    timestamp: 1_700_000_000_000 + index * 3_600_000 + browser * 60_000,
    day: 19_675 + Math.floor((index * 3_600_000) / 86_400_000),
  }))
}

function skillAnswerOf({ template, isCorrect, timestamp, day }: ReturnType<typeof pastOf>[number]) {
  const practiced = practicedBy(`${template}.1.0`)
  const right = isCorrect ? 1 : 0
  return practiced === null
    ? []
    : [{ id: `${timestamp} ${template}`, at: timestamp, day, ...practiced, right, isSure: null }]
}

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { skillsOfCourse } from '#quiz/courses/course.ts'
import { courseOf } from '#quiz/courses/courses.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { learnAll } from '#quiz/learning/learn.ts'
import { LEARNING_MODEL } from '#quiz/learning/parameters.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import {
  findLearner,
  localDayAt,
  rebuildStates,
  rebuildStatesOf,
} from '#server/learning/skill-states.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { rightOption } from './judge-answer.ts'

const DAY_MS = 86_400_000
const WISH = {
  size: 12,
  enabled_categories: categories.map(({ id }) => id),
  difficulty: 'medium' as const,
  question_types: questionTypes.map(({ id }) => id),
}
const PLAN = { ...WISH, about: { kind: 'plan' as const }, asked: [], ideas: [] }

/** Questions of two devices in turn; of some skills there are several. */
const LATE = [
  'as-e1.1.1',
  'as-e1.1.2',
  'bo-e1.1.3',
  'as-e1.1.4',
  'pe-e1.1.5',
  'bo-e1.1.6',
  'as-m1.1.7',
  'as-e1.1.8',
]

/** By how much the clocks of two devices are wrong, and the order in which their answers come. */
type Arrival = { readonly errors: readonly [number, number]; readonly order: readonly number[] }

/** When one of two devices has given its answer, by the sun and as the day that its clock shows. */
function lateAnswer(place: number, from: number, [first, second]: Arrival['errors']) {
  const givenAt = from + (place + 1) * 11 * 3_600_000
  return { givenAt, shownDay: Math.floor((givenAt + (place % 2 === 0 ? first : second)) / DAY_MS) }
}

/** A session about something else than the plan of the day. */
type Wished = {
  readonly difficulty?: 'hard'
  readonly about?: { readonly kind: 'skill'; readonly id: string }
}

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
  })
  afterAll(() => served.close())

  function today(): number {
    return Math.floor(now / DAY_MS)
  }

  /** Has a question issued by plan and answers it. */
  async function practice(
    visitor: NewUser,
    isRight: boolean,
    said: object = {},
    wish: Wished = {},
  ) {
    const { issued } = await visitor.call('issue_planned_question', {
      ...PLAN,
      ...wish,
      local_day: today(),
    })
    if (issued === null) throw new Error('There is nothing to ask.')
    now += 5000
    const right = rightOption(issued.question_id) ?? 0
    const answer = {
      issue_id: issued.issue_id,
      selected_answer: isRight ? right : (right + 1) % 4,
      ...said,
    }
    return { issued, judged: await visitor.call('answer_practice_question', answer) }
  }

  test('a session is issued by plan, counts like practice, and the plan follows the answers', async () => {
    const visitor = await signUp(served)
    const before = await visitor.call('get_plan', { ...WISH, local_day: today() })
    expect([before.drift, before.skills, before.plan.length]).toEqual([0, [], 12])
    const { issued, judged } = await practice(visitor, true, { is_sure: true })
    expect([issued.reason, judged.xp]).toEqual([{ kind: 'new' }, 10])
    const after = await visitor.call('get_plan', { ...WISH, local_day: today() })
    const asked = after.skills.filter(({ answered }) => answered > 0)
    expect(asked).toHaveLength(1)
    expect(asked[0]?.skill_id).toBe(before.plan[0]?.skill_id)
    expect(after.plan.map(({ skill_id }) => skill_id)).not.toEqual(
      before.plan.map(({ skill_id }) => skill_id),
    )
  })

  test('K6 the course of the learner gives new skills their order', async () => {
    const visitor = await signUp(served)
    const ask = { ...WISH, local_day: today() }
    const [usual, taken, unknown] = await Promise.all(
      [{}, { course_id: 'ap-chemistry' }, { course_id: 'of-a-later-version' }].map((course) =>
        visitor.call('get_plan', { ...ask, ...course }),
      ),
    )
    const course = courseOf('ap-chemistry')
    const skills: readonly string[] = course === null ? [] : [...skillsOfCourse(course)]
    expect(skills).toContain(taken?.plan[0]?.skill_id)
    expect(taken?.plan[0]).not.toEqual(usual?.plan[0])
    expect(unknown?.plan).toEqual(usual?.plan)
  })

  test('K28 a mistake of a sure learner is asked first the next day, and its reason told to pages that know it', async () => {
    const visitor = await signUp(served)
    const { issued } = await practice(visitor, false, { is_sure: true })
    const mistaken = practicedBy(issued.question_id)?.skill
    await practice(visitor, false, { is_sure: false })
    now += DAY_MS
    const ask = { ...PLAN, local_day: today() }
    const known = await visitor.call('issue_planned_question', {
      ...ask,
      with_sure_mistakes: true,
    })
    const unknown = await visitor.call('issue_planned_question', ask)
    expect([known.issued?.reason, unknown.issued?.reason]).toEqual([
      { kind: 'sure-mistake' },
      { kind: 'least-known' },
    ])
    const skills = [known, unknown].map((one) => practicedBy(one.issued?.question_id ?? '')?.skill)
    expect(skills).toEqual([mistaken, mistaken])
  })

  test('a chosen skill and an idea are asked, unknown ones are not found', async () => {
    const visitor = await signUp(served)
    const ask = { ...PLAN, local_day: today() }
    const skill = await visitor.call('issue_planned_question', {
      ...ask,
      about: { kind: 'skill', id: 'isotopes' },
    })
    const idea = await visitor.call('issue_planned_question', {
      ...ask,
      about: { kind: 'idea', id: 'BO5' },
    })
    expect([skill.issued?.reason, idea.issued?.reason]).toEqual([
      { kind: 'chosen' },
      { kind: 'idea', misconception: 'BO5' },
    ])
    expect(
      await visitor.refusal('issue_planned_question', {
        ...ask,
        about: { kind: 'skill', id: 'nothing' },
      }),
    ).toEqual({ status: 404, code: 'not_found' })
  })

  test('K24 K25 a check asks other skills than those left unknown, and what builds on them', async () => {
    const visitor = await signUp(served)
    const ask = { ...PLAN, about: { kind: 'check' as const }, local_day: today() }
    const { issued } = await visitor.call('issue_planned_question', ask)
    if (issued === null) throw new Error('There is nothing to check.')
    expect(issued.reason).toEqual({ kind: 'check' })
    const entry = { question_id: issued.question_id, reason: 'check' as const }
    const next = await visitor.call('issue_planned_question', {
      ...ask,
      asked: [{ ...entry, is_unknown: true as const }],
    })
    const [first, second] = [entry, next.issued].map((one) => practicedBy(one?.question_id ?? ''))
    if (first === null || first === undefined) throw new Error('No skill was asked.')
    if (second === null || second === undefined) throw new Error('No other skill was asked.')
    expect(second.skill).not.toBe(first.skill)
    expect(needsOf(second.skill)).not.toContain(first.skill)
    // Nothing was answered, so nothing is known.
    const after = await visitor.call('get_plan', { ...WISH, local_day: today() })
    expect([after.drift, after.skills]).toEqual([0, []])
  })

  test('K22 an answer is made by those who know the skill, on a page that names the kind', async () => {
    const visitor = await signUp(served)
    const wish = {
      difficulty: 'hard' as const,
      about: { kind: 'skill' as const, id: 'average-mass' },
    }
    for (let count = 0; count < 10; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      const judged = await practice(visitor, true, { is_sure: true }, wish)
      // The question with options that was as-h1 is as-m571 now.
      expect(judged.issued.question_id).toMatch(/^as-(?:[emh]\d|m571)\./)
      now += DAY_MS / 24
    }
    const { issued } = await visitor.call('issue_planned_question', {
      ...PLAN,
      ...wish,
      local_day: today(),
      question_types: [...PLAN.question_types, 'number'],
    })
    expect(issued?.question_id).toMatch(/^as-h[23]\d\./)
  })

  test('K22 a skill without options is asked on a page that names a kind of its answers', async () => {
    const visitor = await signUp(served)
    const about = { kind: 'skill' as const, id: 'concentration' }
    const ask = { ...PLAN, about, local_day: today() }
    const without = await visitor.call('issue_planned_question', ask)
    const named = await visitor.call('issue_planned_question', {
      ...ask,
      question_types: [...PLAN.question_types, 'number'],
    })
    expect(without.issued).toBe(null)
    expect(practicedBy(named.issued?.question_id ?? '')?.skill).toBe('concentration')
  })

  test('K1 the changes of single answers equal a fold of all of them', async () => {
    const visitor = await signUp(served)
    for (let count = 0; count < 24; count += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await practice(visitor, count % 3 !== 0, count % 2 === 0 ? { is_sure: count % 4 === 0 } : {})
      if (count % 6 === 5) now += DAY_MS
    }
    const { userId } = visitor
    const kept = await findLearner(served.database, userId)
    expect(kept.skills.size).toBeGreaterThan(5)
    expect(await rebuildStates(served.database, userId)).toEqual(kept)
    await served.database.deleteFrom('skill_states').where('user_id', '=', userId).execute()
    expect(await rebuildStatesOf(served.database, visitor.email)).toEqual({
      accounts: 1,
      changes: [],
    })
    expect(await findLearner(served.database, userId)).toEqual(kept)
    expect(await rebuildStatesOf(served.database, 'nobody@chem.example')).toBe(null)
    const all = await rebuildStatesOf(served.database, null)
    expect(all?.accounts).toBeGreaterThan(1)
    expect(await findLearner(served.database, userId)).toEqual(kept)
  })

  test('K16 hints and second tries are folded again to the same states', async () => {
    const visitor = await signUp(served)
    const { userId } = visitor
    await practice(visitor, true, { hints_taken: 1 })
    const hinted = await findLearner(served.database, userId)
    expect(await rebuildStates(served.database, userId)).toEqual(hinted)
    const made = {
      user_id: userId,
      issue_id: crypto.randomUUID(),
      question_id: 'ge-h21.1.3',
      selected_answer: 1,
      response: JSON.stringify('479 g'),
      is_correct: false,
      milliseconds: 1000,
      answered_at: new Date(now),
      xp: 0,
    }
    await served.database.insertInto('answers').values(made).execute()
    const wrong = await rebuildStates(served.database, userId)
    await visitor.call('answer_practice_question', {
      issue_id: made.issue_id,
      selected_answer: 1,
      response: '479 g',
      second_response: '47.9 g',
    })
    const tried = await findLearner(served.database, userId)
    const [before, after] = [wrong, tried].map(({ skills }) => skills.get('stoichiometry'))
    expect(after?.answered).toBe(before?.answered)
    expect(after?.ability).toBeGreaterThan(before?.ability ?? Infinity)
    expect(await rebuildStates(served.database, userId)).toEqual(tried)
    await practice(visitor, true)
    const next = await findLearner(served.database, userId)
    expect(await rebuildStates(served.database, userId)).toEqual(next)
  })

  test('K1 answers from before, of an older server or of a guest are folded in', async () => {
    const visitor = await signUp(served)
    await practice(visitor, true)
    const { userId } = visitor
    await served.database
      .insertInto('answers')
      .values({
        user_id: userId,
        issue_id: crypto.randomUUID(),
        question_id: 'bo-h1.1.4',
        selected_answer: 1,
        is_correct: true,
        milliseconds: 1000,
        answered_at: new Date(now - 90 * DAY_MS),
        xp: 0,
      })
      .execute()
    await served.database
      .updateTable('user_progress')
      .set((set) => ({
        version: set('version', '+', 1),
        total_answered: set('total_answered', '+', 1),
        correct_answers: set('correct_answers', '+', 1),
      }))
      .where('user_id', '=', userId)
      .execute()
    const learner = await findLearner(served.database, userId)
    expect(learner.skills.get('molecular-polarity')).toMatchObject({
      answered: 1,
      lastDay: today() - 90,
    })
    await practice(visitor, false)
    const after = await findLearner(served.database, userId)
    expect(await rebuildStates(served.database, userId)).toEqual(after)
  })

  test('K1 what a server of another version writes or folds is folded again', async () => {
    const visitor = await signUp(served)
    const { userId } = visitor
    const skill = 'average-mass' as const
    const wish = { about: { kind: 'skill' as const, id: skill } }
    const isMistaken = async () =>
      (await findLearner(served.database, userId)).skills.get(skill)?.sureMistake
    // A server of another version leaves a column of the states as it was, and does not name this model.
    const write = async (folded: object) => {
      await served.database
        .updateTable('skill_states')
        .set({ sure_mistake: true })
        .where('user_id', '=', userId)
        .execute()
      await served.database
        .updateTable('user_progress')
        .set(folded)
        .where('user_id', '=', userId)
        .execute()
    }
    await practice(visitor, true, {}, wish)
    expect(await isMistaken()).toBe(false)
    await practice(visitor, false, { is_sure: true }, wish)
    expect(await isMistaken()).toBe(true)
    await practice(visitor, true, {}, wish)
    expect(await isMistaken()).toBe(false)
    await write({ folded_version: 2, states_version: 3 })
    expect(await isMistaken()).toBe(false)
    await write({ folded_model: LEARNING_MODEL - 1 })
    expect(await isMistaken()).toBe(false)
    await write({ folded_version: 3, folded_model: LEARNING_MODEL })
    expect(await isMistaken()).toBe(true)
  })

  test.each([
    ['one device after the other', [0, 1, 2, 3, 4, 5, 6, 7]],
    ['the later device first', [1, 3, 5, 7, 0, 2, 4, 6]],
    ['in turn', [0, 1, 2, 3, 4, 5, 6, 7].toReversed()],
    ['mixed', [4, 7, 0, 3, 6, 1, 5, 2]],
  ])(
    'K26 late answers of two devices whose clocks are wrong give the same states: %s',
    (_name, order) => expectSameStates({ errors: [-2 * DAY_MS, 5 * DAY_MS], order }),
  )

  test('K26 late answers of two devices give the same states whatever their clocks and their order', async () => {
    const error = fc.integer({ min: -400 * 24, max: 400 * 24 }).map((hours) => hours * 3_600_000)
    const order = fc.shuffledSubarray(
      LATE.map((_, index) => index),
      { minLength: LATE.length },
    )
    await fc.assert(
      fc.asyncProperty(fc.tuple(error, error), order, (errors, inOrder) =>
        expectSameStates({ errors, order: inOrder }),
      ),
      { numRuns: 8, seed: 31 },
    )
  })

  async function expectSameStates({ errors, order }: Arrival): Promise<void> {
    const visitor = await signUp(served)
    const { userId } = visitor
    const from = now - 5 * DAY_MS
    const issued = await issueTo(userId, from)
    for (const index of order) {
      const { givenAt, shownDay } = lateAnswer(index, from, errors)
      // Answers are also read between two that come late.
      // oxlint-disable-next-line no-await-in-loop
      if (index === 3) await visitor.call('get_plan', { ...WISH, local_day: today() })
      now += 20_000
      // oxlint-disable-next-line no-await-in-loop
      await visitor.call('answer_practice_question', {
        issue_id: issued[index] ?? '',
        selected_answer: index % 3,
        local_day: shownDay,
        ago_ms: now - givenAt,
      })
    }
    const learner = await findLearner(served.database, userId)
    expect(learner).toEqual(
      learnAll(
        issued.flatMap((id, index) => {
          const { givenAt: at, shownDay } = lateAnswer(index, from, errors)
          const practiced = practicedBy(LATE[index] ?? '')
          const right = rightOption(LATE[index] ?? '') === index % 3 ? 1 : 0
          const day = localDayAt(at, shownDay)
          return practiced === null ? [] : [{ id, at, day, ...practiced, right, isSure: null }]
        }),
      ),
    )
    expect(await rebuildStates(served.database, userId)).toEqual(learner)
    // A fresh answer is the last one, and needs no fold of all.
    await practice(visitor, true)
    const after = await findLearner(served.database, userId)
    expect(await rebuildStates(served.database, userId)).toEqual(after)
  }

  test('K26 a late answer was given at the earliest when its question was issued', async () => {
    const visitor = await signUp(served)
    const issuedAt = new Date(now)
    await practice(visitor, true, { ago_ms: 30 * DAY_MS })
    const [row] = await served.database
      .selectFrom('answers')
      .select(['given_at', 'local_day'])
      .where('user_id', '=', visitor.userId)
      .execute()
    expect(row).toEqual({ given_at: issuedAt, local_day: Math.floor(issuedAt.getTime() / DAY_MS) })
  })

  test('K26 guests of two browsers bring the same states in either order, whatever their clocks', async () => {
    const error = fc.integer({ min: -400 * 24, max: 400 * 24 }).map((hours) => hours * 3_600_000)
    await fc.assert(
      fc.asyncProperty(fc.tuple(error, error), async (errors) => {
        const from = now - 10 * DAY_MS
        const learned = []
        for (const order of [
          [0, 1],
          [1, 0],
        ]) {
          // oxlint-disable-next-line no-await-in-loop
          const visitor = await signUp(served)
          for (const browser of order) {
            now += 3_600_000
            // oxlint-disable-next-line no-await-in-loop
            await visitor.call('bring_guest_data', guestData(browser, from, errors[browser] ?? 0))
          }
          // oxlint-disable-next-line no-await-in-loop
          learned.push(await findLearner(served.database, visitor.userId))
        }
        expect(learned[0]?.skills.size).toBeGreaterThan(3)
        expect(learned[1]).toEqual(learned[0])
      }),
      { numRuns: 5, seed: 31, examples: [[[3 * DAY_MS, -5 * 3_600_000]]] },
    )
  })

  /** Issues the questions of two devices, which then have no connection. */
  async function issueTo(userId: string, from: number): Promise<readonly string[]> {
    const rows = LATE.map((question_id, index) => ({
      user_id: userId,
      issue_id: crypto.randomUUID(),
      question_id,
      place: index,
      issued_at: new Date(from),
      opened_at: null,
    }))
    await served.database.insertInto('issued_questions').values(rows).execute()
    return rows.map(({ issue_id }) => issue_id)
  }

  /** The answers that a browser brings, every other one, by its own clock. */
  function guestData(browser: number, from: number, error: number) {
    const answers = LATE.flatMap((question_id, index) =>
      index % 2 === browser
        ? [
            {
              question_id,
              selected_answer: rightOption(question_id) ?? 0,
              time_spent: 5,
              answered_at: new Date(from + index * 9 * 3_600_000 + error).toISOString(),
              is_sure: index % 4 > 1,
            },
          ]
        : [],
    )
    return {
      import_id: crypto.randomUUID(),
      progress: {
        correct_answers: answers.length,
        incorrect_answers: 0,
        total_time_spent: 5 * answers.length,
        best_streak: answers.length,
      },
      questions: [],
      elements: [],
      answers,
      sent_at: new Date(now + error).toISOString(),
    }
  }

  test('a calendar day that is nowhere on Earth is not believed', async () => {
    const visitor = await signUp(served)
    await practice(visitor, true, { local_day: today() + 1 })
    await practice(visitor, true, { local_day: today() + 2 })
    const days = await served.database
      .selectFrom('answers')
      .select('local_day')
      .where('user_id', '=', visitor.userId)
      .orderBy('answered_at')
      .execute()
    expect(days.map(({ local_day }) => local_day)).toEqual([today() + 1, today()])
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { practicedBy } from '#quiz/learning/askable.ts'
import { questionTypes } from '#quiz/practice/question-types.ts'
import { needsOf } from '#quiz/prerequisites.ts'
import { findLearner, rebuildStates, rebuildStatesOf } from '#server/learning/skill-states.ts'
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
  }, 60_000)
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
      expect(judged.issued.question_id).toMatch(/^as-[emh]\d\./)
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

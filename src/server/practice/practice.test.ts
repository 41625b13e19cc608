import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { categories } from '#quiz/categories.ts'
import { smallestOf } from '#quiz/kinds/balance.ts'
import { shortestReadingMs } from '#quiz/practice/reading-time.ts'
import { templateOf } from '#quiz/question-id.ts'
import { makeQuestion } from '#quiz/question.ts'
import { topicOfSkill } from '#quiz/skills.ts'
import { questionOf, wholeBank } from '#quiz/templates/whole-bank.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'
import type { Visitor } from '#server/testing/visitor.ts'

import { MAX_ISSUED } from './issue-questions.ts'
import { rightOption } from './judge-answer.ts'

const EASY = { enabled_categories: categories.map(({ id }) => id), difficulty: 'easy' as const }
/** Long enough to read an easy question. */
const READ_MS = 4000
const NOBODY = '00000000-0000-4000-8000-000000000000'

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  let now = Date.now()
  beforeAll(async () => {
    served = await serveOn(place, { clock: () => now })
  })
  beforeEach(() => {
    now = Math.max(now, Date.now())
  })
  afterAll(() => served.close())

  test('needs a session', async () => {
    const visitor = await signUp(served)
    visitor.cookies.clear()
    const refused = { status: 401, code: 'session_missing' }
    expect(await visitor.refusal('issue_practice_questions', { count: 1, ...EASY })).toEqual(
      refused,
    )
    expect(
      await visitor.refusal('answer_practice_question', { issue_id: NOBODY, selected_answer: 0 }),
    ).toEqual(refused)
  })

  test('issued questions are of the difficulty, and no template twice in a row', async () => {
    const visitor = await signUp(served)
    const batches = [
      await visitor.call('issue_practice_questions', { count: 10, ...EASY }),
      await visitor.call('issue_practice_questions', { count: 10, ...EASY }),
    ]
    const questions = batches.flatMap((batch) => batch.questions)
    const templates = questions.map(({ question_id }) => question_id.split('.')[0])
    expect(questions.map(({ question_id }) => questionOf(question_id)?.difficulty)).toEqual(
      Array(20).fill('easy'),
    )
    expect(templates.filter((template, index) => template === templates[index - 1])).toEqual([])
    expect(new Set(questions.map(({ issue_id }) => issue_id)).size).toBe(20)
  })

  test('Q10 questions follow on those that another server has issued meanwhile', async () => {
    const visitor = await signUp(served)
    await visitor.call('issue_practice_questions', { count: 10, ...EASY })
    const wish = { count: 1, enabled_categories: ['bonding' as const], difficulty: 'easy' as const }
    const [template] = wholeBank.templatesFor('bonding', 'easy')
    if (template === undefined) throw new Error('There is no template')
    for (let round = 0; round < 30; round += 1) {
      now += 1000
      // oxlint-disable-next-line no-await-in-loop
      await served.database
        .insertInto('issued_questions')
        .values({
          user_id: visitor.userId,
          issue_id: crypto.randomUUID(),
          question_id: makeQuestion(template, round).id,
          place: 0,
          issued_at: new Date(now),
        })
        .execute()
      // oxlint-disable-next-line no-await-in-loop
      const { questions } = await visitor.call('issue_practice_questions', wish)
      expect(questions.map(({ question_id }) => templateOf(question_id))).not.toContain(template.id)
    }
  })

  test('Q61 a question of a topic is issued only to pages that name the topic', async () => {
    const visitor = await signUp(served)
    const wish = { count: 10, ...EASY, enabled_categories: ['physical-properties' as const] }
    const topicsOf = async (more: { readonly topics?: string[] }) => {
      const batches = await Promise.all(
        Array.from({ length: 20 }, () =>
          visitor.call('issue_practice_questions', { ...wish, ...more }),
        ),
      )
      const questions = batches.flatMap((batch) => batch.questions)
      const skills = questions.flatMap(({ question_id }) => questionOf(question_id)?.skill ?? [])
      return new Set(skills.map((id) => topicOfSkill(id)))
    }
    expect(await topicsOf({})).toEqual(new Set([null]))
    expect(await topicsOf({ topics: ['of-a-later-version'] })).toEqual(new Set([null]))
    expect(await topicsOf({ topics: ['gases'] })).toEqual(new Set([null, 'gases']))
  })

  test('a set of a course is issued by its seed, and an answer that is repeated gives no XP', async () => {
    const visitor = await signUp(served)
    const wish = {
      course_id: 'ap-chemistry',
      unit_id: '1',
      seed: 'k3f9',
      size: 5,
      difficulty: 'easy' as const,
      question_types: ['symbol' as const],
    }
    const first = await visitor.call('issue_course_questions', wish)
    const again = await visitor.call('issue_course_questions', wish)
    const idsOf = ({ questions }: typeof first) => questions.map(({ question_id }) => question_id)
    expect(idsOf(first)).toHaveLength(5)
    expect(idsOf(again)).toEqual(idsOf(first))
    const [earlier, later] = [first.questions[0], again.questions[0]]
    const given = {
      issue_id: earlier?.issue_id ?? '',
      selected_answer: rightOption(earlier?.question_id ?? '') ?? 0,
      with_no_xp: true as const,
    }
    now += 60_000
    expect(await visitor.call('answer_practice_question', given)).toMatchObject({ xp: 10 })
    now += 60_000
    const repeat = { ...given, issue_id: later?.issue_id ?? '' }
    expect(await visitor.call('answer_practice_question', repeat)).toMatchObject({
      xp: 0,
      no_xp: 'answered_before',
    })
    const unknown = { ...wish, course_id: 'alchemy' }
    expect(await visitor.refusal('issue_course_questions', unknown)).toEqual({
      status: 404,
      code: 'not_found',
    })
    const { questions } = await visitor.call('issue_course_questions', { ...wish, unit_id: '99' })
    expect(questions).toEqual([])
  })

  test('questions of the templates that an article names are issued and count', async () => {
    const visitor = await signUp(served)
    const { questions } = await visitor.call('issue_template_questions', {
      template_ids: ['as-e1', 'zz-e1', 'as-m71'],
    })
    expect(questions.map(({ question_id }) => templateOf(question_id))).toEqual(['as-e1', 'as-m71'])
    const [first] = questions
    const given = {
      issue_id: first?.issue_id ?? '',
      selected_answer: rightOption(first?.question_id ?? '') ?? 0,
    }
    now += 60_000
    const counted = await visitor.call('answer_practice_question', given)
    expect(counted).toMatchObject({ xp: 10, progress: { total_answered: 1 } })
    expect(await visitor.call('answer_practice_question', given)).toEqual(counted)
    const unknown = { template_ids: ['zz-e1'] }
    expect(await visitor.call('issue_template_questions', unknown)).toEqual({ questions: [] })
  })

  test('questions of templates are issued about the elements that are asked for', async () => {
    const visitor = await signUp(served)
    const { questions } = await visitor.call('issue_template_questions', {
      template_ids: ['as-e1', 'zz-e1', 'as-m71'],
      elements: ['Fe', 'Co'],
    })
    const about = questions.map(({ question_id }) => questionOf(question_id)?.element)
    expect(about.length).toBeGreaterThan(0)
    expect(about.every((symbol) => symbol === 'Fe' || symbol === 'Co')).toBe(true)
    const none = { template_ids: ['as-e1'], elements: ['Xx'] }
    expect(await visitor.call('issue_template_questions', none)).toEqual({ questions: [] })
  })

  test('of the questions issued to a user the newest ten thousand are kept', async () => {
    const visitor = await signUp(served)
    const first = await visitor.call('issue_practice_questions', { count: 1, ...EASY })
    await sql`
      insert into issued_questions (user_id, issue_id, question_id, place, issued_at)
      select ${visitor.userId}::uuid, gen_random_uuid(), 'as-e1.1.0', 0,
        ${new Date(now)}::timestamptz + place * interval '1 millisecond'
      from generate_series(1, ${MAX_ISSUED}::integer) place
    `.execute(served.database)
    now += 2 * MAX_ISSUED
    const last = await visitor.call('issue_practice_questions', { count: 2, ...EASY })
    const kept = await served.database
      .selectFrom('issued_questions')
      .select('issue_id')
      .where('user_id', '=', visitor.userId)
      .execute()
    const ids = new Set(kept.map(({ issue_id }) => issue_id))
    expect(ids.size).toBe(MAX_ISSUED)
    expect(
      [...first.questions, ...last.questions].map(({ issue_id }) => ids.has(issue_id)),
    ).toEqual([false, true, true])
  })

  test('identity questions ask only for the wanted property', async () => {
    const visitor = await signUp(served)
    const input = { ...EASY, enabled_categories: ['atomic-structure' as const], count: 10 }
    const { questions } = await visitor.call('issue_practice_questions', {
      ...input,
      question_types: ['group'],
    })
    const templates = questions.map(({ question_id }) => question_id.split('.')[0])
    expect(templates).toHaveLength(10)
    expect(templates).not.toContain('as-e1')
    expect(templates).not.toContain('as-e2')
  })

  test('D12 a right answer adds to totals, streak and XP, with the time of the server', async () => {
    const visitor = await signUp(served)
    const asked = await ask(visitor)
    await visitor.call('open_practice_question', { issue_id: asked.issueId })
    now += 2500
    await visitor.call('open_practice_question', { issue_id: asked.issueId })
    now += 1000
    const totals = {
      total_answered: 1,
      correct_answers: 1,
      incorrect_answers: 0,
      total_time_spent: 3.5,
      current_streak: 1,
      best_streak: 1,
      version: 1,
    }
    const result = await answer(visitor, asked, asked.right)
    expect(result).toEqual({
      answer: {
        question_id: asked.questionId,
        selected_answer: asked.right,
        is_correct: true,
        time_spent: 3.5,
        answered_at: new Date(now).toISOString(),
      },
      correct_answer: asked.right,
      xp: 10,
      progress: totals,
    })
    const { progress, answers } = await visitor.call('get_user_progress', {})
    expect({ progress, answers }).toEqual({ progress: totals, answers: [result.answer] })
  })

  test('Q44 kinds of answers are issued only to a page that names them', async () => {
    const visitor = await signUp(served)
    const wish = {
      count: 10,
      enabled_categories: ['general' as const],
      difficulty: 'medium' as const,
    }
    const batches = await Promise.all([
      visitor.call('issue_practice_questions', wish),
      visitor.call('issue_practice_questions', { ...wish, question_types: ['symbol', 'group'] }),
    ])
    const kinds = batches.flatMap(({ questions }) =>
      questions.map(({ question_id }) => questionOf(question_id)?.type),
    )
    expect(kinds).toEqual(Array.from({ length: 20 }, () => 'mcq'))
  })

  test('an answer that was made is judged by its kind, stored as it was given, and given once', async () => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const given = smallestOf(question.key).join(' , ')
    const input = { issue_id: issueId, selected_answer: 3, response: given }
    now += 2000
    const result = await visitor.call('answer_practice_question', input)
    expect(result).toMatchObject({
      answer: { question_id: question.id, selected_answer: 0, response: given, is_correct: true },
      correct_answer: 0,
      xp: 10,
    })
    const again = { ...input, response: '9, 9, 9' }
    expect(await visitor.call('answer_practice_question', again)).toEqual(result)
    const { answers } = await visitor.call('get_user_progress', {})
    expect(answers).toEqual([result.answer])
  })

  test('a wrong answer that was made has the second option, which older servers can read', async () => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const wrong = smallestOf(question.key)
      .map((count) => 2 * count)
      .join(', ')
    const input = { issue_id: issueId, selected_answer: 0, response: wrong }
    const { answer: stored } = await visitor.call('answer_practice_question', input)
    expect(stored).toMatchObject({ selected_answer: 1, response: wrong, is_correct: false })
  })

  test('Q50 the second try is judged and stored once, and moves no totals, streak or XP', async () => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const right = smallestOf(question.key)
    const wrong = right.map((count) => 2 * count).join(', ')
    const input = { issue_id: issueId, selected_answer: 0, response: wrong, hints_taken: 2 }
    now += 4000
    const first = await visitor.call('answer_practice_question', { ...input, with_help: true })
    expect(first.answer).toMatchObject({ is_correct: false, hints_taken: 2 })
    const second = { ...input, second_response: right.join(', '), with_help: true as const }
    const tried = await visitor.call('answer_practice_question', second)
    const answered = {
      ...first.answer,
      second_response: right.join(', '),
      second_correct: true,
    }
    expect(tried).toEqual({
      ...first,
      answer: answered,
      progress: { ...first.progress, version: first.progress.version + 1 },
    })
    // A repeat, another try, and a claim of fewer hints change nothing.
    for (const again of [second, { ...second, second_response: wrong, hints_taken: 0 }]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await visitor.call('answer_practice_question', again)).toEqual(tried)
    }
    const learned = await visitor.call('get_user_progress', { with_help: true })
    expect([learned.progress, learned.answers]).toEqual([tried.progress, [answered]])
    expect(learned.progress).toMatchObject({ total_answered: 1, incorrect_answers: 1 })
  })

  test('Q50 an answer and its second try may arrive together, as from an outbox', async () => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const right = smallestOf(question.key).join(', ')
    const wrong = smallestOf(question.key)
      .map((count) => 3 * count)
      .join(', ')
    const input = { issue_id: issueId, selected_answer: 0, with_help: true as const }
    const both = { ...input, response: wrong, second_response: right }
    const { answer: stored } = await visitor.call('answer_practice_question', both)
    expect(stored).toMatchObject({
      is_correct: false,
      second_response: right,
      second_correct: true,
    })
  })

  test('Q50 there is no second try after a right answer, with options, or for an unreadable one', async () => {
    const visitor = await signUp(served)
    const made = await askMade(visitor)
    const right = smallestOf(made.question.key).join(', ')
    const asked = await ask(visitor)
    const other = await askMade(visitor)
    const wrong = smallestOf(other.question.key)
      .map((count) => 2 * count)
      .join(', ')
    const results = [
      await visitor.call('answer_practice_question', {
        issue_id: made.issueId,
        selected_answer: 0,
        response: right,
        second_response: right,
        with_help: true,
      }),
      await visitor.call('answer_practice_question', {
        issue_id: asked.issueId,
        selected_answer: (asked.right + 1) % 4,
        second_response: '1, 1',
        with_help: true,
      }),
      await visitor.call('answer_practice_question', {
        issue_id: other.issueId,
        selected_answer: 0,
        response: wrong,
        second_response: '1, x',
        with_help: true,
      }),
    ]
    expect(results.map((result) => 'second_response' in result.answer)).toEqual([
      false,
      false,
      false,
    ])
  })

  test('pages of the previous version get neither hints nor second tries', async () => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const right = smallestOf(question.key).join(', ')
    const wrong = smallestOf(question.key)
      .map((count) => 2 * count)
      .join(', ')
    const { answer: stored } = await visitor.call('answer_practice_question', {
      issue_id: issueId,
      selected_answer: 0,
      response: wrong,
      hints_taken: 1,
      second_response: right,
    })
    const { answers } = await visitor.call('get_user_progress', {})
    const known = [
      'answered_at',
      'is_correct',
      'question_id',
      'response',
      'selected_answer',
      'time_spent',
    ]
    expect([stored, ...answers].map((one) => Object.keys(one).toSorted())).toEqual([known, known])
  })

  test.each([
    ['cannot be read', { response: '1, x' }],
    ['is missing', {}],
    ['is too long', { response: '1, '.repeat(200) }],
  ])('Q43 an answer that %s is refused, and the question stays open', async (_, odd) => {
    const visitor = await signUp(served)
    const { question, issueId } = await askMade(visitor)
    const input = { issue_id: issueId, selected_answer: 0 }
    const refused = await visitor.refusal('answer_practice_question', { ...input, ...odd })
    expect(refused).toEqual({ status: 422, code: 'invalid_input' })
    expect((await visitor.call('get_user_progress', {})).progress.total_answered).toBe(0)
    const response = smallestOf(question.key).join(', ')
    const { progress } = await visitor.call('answer_practice_question', { ...input, response })
    expect(progress.total_answered).toBe(1)
  })

  test('a question with options takes no text', async () => {
    const visitor = await signUp(served)
    const asked = await ask(visitor)
    const input = { issue_id: asked.issueId, selected_answer: 0, response: '25 g' }
    expect((await visitor.refusal('answer_practice_question', input)).status).toBe(422)
  })

  test('a wrong answer ends the streak and costs XP, but never below 0', async () => {
    const visitor = await signUp(served)
    const results = []
    for (const isRight of [true, true, false, false, false]) {
      const asked = await ask(visitor)
      now += READ_MS + 900 * results.length
      results.push(await answer(visitor, asked, isRight ? asked.right : (asked.right + 1) % 4))
    }
    expect(results.map(({ xp }) => xp)).toEqual([10, 10, -10, -10, 0])
    expect(results.map(({ progress }) => progress.current_streak)).toEqual([1, 2, 0, 0, 0])
    expect(results.at(-1)?.progress).toMatchObject({ correct_answers: 2, best_streak: 2 })
    const { own } = await visitor.call('get_leaderboard', {})
    expect(own?.season_xp).toBe(0)
  })

  test('D9 R14 the same answer sent twenty times at once counts once, and all get the first result', async () => {
    const visitor = await signUp(served)
    const asked = await ask(visitor)
    now += READ_MS
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => answer(visitor, asked, index % 4)),
    )
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    const { progress } = await visitor.call('get_user_progress', {})
    expect(progress.total_answered).toBe(1)
    const ledger = await served.database
      .selectFrom('xp_ledger')
      .select('reference')
      .where('user_id', '=', visitor.userId)
      .execute()
    expect(ledger).toEqual([{ reference: asked.issueId }])
  })

  test('D8 D10 a question that was issued to no user or to another one cannot be answered', async () => {
    const visitor = await signUp(served)
    const other = await signUp(served)
    const asked = await ask(other)
    const refused = { status: 404, code: 'not_found' }
    for (const issueId of [NOBODY, asked.issueId]) {
      const input = { issue_id: issueId, selected_answer: asked.right }
      expect(await visitor.refusal('answer_practice_question', input)).toEqual(refused)
      expect(await visitor.refusal('open_practice_question', { issue_id: issueId })).toEqual(
        refused,
      )
    }
    expect((await visitor.call('get_user_progress', {})).answers).toEqual([])
  })

  test('a bookmarked question that is answered again counts, and gives XP only once', async () => {
    const visitor = await signUp(served)
    const question_id = 'as-e1.1.k3f9'
    await visitor.call('add_bookmark', { bookmark: { kind: 'question', question_id } })
    const right = rightOption(question_id) ?? -1
    const results = []
    for (const choice of [right, right, (right + 1) % 4]) {
      const { issue_id } = await visitor.call('issue_bookmarked_question', { question_id })
      await visitor.call('open_practice_question', { issue_id })
      now += 2000
      const input = { issue_id, selected_answer: choice }
      const result = await visitor.call('answer_practice_question', input)
      expect(await visitor.call('answer_practice_question', input)).toEqual(result)
      results.push(result)
    }
    expect(
      results.map(({ xp, progress, answer: { time_spent } }) => [
        xp,
        progress.total_answered,
        progress.current_streak,
        time_spent,
      ]),
    ).toEqual([
      [10, 1, 1, 2],
      [0, 2, 2, 2],
      [0, 3, 0, 2],
    ])
  })

  test('D8 a question that is not bookmarked is not handed out', async () => {
    const [visitor, other] = [await signUp(served), await signUp(served)]
    const question_id = 'as-e1.1.k3f9'
    await other.call('add_bookmark', { bookmark: { kind: 'question', question_id } })
    const refused = { status: 404, code: 'not_found' }
    expect(await visitor.refusal('issue_bookmarked_question', { question_id })).toEqual(refused)
    await other.call('remove_bookmark', { bookmark: { kind: 'question', question_id } })
    expect(await other.refusal('issue_bookmarked_question', { question_id })).toEqual(refused)
  })

  test('D11 an answer faster than its question can be read counts, but moves no XP, and the reply says why', async () => {
    const visitor = await signUp(served)
    for (const choice of ['right', 'wrong'] as const) {
      const asked = await ask(visitor)
      now += READ_MS
      await visitor.call('open_practice_question', { issue_id: asked.issueId })
      now += shortestOf(asked) - 1
      const input = {
        issue_id: asked.issueId,
        selected_answer: choice === 'right' ? asked.right : (asked.right + 1) % 4,
        with_no_xp: true as const,
      }
      const result = await visitor.call('answer_practice_question', input)
      expect([result.xp, result.no_xp]).toEqual([0, 'opened_just_before'])
      expect(await visitor.call('answer_practice_question', input)).toEqual(result)
    }
    const { progress } = await visitor.call('get_user_progress', {})
    expect([progress.correct_answers, progress.incorrect_answers]).toEqual([1, 1])
    const next = await ask(visitor)
    now += READ_MS
    await visitor.call('open_practice_question', { issue_id: next.issueId })
    now += shortestOf(next)
    expect((await answer(visitor, next, next.right)).xp).toBe(10)
  })

  test('D11 of ten answers at once one earns XP, however long they have waited', async () => {
    const visitor = await signUp(served)
    const asked: Asked[] = []
    while (asked.length < 10) asked.push(await ask(visitor))
    for (const { issueId } of asked) {
      await visitor.call('open_practice_question', { issue_id: issueId })
    }
    now += 60_000
    const results = []
    for (const { issueId, right } of asked) {
      results.push(
        await visitor.call('answer_practice_question', {
          issue_id: issueId,
          selected_answer: right,
          with_no_xp: true,
        }),
      )
    }
    expect(results.map(({ xp, no_xp }) => [xp, no_xp])).toEqual([
      [10, undefined],
      ...Array.from({ length: 9 }, () => [0, 'answered_just_before']),
    ])
    expect(results.at(-1)?.progress).toMatchObject({ correct_answers: 10, current_streak: 10 })
  })

  test('D11 an answer after another earns XP once its question can have been read since', async () => {
    const visitor = await signUp(served)
    const asked = [await ask(visitor), await ask(visitor), await ask(visitor)]
    now += 60_000
    const [first, second, third] = asked
    if (!first || !second || !third) throw new Error('three are needed')
    await answer(visitor, first, first.right)
    now += shortestOf(second)
    expect((await answer(visitor, second, second.right)).xp).toBe(10)
    now += shortestOf(third) - 1
    expect((await answer(visitor, third, third.right)).xp).toBe(0)
  })

  test('D11 practice gives at most 2000 XP a day', async () => {
    const visitor = await signUp(served)
    const first = await ask(visitor)
    now += READ_MS
    await answer(visitor, first, first.right)
    await served.database
      .updateTable('xp_ledger')
      .set({ applied: 2000 })
      .where('user_id', '=', visitor.userId)
      .execute()
    const capped = await ask(visitor)
    now += READ_MS
    const input = {
      issue_id: capped.issueId,
      selected_answer: capped.right,
      with_no_xp: true as const,
    }
    expect(await visitor.call('answer_practice_question', input)).toMatchObject({
      xp: 0,
      no_xp: 'daily_limit',
    })
    now += 24 * 60 * 60 * 1000
    const tomorrow = await ask(visitor)
    now += READ_MS
    expect((await answer(visitor, tomorrow, tomorrow.right)).xp).toBe(10)
  })

  test('D19 two devices answer at once and both count', async () => {
    const visitor = await signUp(served)
    const { questions } = await visitor.call('issue_practice_questions', { count: 10, ...EASY })
    now += READ_MS
    await Promise.all(
      questions.map(({ issue_id }) =>
        visitor.call('answer_practice_question', { issue_id, selected_answer: 0 }),
      ),
    )
    const { progress } = await visitor.call('get_user_progress', {})
    expect([progress.total_answered, progress.version]).toEqual([10, 10])
  })
})

type Asked = { readonly issueId: string; readonly questionId: string; readonly right: number }

function shortestOf({ questionId }: Asked): number {
  const question = questionOf(questionId)
  if (question === null) throw new Error(`The question ${questionId} cannot be made`)
  return shortestReadingMs(question)
}

/** An equation to balance, which is issued to a page that can take it. */
async function askMade(visitor: Visitor) {
  const wish = {
    count: 10,
    enabled_categories: ['general' as const],
    difficulty: 'medium' as const,
  }
  for (let batch = 0; batch < 20; batch += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { questions } = await visitor.call('issue_practice_questions', {
      ...wish,
      question_types: ['symbol', 'balance'],
    })
    for (const { issue_id: issueId, question_id } of questions) {
      const question = questionOf(question_id)
      if (question?.type === 'balance') return { issueId, question }
    }
  }
  throw new Error('No equation was issued')
}

async function ask(visitor: Visitor): Promise<Asked> {
  const { questions } = await visitor.call('issue_practice_questions', { count: 1, ...EASY })
  const [issued] = questions
  const question = issued === undefined ? null : questionOf(issued.question_id)
  if (issued === undefined || question?.type !== 'mcq') throw new Error('No question was issued')
  const right = question.options.indexOf(question.correctAnswer)
  return { issueId: issued.issue_id, questionId: issued.question_id, right }
}

function answer(visitor: Visitor, { issueId }: Asked, choice: number) {
  const input = { issue_id: issueId, selected_answer: choice }
  return visitor.call('answer_practice_question', input)
}

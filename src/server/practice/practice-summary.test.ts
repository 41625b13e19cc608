import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

/** Midnights in Berlin about the end of summer time: the second day has 25 hours. */
const midnights = [
  '2026-10-23T22:00:00.000Z',
  '2026-10-24T22:00:00.000Z',
  '2026-10-25T23:00:00.000Z',
  '2026-10-26T23:00:00.000Z',
]

const answers = [
  { at: '2026-10-20T10:00:00Z', question: 'as-e1.1.1', isCorrect: true },
  { at: '2026-10-23T22:00:00Z', question: 'as-e1.1.2', isCorrect: true },
  { at: '2026-10-24T21:59:59.999Z', question: 'as-e2.1.3', isCorrect: false },
  { at: '2026-10-26T22:59:59Z', question: 'bo-h1.2.4', isCorrect: true },
  { at: '2026-10-26T23:00:00Z', question: 'zz-h1.1.5', isCorrect: true },
]

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('all answers are counted, by the days of the browser and by their kind', async () => {
    const [visitor, other] = [await signUp(served), await signUp(served)]
    await served.database
      .insertInto('answers')
      .values(
        answers.map(({ at, question, isCorrect }, index) => ({
          issue_id: crypto.randomUUID(),
          user_id: visitor.userId,
          question_id: question,
          selected_answer: 1,
          is_correct: isCorrect,
          milliseconds: 1000 + index,
          answered_at: new Date(at),
          xp: 0,
          is_verified: true,
        })),
      )
      .execute()
    expect(await visitor.call('get_practice_summary', { midnights })).toEqual({
      days: [
        { answered: 2, correct: 1 },
        { answered: 0, correct: 0 },
        { answered: 1, correct: 1 },
      ],
      kinds: [
        { category: 'atomic-structure', difficulty: 'easy', answered: 3, correct: 2 },
        { category: 'bonding', difficulty: 'hard', answered: 1, correct: 1 },
      ],
    })
    const nothing = { answered: 0, correct: 0 }
    expect(await other.call('get_practice_summary', { midnights })).toEqual({
      days: [nothing, nothing, nothing],
      kinds: [],
    })
  })

  test.each([
    ['one', ['2026-10-23T22:00:00Z']],
    ['two that are the same', ['2026-10-23T22:00:00Z', '2026-10-23T22:00:00Z']],
    ['two in the wrong order', ['2026-10-24T22:00:00Z', '2026-10-23T22:00:00Z']],
    ['one of another century', ['1999-12-31T23:59:59Z', '2026-10-23T22:00:00Z']],
    ['one of the next century', ['2026-10-23T22:00:00Z', '2100-01-01T00:00:00Z']],
    [
      'too many',
      Array.from({ length: 149 }, (_, day) => new Date(1e12 + day * 864e5).toISOString()),
    ],
  ])('of midnights, %s will not do', async (_case, given) => {
    const visitor = await signUp(served)
    const { status } = await visitor.refusal('get_practice_summary', { midnights: given })
    expect(status).toBe(422)
  })
})

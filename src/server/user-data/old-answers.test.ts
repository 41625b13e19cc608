import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findLearner, rebuildStates } from '#server/learning/skill-states.ts'
import { practiceSummary } from '#server/practice/practice-summary.ts'
import { testDatabases } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { signUp } from '#server/testing/sign-up.ts'

import { shortenOldAnswers } from './old-answers.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TEMPLATES = ['as-e1', 'as-m1', 'bo-e1', 'pe-e1', 'as-h1']

describe.each(testDatabases)('on $name', (place) => {
  let served: Served
  beforeAll(async () => {
    served = await serveOn(place)
  })
  afterAll(() => served.close())

  test('answers that grow old are shortened, and the learner knows as much as before', async () => {
    const now = Date.now()
    const { userId, call } = await signUp(served)
    await giveAnswers(userId, now)
    const learner = await rebuildStates(served.database, userId)
    const { kinds } = await practiceSummary(served.database, userId, [])
    const shortened = []
    // The oldest is 500 days old.
    for (const days of [480, 471, 469, 460, 400]) {
      shortened.push(await shortenOldAnswers(served.database, now, days))
    }
    expect(shortened).toEqual([0, 0, 1, 0, 1])
    expect(await findLearner(served.database, userId)).toEqual(learner)
    expect(await rebuildStates(served.database, userId)).toEqual(learner)
    expect((await practiceSummary(served.database, userId, [])).kinds).toEqual(kinds)
    const { answers } = await call('get_user_progress', {})
    expect(answers.length).toBe(80)
    const past = await served.database
      .selectFrom('past_answers')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    expect(past.length).toBe(2)
    // Every tenth is a guest's, and counts against the totals that the guest brought.
    expect(past.reduce((sum, row) => sum + row.right_answers + row.wrong_answers, 0)).toBe(2)
  })

  /** A hundred answers, one every five days, with all that learning reads of them. */
  async function giveAnswers(userId: string, now: number): Promise<void> {
    await served.database
      .insertInto('answers')
      .values(
        Array.from({ length: 100 }, (_, index) => {
          const at = now - (500 - index * 5) * DAY_MS
          const isCorrect = index % 3 > 0
          return {
            user_id: userId,
            issue_id: randomUUID(),
            question_id: `${TEMPLATES[index % TEMPLATES.length]}.1.${index}`,
            selected_answer: 0,
            is_correct: isCorrect,
            milliseconds: 5000,
            answered_at: new Date(at),
            xp: 0,
            is_verified: index % 10 > 0,
            is_sure: index % 4 === 0 ? null : index % 4 === 1,
            local_day: index % 7 === 0 ? null : Math.floor(at / DAY_MS) + (index % 2),
            hints_taken: index % 5 === 0 ? 2 : 0,
            second_response: isCorrect || index % 2 === 0 ? null : '1',
            second_correct: isCorrect || index % 2 === 0 ? null : index % 4 === 1,
            given_at: index % 6 === 0 ? new Date(at - 3 * 60 * 60 * 1000) : null,
          }
        }),
      )
      .execute()
  }
})

/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Database } from '#server/platform/database/database.ts'
import { anyTestDatabase } from '#server/testing/database/databases.ts'
import { type Served, serveOn } from '#server/testing/served.ts'
import { type NewUser, signUp } from '#server/testing/sign-up.ts'

import { auditCounts, auditLearner } from './books.ts'
import type { Acknowledged } from './learner.ts'

let served: Served
let user: NewUser
let acknowledged: Acknowledged
beforeAll(async () => {
  let now = Date.now()
  served = await serveOn(anyTestDatabase, { clock: () => (now += 500) })
  user = await signUp(served)
  const { questions } = await user.call('issue_practice_questions', {
    count: 1,
    enabled_categories: ['general'],
    difficulty: 'easy',
  })
  const issueId = questions[0]?.issue_id ?? ''
  const answer = { issue_id: issueId, selected_answer: 1 }
  const result = await user.call('answer_practice_question', answer)
  acknowledged = { issueId, choice: 1, isCorrect: result.answer.is_correct, xp: result.xp }
})
afterAll(() => served.close())

test('the stored parts of an acknowledged answer add up', async () => {
  expect(await audit()).toEqual([])
})

test('an answer that was acknowledged and is not there is found', async () => {
  const lost = { ...acknowledged, issueId: 'another' }
  expect(await audit([acknowledged, lost])).toEqual([
    'lost: the acknowledged answer to another',
    'acknowledged answers, each once: 2, not 1',
  ])
})

test('an answer that was changed is found', async () => {
  expect(await audit([{ ...acknowledged, choice: 2 }])).toEqual([
    `changed: the acknowledged answer to ${acknowledged.issueId}`,
  ])
})

test.each([
  ['totals', 'user_progress', { total_time_ms: 1 }],
  ['a standing', 'standings', { season_xp: 990 }],
  ['a count of players', 'xp_counts', { players: 7 }],
] as const)('%s that do not fit are found', async (_what, table, wrong) => {
  const transaction = await served.database.startTransaction().execute()
  await transaction.updateTable(table).set(wrong).execute()
  expect((await audit([acknowledged], transaction)).length).toBeGreaterThan(0)
  await transaction.rollback().execute()
})

async function audit(
  known: readonly Acknowledged[] = [acknowledged],
  database: Database = served.database,
): Promise<readonly string[]> {
  const learner = {
    userId: user.userId,
    acknowledged: known,
    failures: () => 0,
    served: async () => {},
    finish: async () => {},
  }
  return [...(await auditLearner(database, learner)), ...(await auditCounts(database))]
}

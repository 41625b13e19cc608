import { afterEach, expect, test } from 'vitest'

import { questionFrame } from '#quiz/testing/made-question.ts'

import { recordForUser, recordSecondForUser, type UserRecord } from './record-for-user.ts'
import { storedUnissued, unissuedOf } from './unissued.ts'

const ALICE = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'
const issued = {
  issueId: '00000000-0000-4000-9000-000000000001',
  question: {
    ...questionFrame,
    type: 'number',
    key: { value: 1, unit: 'g', tolerance: 0.01, figures: null },
    units: ['g'],
    correctAnswer: '1 g',
    corrections: [],
  },
} as const
const answer = {
  questionId: 'ge-h21.1.1',
  selectedAnswer: 1,
  response: '2 g',
  isCorrect: false,
  timeSpent: 5,
  timestamp: 20_000,
} as const
const second = {
  questionId: 'ge-h21.1.1',
  recordedAt: 20_000,
  response: '1 g',
  isCorrect: true,
} as const

afterEach(() => storedUnissued.clear())

/** Where the answers of Alice go, and what has gone to the account. */
function record(isOnline: boolean, keeper: string | null = ALICE) {
  const sent: unknown[] = []
  const practice = isOnline
    ? { answer: (_issued: unknown, ...given: readonly unknown[]) => void sent.push(given) }
    : null
  const user: UserRecord = { practice, keeper, fail: (error) => sent.push(error) }
  return { user, sent }
}

function kept() {
  return unissuedOf(ALICE).progress.get().answers
}

test('an answer to an issued question goes to the account, and so does its second try', () => {
  const { user, sent } = record(true)
  recordForUser(user, issued, { ...answer, hintsTaken: 1 })
  recordSecondForUser(user, issued, answer.response, second)
  expect(sent).toEqual([
    ['2 g', { isSure: undefined, hintsTaken: 1 }],
    ['2 g', { secondResponse: '1 g' }],
  ])
  expect(kept()).toEqual([])
})

test.each([
  ['no server has asked', true, null],
  ['was asked before the connection was lost', false, issued],
])('an answer to a question that %s is kept with its second try', async (_, isOnline, asked) => {
  const { user, sent } = record(isOnline)
  recordForUser(user, asked, answer)
  await expect.poll(() => kept().length).toBe(1)
  recordSecondForUser(user, asked, answer.response, second)
  await expect.poll(() => kept()[0]?.secondResponse).toBe('1 g')
  expect(sent).toEqual([])
})

test('nothing is kept where an answer does not count', async () => {
  const { user, sent } = record(true, null)
  recordForUser(user, null, answer)
  recordForUser(record(true).user, null, { ...answer, timestamp: 50_000 })
  await expect.poll(() => kept().length).toBe(1)
  expect([kept()[0]?.timestamp, sent]).toEqual([50_000, []])
})

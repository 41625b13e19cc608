import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { outboxIn } from './outbox.ts'

const ISSUE = '00000000-0000-4000-9000-000000000001'
const ALICE = '00000000-0000-4000-8000-000000000001'

test('a waiting answer with all of its fields is there after a reload', () => {
  const storage = memoryStorage()
  const now = Date.UTC(2026, 10, 28)
  const answer = {
    issueId: ISSUE,
    questionId: 'as-e1.1.1',
    selectedAnswer: 0,
    response: '2.5 g',
    isSure: false,
    localDay: Math.floor(now / 86_400_000),
    answeredAt: now,
    hintsTaken: 3,
    secondResponse: '25 g',
  }
  const before = outboxIn(storage)
  before.update((outbox) => ({ ...outbox, answers: [{ ...answer, userId: ALICE }] }))
  const after = outboxIn(storage)
  expect([after.get().answers, after.persistence()]).toEqual([
    [{ ...answer, userId: ALICE }],
    'stored',
  ])
})

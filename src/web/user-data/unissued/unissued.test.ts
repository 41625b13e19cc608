import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { progressIn } from '#web/user-data/progress.ts'

import {
  isUnissuedWaiting,
  keepUnissued,
  unissuedIn,
  unissuedOf,
  withUnissued,
} from './unissued.ts'

const ALICE = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'
const BOB = '5d9c11aa-9d0e-4d4e-8f43-6a1f2f5d9c22'

function answer(timestamp: number, isCorrect = true) {
  return {
    questionId: 'as-m3.1.1' as const,
    selectedAnswer: 0,
    isCorrect,
    timeSpent: 5,
    timestamp,
  }
}

test('answers wait for the user who gave them, each once', () => {
  const all = unissuedIn(memoryStorage())
  keepUnissued(ALICE, answer(20_000), all)
  // A copy of the tab had the same question on screen.
  keepUnissued(ALICE, answer(21_000), all)
  keepUnissued(BOB, answer(30_000, false), all)
  const [alice, bob] = [ALICE, BOB].map((id) => unissuedOf(id, all).progress.get())
  expect(alice?.answers.map(({ timestamp }) => timestamp)).toEqual([20_000])
  expect(bob?.totals).toMatchObject({ totalAnswered: 1, correctAnswers: 0 })
})

test('a user of whom nothing waits leaves nothing behind, and others stay', () => {
  const all = unissuedIn(memoryStorage())
  keepUnissued(ALICE, answer(20_000), all)
  keepUnissued(BOB, answer(30_000), all)
  const { progress, outbox } = unissuedOf(ALICE, all)
  outbox.update((before) => ({ ...before, upload: { userId: ALICE, chunk: 'sent' } }))
  progress.update(({ totals, ...rest }) => ({
    ...rest,
    totals: { ...totals, totalAnswered: 0, correctAnswers: 0, currentStreak: 0, bestStreak: 0 },
    answers: [],
  }))
  // The part is not acknowledged.
  expect(isUnissuedWaiting(ALICE, all)).toBe(true)
  outbox.update(({ answers }) => ({ answers, leftBy: ALICE }))
  expect([ALICE, BOB].map((id) => isUnissuedWaiting(id, all))).toEqual([false, true])
})

test('progress shows the answers that the account does not have yet, and none of them twice', () => {
  const all = unissuedIn(memoryStorage())
  const copy = progressIn(memoryStorage())
  keepUnissued(ALICE, answer(20_000), all)
  keepUnissued(ALICE, answer(50_000, false), all)
  const before = { ...copy.get(), answers: [answer(20_000)], savedAt: 20_000 }
  const shown = withUnissued(before, ALICE, all)
  expect(shown.answers.map(({ timestamp }) => timestamp)).toEqual([50_000, 20_000])
  expect(shown.totals.incorrectAnswers).toBe(1)
  expect(withUnissued(shown, ALICE, all)).toEqual(shown)
})

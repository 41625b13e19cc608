import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import {
  isUnissuedWaiting,
  keepUnissued,
  unissuedIn,
  unissuedOf,
} from '#web/user-data/unissued/unissued.ts'
import { CallProblem } from '#web/wire/api.ts'

import { bringUnissued } from './bring-unissued.ts'
import { bringGuestData, type Chunk } from './guest-data.ts'

const ALICE = '0b9a6a0e-9d0e-4d4e-8f43-6a1f2f5d9c11'

/** A browser with two answers of Alice, and a server that fails for so many calls. */
function world(failures: number) {
  const all = unissuedIn(memoryStorage())
  for (const timestamp of [20_000, 50_000]) {
    keepUnissued(
      ALICE,
      { questionId: 'as-m3.1.1', selectedAnswer: 0, isCorrect: true, timeSpent: 5, timestamp },
      all,
    )
  }
  const heard: Chunk[] = []
  let [left, ids, arrived] = [failures, 0, 0]
  const tools = {
    isRight: () => true,
    isKnown: () => true,
    ask: async (chunk: Chunk) => {
      heard.push(chunk)
      left -= 1
      if (left >= 0) throw new CallProblem('unavailable', 'no connection')
    },
    newId: () => `0b9a6a0e-9d0e-4d4e-8f43-${String((ids += 1)).padStart(12, '0')}`,
  }
  return {
    all,
    heard,
    arrived: () => arrived,
    bring: async () =>
      bringUnissued(ALICE, () => void (arrived += 1), {
        from: unissuedOf(ALICE, all),
        bring: async (userId, options) => bringGuestData(userId, { ...options, tools }),
      }),
  }
}

test('answers without a connection come to the account, with their totals first', async () => {
  const { all, heard, arrived, bring } = world(0)
  await Promise.all([bring(), bring()])
  expect(heard.map(({ progress, answers }) => [progress.correct_answers, answers?.length])).toEqual(
    [
      [2, undefined],
      [0, 2],
    ],
  )
  expect([arrived(), isUnissuedWaiting(ALICE, all)]).toEqual([1, false])
})

test('what was cut off is sent again as the very same part', async () => {
  const { all, heard, arrived, bring } = world(1)
  await bring()
  expect([arrived(), isUnissuedWaiting(ALICE, all)]).toEqual([0, true])
  await bring()
  expect(heard[1]).toEqual(heard[0])
  expect([arrived(), heard.length, isUnissuedWaiting(ALICE, all)]).toEqual([1, 3, false])
})

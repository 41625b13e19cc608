import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'

import { newerHalf, pastAnswers, withPast } from './past-answers.ts'
import { progressIn, saveAnswer } from './progress.ts'

const answers = [
  { questionId: 'as-e1.1.k3f9', isCorrect: true, timestamp: 1_772_366_400_000 },
  { questionId: 'bo-h12.2.0', isCorrect: false, isSure: true, timestamp: 5 },
  { questionId: 'ge-m1.1.1', isCorrect: true, isSure: false, timestamp: 6 },
]

test('answers come back from their short form', () => {
  expect(pastAnswers(withPast(undefined, answers))).toEqual([
    { template: 'as-e1', isCorrect: true, timestamp: 1_772_366_400_000 },
    { template: 'bo-h12', isCorrect: false, isSure: true, timestamp: 5 },
    { template: 'ge-m1', isCorrect: true, isSure: false, timestamp: 6 },
  ])
  expect(pastAnswers('as-e1.1.k;nonsense;zz;')).toEqual([
    { template: 'as-e1', isCorrect: true, timestamp: 20 },
  ])
  expect([newerHalf(withPast(undefined, answers)), newerHalf(undefined)]).toEqual([
    'ge-m1.1u.6;',
    undefined,
  ])
})

test('of very many the newest eighteen thousand stay', () => {
  const many = Array.from({ length: 25_000 }, (_, time) => ({
    questionId: 'as-e1.1.k3f9',
    isCorrect: true,
    timestamp: 1_772_366_400_000 + time,
  }))
  const kept = pastAnswers(withPast(withPast(undefined, many.slice(0, 9000)), many.slice(9000)))
  expect([kept.length, kept[0]?.timestamp, kept.at(-1)?.timestamp]).toEqual([
    18_000, 1_772_366_407_000, 1_772_366_424_999,
  ])
})

test('S2 an answer that leaves the list is still known in its short form', () => {
  const place = progressIn(memoryStorage())
  place.set({
    ...place.fallback,
    answers: Array.from({ length: 2000 }, (_, age) => whole(5000 - age)),
  })
  saveAnswer({ ...whole(6000), isSure: true }, place)
  const { answers: listed, past } = place.get()
  expect([listed.length, listed[0]?.isSure]).toEqual([2000, true])
  expect(pastAnswers(past)).toEqual([{ template: 'as-e1', isCorrect: true, timestamp: 3001 }])
})

function whole(timestamp: number) {
  return {
    questionId: 'as-e1.1.k3f9',
    selectedAnswer: 1,
    isCorrect: true,
    timeSpent: 2,
    timestamp,
  }
}

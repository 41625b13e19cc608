import { expect, test } from 'vitest'

import { shortAnswers, shortForm } from '#quiz/practice/short-answers.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'

import { withPast } from './past-answers.ts'
import { progressIn } from './progress.ts'
import { saveAnswer } from './save-answer.ts'

const answers = [
  { questionId: 'as-e1.1.k3f9', isCorrect: true, timestamp: 1_772_366_400_000 },
  { questionId: 'bo-h12.2.0', isCorrect: false, isSure: true, timestamp: 5 },
  { questionId: 'ge-m1.1.1', isCorrect: true, isSure: false, timestamp: 6 },
  { questionId: 'ge-m24.1.1', isCorrect: true, hintsTaken: 2, timestamp: 7 },
  { questionId: 'ge-m24.1.1', isCorrect: false, secondCorrect: true, timestamp: 8 },
  { questionId: 'ge-m24.1.1', isCorrect: false, secondCorrect: false, timestamp: 9 },
]

test('answers come back from their short form', () => {
  expect(shortAnswers(withPast('', answers))).toEqual([
    { template: 'as-e1', isCorrect: true, timestamp: 1_772_366_400_000 },
    { template: 'bo-h12', isCorrect: false, isSure: true, timestamp: 5 },
    { template: 'ge-m1', isCorrect: true, isSure: false, timestamp: 6 },
    { template: 'ge-m24', isCorrect: true, isHard: true, timestamp: 7 },
    { template: 'ge-m24', isCorrect: false, isHard: true, timestamp: 8 },
    { template: 'ge-m24', isCorrect: false, timestamp: 9 },
  ])
  expect(shortAnswers('as-e1.1.k;nonsense;zz;')).toEqual([
    { template: 'as-e1', isCorrect: true, timestamp: 20 },
  ])
})

test('a short form may tell the calendar day', () => {
  const told = { template: 'as-e1', isCorrect: true, timestamp: 7, day: 20_512 }
  expect(shortForm([told])).toBe('as-e1.1.7.20512;')
  expect(shortAnswers(shortForm([told]))).toEqual([told])
})

test('of very many the newest stay, more than eighteen thousand', () => {
  const many = Array.from({ length: 25_000 }, (_, time) => ({
    questionId: 'as-e11.1.k3f9',
    isCorrect: true,
    timestamp: 1_772_366_400_000 + time,
  }))
  const kept = shortAnswers(withPast(withPast('', many.slice(0, 9000)), many.slice(9000)))
  expect(kept.length).toBeGreaterThan(18_000)
  expect(kept.map(({ timestamp }) => timestamp)).toEqual(
    many.slice(-kept.length).map(({ timestamp }) => timestamp),
  )
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
  expect(shortAnswers(past ?? '')).toEqual([
    { template: 'as-e1', isCorrect: true, timestamp: 3001 },
  ])
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

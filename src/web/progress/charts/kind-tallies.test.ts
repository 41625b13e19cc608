import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { ownPart, withOwnPart } from '#web/user-data/export-file.ts'
import { progressIn } from '#web/user-data/progress.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'

import { kindTallies } from './kind-tallies.ts'

function answer(questionId: string, timestamp: number) {
  return { questionId, selectedAnswer: 1, isCorrect: timestamp % 2 === 0, timeSpent: 2, timestamp }
}

test.each([
  ['more answers than are listed', Infinity],
  ['storage that is full', 20_000],
])(
  'with %s the categories still count as many answers as the totals',
  { tags: 'long' },
  (_, room) => {
    const storage = memoryStorage({}, room)
    const place = progressIn(storage)
    for (let time = 1; time <= 40; time += 1) saveAnswer(answer('ge-h1.1.0', time), place)
    for (let time = 1; time <= 2060; time += 1) saveAnswer(answer('as-e1.1.0', time), place)
    const next = progressIn(storage).get()
    expect(next.answers.length).toBeLessThanOrEqual(2000)
    expect(kindTallies(next)).toEqual({
      tallies: [
        { category: 'atomic-structure', difficulty: 'easy', answered: 2060, correct: 1030 },
        { category: 'general', difficulty: 'hard', answered: 40, correct: 20 },
      ],
      unknown: 0,
    })
    expect(next.totals.totalAnswered).toBe(2100)
  },
)

test('imported answers take their counts along, and leave none of those before', () => {
  const place = progressIn(memoryStorage())
  for (let time = 1; time <= 2001; time += 1) saveAnswer(answer('ge-h1.1.0', time), place)
  const full = place.get()
  const small = { ...place.fallback, savedAt: 7 }
  expect(withOwnPart(full, small)).toEqual(small)
  expect(withOwnPart(small, full)).toEqual(full)
  expect(ownPart(full).older).toEqual([
    { category: 'general', difficulty: 'hard', answered: 1, correct: 0 },
  ])
})

test('answers that were dropped before their kind was counted are listed apart', () => {
  const place = progressIn(memoryStorage())
  place.update((empty) => ({
    ...empty,
    totals: { ...empty.totals, totalAnswered: 2500, correctAnswers: 1000, incorrectAnswers: 1500 },
  }))
  saveAnswer(answer('ge-h1.1.0', 2), place)
  expect(kindTallies(place.get())).toEqual({
    tallies: [{ category: 'general', difficulty: 'hard', answered: 1, correct: 1 }],
    unknown: 2500,
  })
})

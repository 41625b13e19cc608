import { expect, test } from 'vitest'

import { memoryStorage } from '#web/testing/memory-storage.ts'
import { progressIn } from '#web/user-data/progress.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'

import { countedByServer, summaryOf } from './practice-summary.ts'

function practiced() {
  const place = progressIn(memoryStorage())
  const timestamp = new Date(2026, 2, 1, 9).getTime()
  saveAnswer(
    { questionId: 'as-e1.1.1', selectedAnswer: 1, isCorrect: true, timeSpent: 2, timestamp },
    place,
  )
  return place.get()
}

const TALLY = { category: 'atomic-structure', difficulty: 'easy', answered: 1, correct: 1 } as const

test('the answers that are listed are counted here', () => {
  expect(summaryOf(practiced())).toEqual({
    days: new Map([['2026-03-01', { answered: 1, correct: 1 }]]),
    tallies: [TALLY],
    unknown: 0,
    latest: null,
  })
})

test('an incomplete list of answers is labeled', () => {
  const progress = practiced()
  const totals = { ...progress.totals, totalAnswered: 700 }
  expect(summaryOf({ ...progress, totals })).toMatchObject({ unknown: 699, latest: 1 })
})

test('answers counted by the server stand at their days', () => {
  const totals = { ...practiced().totals, totalAnswered: 700 }
  const days = [1, 2, 3].map((day) => new Date(2026, 2, day))
  const counted = {
    days: [
      { answered: 600, correct: 300 },
      { answered: 0, correct: 0 },
      { answered: 1, correct: 1 },
    ],
    kinds: [{ ...TALLY, answered: 650, correct: 400 }],
  }
  expect(countedByServer({ totals }, days, counted)).toEqual({
    days: new Map([
      ['2026-03-01', { answered: 600, correct: 300 }],
      ['2026-03-03', { answered: 1, correct: 1 }],
    ]),
    tallies: counted.kinds,
    unknown: 50,
    latest: null,
  })
})

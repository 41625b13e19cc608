import { expect, test } from 'vitest'

import { learnAll } from '#quiz/learning/learn.ts'
import { type Learner, learnerOf } from '#quiz/learning/learner.ts'
import { templateFacts } from '#quiz/learning/template-facts.ts'
import { shortAnswers } from '#quiz/practice/short-answers.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { progressIn, type SavedProgress } from '#web/user-data/progress.ts'
import { saveAnswer } from '#web/user-data/save-answer.ts'

import { skillAnswers, startOf } from './skill-answers.ts'
import { thinOldest } from './thin-answers.ts'

const DAY_MS = 86_400_000
const START = 1_600_000_000_000
const NOW = START + 1000 * DAY_MS
const templates = Object.keys(templateFacts)

test('K29 a learner with more answers than the browser keeps is known as well as before', () => {
  const storage = memoryStorage()
  const place = progressIn(storage)
  const all = Array.from({ length: 30_000 }, (_, index) => ({
    questionId: `${templates[(index * 7) % templates.length]}.1.k3f9`,
    selectedAnswer: 0,
    isCorrect: (index * index) % 5 !== 2,
    isSure: index % 3 === 0,
    timeSpent: 5,
    timestamp: START + Math.floor((index / 30_000) * 900 * DAY_MS),
  }))
  // Writing each of them would take minutes: the list is full from the start.
  const whole = { ...place.fallback, answers: all.toReversed() }
  for (let from = 0; from < all.length; from += 3000) {
    const added = all.slice(from, from + 3000).toReversed()
    place.update((kept) => ({ ...kept, answers: [...added.slice(1), ...kept.answers] }))
    const [newest] = added
    if (newest !== undefined) saveAnswer(newest, place)
    thinOldest(place)
  }
  const kept = progressIn(storage).get()
  const count = kept.answers.length + shortAnswers(kept.past ?? '').length
  expect([count < 22_000, kept.start !== undefined]).toEqual([true, true])
  expect(JSON.stringify(kept).length).toBeLessThan(2 ** 20)
  expectAlike(learnerIn(kept), learnerIn(whole))
})

test('K29 a start that is damaged in part is read as far as it can be', () => {
  const text =
    'x;atomic-number,9,1,3,19000,2,19000,1;no-skill,1,1,3,1,1,1,0;mass-number,9,NaN,3,1,1,1,0'
  expect(learnerOf(text)).toEqual({
    drift: 0,
    skills: new Map([
      [
        'atomic-number',
        {
          answered: 9,
          ability: 1,
          halfLife: 3,
          lastDay: 19_000,
          rightDays: 2,
          lastRightDay: 19_000,
          sureMistake: true,
        },
      ],
    ]),
  })
})

function learnerIn(progress: SavedProgress): Learner {
  return learnAll(skillAnswers(progress, NOW), undefined, startOf(progress))
}

function expectAlike(one: Learner, other: Learner) {
  expect(one.drift).toBeCloseTo(other.drift, 4)
  expect(one.skills.size).toBe(other.skills.size)
  for (const [id, { ability, halfLife, ...rest }] of one.skills) {
    const state = other.skills.get(id)
    expect({ ...rest, ability, halfLife }).toEqual({
      ...state,
      ability: expect.closeTo(state?.ability ?? 0, 5),
      halfLife: expect.closeTo(state?.halfLife ?? 0, 5),
    })
  }
}

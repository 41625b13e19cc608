import { expect, test, vi } from 'vitest'

import { topicOfSkill } from '#quiz/skills.ts'
import { questionOf } from '#quiz/templates/whole-bank.ts'

import { matchTemplates } from './draw-questions.ts'
import { type QuestionStock, stockQuestions } from './question-stock.ts'

const random = { uuid: () => crypto.randomUUID(), fraction: Math.random }

test('each match has ten questions that ask in other ways about other elements, as their ids make them', () => {
  const stock = stockQuestions(random)
  for (let match = 0; match < 200; match += 1) {
    const taken = stock.take()
    const questions = taken
      .map(({ id }) => questionOf(id))
      .filter((question) => question?.type === 'mcq')
    expect(
      questions.map(({ id, options, correctAnswer, element }) => {
        return { id, right: options.indexOf(correctAnswer), element }
      }),
    ).toEqual(taken)
    expect(new Set(questions.map(({ element }) => element)).size).toBe(10)
    expect(new Set(questions.map(({ id }) => id.split('.')[0])).size).toBe(10)
  }
  stock.close()
})

test('Q61 no match asks about a topic beyond the first year', () => {
  const topics = matchTemplates.filter(({ skill }) => topicOfSkill(skill) !== null)
  expect(topics.map(({ id }) => id)).toEqual([])
})

test('taken questions are drawn anew', () => {
  vi.useFakeTimers()
  const stock = stockQuestions(random)
  const before = idsOf(stock)
  expect(idsOf(stock)).toEqual(before)
  vi.advanceTimersByTime(10_000)
  expect([...idsOf(stock)].filter((id) => before.has(id))).toEqual([])
  stock.close()
  vi.useRealTimers()
})

/** All questions in stock, except those that many matches would have to miss. */
function idsOf({ take }: QuestionStock): ReadonlySet<string> {
  return new Set(Array.from({ length: 4000 }, () => take().map(({ id }) => id)).flat())
}

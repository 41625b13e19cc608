import { expect, test } from 'vitest'

import { type Nudge, nudgeOf, partNudge } from '#quiz/kinds/kinds.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { makeQuestion, type ProductionQuestion } from '#quiz/question.ts'

import { productionTemplates } from './whole-bank.ts'

const SEEDS = 12

/** Shorter answers, such as a count, may stand in any sentence. */
const SHORTEST = 4

const questions: readonly ProductionQuestion[] = productionTemplates.flatMap((template) =>
  Array.from({ length: SEEDS }, (_, index) => makeQuestion(template, 7919 * index + 5)).filter(
    (question) => question.type !== 'mcq',
  ),
)

test('Q50 help before the second try does not hold the answer', () => {
  const broken = questions.flatMap((question) =>
    wrongAnswersOf(question).flatMap((given) => {
      const text = textOf(question, given)
      const isTold =
        question.correctAnswer.length >= SHORTEST && text.includes(question.correctAnswer)
      return isTold ? [`${question.id}: ${given}: ${text}`] : []
    }),
  )
  expect(broken).toEqual([])
})

test('Q50 a wrong answer that has a correction gets help before the second try, without an idea too', () => {
  const all = questions.flatMap((question) =>
    question.corrections.map(({ given }) => textOf(question, given)),
  )
  expect(all.length).toBeGreaterThan(5000)
  expect(all.filter((text) => text === '').length / all.length).toBeLessThan(0.005)
})

test('Q50 help with a part of a problem does not hold its answer, and nearly every slip gets it', () => {
  const texts = questions.flatMap((question) =>
    question.type !== 'steps'
      ? []
      : question.parts.flatMap((part) =>
          part.corrections.map(({ given }) => ({
            text: sentenceOf(partNudge(part, given)),
            answer: part.answer,
            slip: `${question.id}: ${given}`,
          })),
        ),
  )
  expect(texts.length).toBeGreaterThan(1000)
  const told = texts.filter(
    ({ text, answer }) => answer.length >= SHORTEST && text.includes(answer),
  )
  expect(told.map(({ slip }) => slip)).toEqual([])
  expect(texts.filter(({ text }) => text === '').length / texts.length).toBeLessThan(0.005)
})

test('Q50 a right or an unreadable answer gets no help', () => {
  for (const question of questions.slice(0, 200)) {
    expect(nudgeOf(question, '')).toBe(null)
  }
})

/** The wrong answers that are corrected, and right answers of another question of the same kind. */
function wrongAnswersOf(question: ProductionQuestion): readonly string[] {
  const other = questions.find(
    ({ type, correctAnswer }) => type === question.type && correctAnswer !== question.correctAnswer,
  )
  return [
    ...question.corrections.map(({ given }) => given),
    ...(other === undefined ? [] : [other.correctAnswer]),
  ]
}

function textOf(question: ProductionQuestion, given: string): string {
  return sentenceOf(nudgeOf(question, given))
}

function sentenceOf(nudge: Nudge | null): string {
  if (nudge === null) return ''
  return nudge.kind === 'near-miss' ? nudge.text : misconceptions[nudge.misconception].correction
}

import { describe, expect, test } from 'vitest'

import { elementBySymbol } from '#chemistry/elements.ts'

import { misconceptions } from './misconceptions.ts'
import { makeQuestion, type Question } from './question.ts'
import { skill } from './skills.ts'
import { templates } from './whole-bank.ts'

const SEEDS = 500

/** Chi-squared with three degrees of freedom exceeds this once in a hundred thousand fair runs. */
const UNEVEN = 25.9

describe.each(
  templates.map((template) => [`${template.id}.${template.version}`, template] as const),
)('%s', (_, template) => {
  const questions = Array.from({ length: SEEDS }, (__, seed) => makeQuestion(template, seed))

  test('belongs to the category of its skill', () => {
    expect(skill(template.skill).category).toBe(template.category)
  })

  test('Q3 every question has four different options and exactly one right answer', () => {
    for (const { options, correctAnswer } of questions) {
      expect(new Set(options).size).toBe(4)
      expect(options.filter((option) => option === correctAnswer)).toHaveLength(1)
    }
  })

  test('Q4 Q5 the right answer is at every place about equally often', () => {
    expect(unevenness(questions.map(placeOfAnswer))).toBeLessThan(UNEVEN)
  })

  test('Q6 every wrong option with a misconception has a text of its own', () => {
    const feedback = questions
      .flatMap((question) => question.feedback)
      .filter((entry) => entry !== null)
    for (const { misconception, text } of feedback) {
      expect(misconceptions[misconception].idea.length).toBeGreaterThan(10)
      expect(text).toMatch(/^\S.{20,300}[.!?]$/)
    }
    const taught = questions.filter((question) => question.feedback.some((entry) => entry !== null))
    expect(taught.length).toBeGreaterThan(SEEDS * 0.9)
  })

  test('the length of an option does not give it away', () => {
    const isLongest = questions.filter((question) => extremeAnswer(question, Math.max)).length
    const isShortest = questions.filter((question) => extremeAnswer(question, Math.min)).length
    expect(isLongest).toBeLessThan(SEEDS * 0.55)
    expect(isShortest).toBeLessThan(SEEDS * 0.55)
    for (const { options } of questions) expect(lengthSpread(options)).toBe('even')
  })

  test('stems are complete, at most 30 words, and free of banned phrases', () => {
    for (const { question, options } of questions) {
      expect(question).toMatch(/^\S.*[.?:]$/)
      expect(question.split(/\s+/).length).toBeLessThanOrEqual(30)
      const text = [question, ...options].join(' ')
      expect(text).not.toMatch(/\b(all of the above|none of|always|never|except)\b/i)
      expect(text).not.toMatch(/undefined|\bNaN\b(?!₃)|Infinity|null|\[object|  /)
    }
  })

  test('explanations are sentences and the badge names a real element', () => {
    for (const { explanation, element, see } of questions) {
      expect(explanation).toMatch(/^\S.{8,400}[.!]$/)
      expect(explanation).not.toMatch(/undefined|\bNaN\b(?!₃)|Infinity|null|\[object|  /)
      for (const symbol of [element, ...see.elements]) expect(elementBySymbol(symbol)).toBeDefined()
    }
  })

  test('no question of a small pool: at least 20 different ones', () => {
    expect(poolOf(questions)).toBeGreaterThanOrEqual(20)
  })
})

const newest = templates.filter(
  ({ id, version }) => !templates.some((other) => other.id === id && other.version > version),
)

describe.each(
  newest
    .filter(({ fitsDuel }) => fitsDuel)
    .map((template) => [`${template.id}.${template.version}`, template] as const),
)('%s in a duel', (_, template) => {
  test('is read in a few seconds: at most 28 words and 150 characters with its options', () => {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const { question, options } = makeQuestion(template, seed)
      const text = [question, ...options].join(' ')
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(28)
      expect(lengthOf(text)).toBeLessThanOrEqual(150)
    }
  })
})

test.each(newest.map((template) => [template.id, template] as const))(
  '%s corrects a wrong choice in two or three sentences',
  (_, template) => {
    const texts = Array.from({ length: SEEDS }, (__, seed) => makeQuestion(template, seed))
      .flatMap(({ feedback }) => feedback)
      .flatMap((entry) => (entry === null ? [] : [entry.text]))
    const others = texts.filter((text) => {
      const sentences = text.match(/[.!?](?=\s|$)/g)?.length
      return sentences !== 2 && sentences !== 3
    })
    expect([...new Set(others)].slice(0, 5)).toEqual([])
  },
)

function placeOfAnswer({ options, correctAnswer }: Question): number {
  return options.indexOf(correctAnswer)
}

function unevenness(places: readonly number[]): number {
  const expected = places.length / 4
  return [0, 1, 2, 3]
    .map((place) => places.filter((other) => other === place).length)
    .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Whether the answer alone is the longest, or shortest, option by more than a quarter. */
function extremeAnswer(
  { options, correctAnswer }: Question,
  extreme: (...lengths: number[]) => number,
): boolean {
  const others = options.filter((option) => option !== correctAnswer).map(lengthOf)
  const nearest = extreme(...others)
  const length = lengthOf(correctAnswer)
  return extreme(length, nearest) === length && Math.abs(length - nearest) > nearest / 4
}

function lengthSpread(options: readonly string[]): string {
  const lengths = options.map(lengthOf)
  const longest = Math.max(...lengths)
  const shortest = Math.min(...lengths)
  return longest <= Math.max(1.6 * shortest, shortest + 12) ? 'even' : options.join(' | ')
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function poolOf(questions: readonly Question[]): number {
  return new Set(
    questions.map(({ question, options }) => [question, ...options.toSorted()].join('|')),
  ).size
}

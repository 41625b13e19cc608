import { describe, expect, test } from 'vitest'

import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { misconceptions } from './misconceptions.ts'
import { makeQuestion, type McqQuestion } from './question.ts'
import { skill } from './skills.ts'
import type { ChoiceTemplate } from './template.ts'
import { choiceTemplates } from './templates/whole-bank.ts'

const SEEDS = 200

/** Traces of a text whose parts were not all filled in. */
const UNFINISHED = /undefined|\bNaN\b(?!₃)|Infinity|null|\[object|  /

/** Chi-squared with three degrees of freedom exceeds this once in a hundred thousand fair runs. */
const UNEVEN = 25.9

/** To make the questions of a template again for each test takes most of the time. */
const drawn = new Map<ChoiceTemplate, readonly McqQuestion[]>()

const bank = choiceTemplates.map((template) => ({
  name: `${template.id}.${template.version}`,
  template,
}))

describe.each(bank)('$name', (entry) => {
  expectGoodQuestions(entry)
})

function expectGoodQuestions({ template }: { readonly template: ChoiceTemplate }): void {
  test('belongs to the category of its skill', () => {
    expect(skill(template.skill).category).toBe(template.category)
  })

  test('Q3 every question has four different options and exactly one right answer', () => {
    const broken = questionsOf(template).filter(
      ({ options, correctAnswer }) =>
        new Set(options).size !== 4 ||
        options.filter((option) => option === correctAnswer).length !== 1,
    )
    expect(broken).toEqual([])
  })

  test('Q4 Q5 the right answer is at every place about equally often', () => {
    expect(unevenness(questionsOf(template).map(placeOfAnswer))).toBeLessThan(UNEVEN)
  })

  test('Q6 every wrong option with a misconception has a text of its own', () => {
    const feedback = questionsOf(template)
      .flatMap((question) => question.feedback)
      .filter((entry) => entry !== null)
    const broken = feedback.filter(
      ({ misconception, text }) =>
        (misconception !== null && misconceptions[misconception].idea.length <= 10) ||
        !/^\S.{20,300}[.!?]$/.test(text),
    )
    expect(broken).toEqual([])
    const taught = questionsOf(template).filter((question) =>
      question.feedback.some((entry) => entry !== null && entry.misconception !== null),
    )
    expect(taught.length).toBeGreaterThan(SEEDS * 0.9)
  })

  test('the length of an option does not give it away', () => {
    const isLongest = questionsOf(template).filter((question) =>
      extremeAnswer(question, Math.max),
    ).length
    const isShortest = questionsOf(template).filter((question) =>
      extremeAnswer(question, Math.min),
    ).length
    expect(isLongest).toBeLessThan(SEEDS * 0.55)
    expect(isShortest).toBeLessThan(SEEDS * 0.55)
    expect(
      questionsOf(template)
        .map(({ options }) => options)
        .filter(isUneven),
    ).toEqual([])
  })

  test('stems are complete, at most 30 words, and free of banned phrases', () => {
    const broken = questionsOf(template).filter(({ question, options }) => {
      const text = [question, ...options].join(' ')
      return (
        !/^\S.*[.?:]$/.test(question) ||
        question.split(/\s+/).length > 30 ||
        /\b(all of the above|none of|always|never|except)\b/i.test(text) ||
        UNFINISHED.test(text)
      )
    })
    expect(broken).toEqual([])
  })

  test('explanations are sentences and the badge names a real element', () => {
    const broken = questionsOf(template).filter(
      ({ explanation, element, see }) =>
        !/^\S.{8,400}[.!]$/.test(explanation) ||
        UNFINISHED.test(explanation) ||
        [element, ...see.elements].some((symbol) => elementBySymbol(symbol) === undefined),
    )
    expect(broken).toEqual([])
  })

  test('no question of a small pool: at least 20 different ones', () => {
    expect(poolOf(questionsOf(template))).toBeGreaterThanOrEqual(20)
  })
}

describe.each(bank.filter(({ template }) => template.fitsMatch))(
  '$name in a match',
  ({ template }) => {
    test('is read in a few seconds: at most 28 words and 150 characters with its options', () => {
      const long = questionsOf(template)
        .map(({ question, options }) => [question, ...options].join(' '))
        .filter((text) => text.split(/\s+/).length > 28 || lengthOf(text) > 150)
      expect(long).toEqual([])
    })
  },
)

test.each(bank)('Q6 $name has a text for a wrong choice in every question', ({ template }) => {
  const bare = questionsOf(template).filter(({ feedback }) =>
    feedback.every((entry) => entry === null || entry.misconception === null),
  )
  expect(bare.map(({ id }) => id)).toEqual([])
})

/** Greatest share of wrong options, over all templates, that a learner picks without a correction. */
const MAX_BARE = 0.03

test('Q6 hardly any wrong option is left without a correction', () => {
  const wrong = bank
    .flatMap(({ template }) => questionsOf(template))
    .flatMap(({ options, correctAnswer, feedback }) =>
      feedback.filter((_, place) => options[place] !== correctAnswer),
    )
  const bare = wrong.filter((entry) => entry === null)
  expect(bare.length / wrong.length).toBeLessThan(MAX_BARE)
})

test.each(bank)('$name corrects a wrong choice in two or three sentences', ({ template }) => {
  const texts = questionsOf(template)
    .flatMap(({ feedback }) => feedback)
    .flatMap((entry) => (entry === null ? [] : [entry.text]))
  const others = texts.filter((text) => {
    const sentences = text.match(/[.!?](?=\s|$)/g)?.length
    return sentences !== 2 && sentences !== 3
  })
  expect([...new Set(others)].slice(0, 5)).toEqual([])
})

function questionsOf(template: ChoiceTemplate): readonly McqQuestion[] {
  const known = drawn.get(template)
  if (known !== undefined) return known
  const questions = Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed))
  drawn.set(template, questions)
  return questions
}

function placeOfAnswer({ options, correctAnswer }: McqQuestion): number {
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
  { options, correctAnswer }: McqQuestion,
  extreme: (...lengths: number[]) => number,
): boolean {
  const others = options.filter((option) => option !== correctAnswer).map(lengthOf)
  const nearest = extreme(...others)
  const length = lengthOf(correctAnswer)
  return extreme(length, nearest) === length && Math.abs(length - nearest) > nearest / 4
}

function isUneven(options: readonly string[]): boolean {
  const lengths = options.map(lengthOf)
  const longest = Math.max(...lengths)
  const shortest = Math.min(...lengths)
  return longest > Math.max(1.6 * shortest, shortest + 12)
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

function poolOf(questions: readonly McqQuestion[]): number {
  return new Set(
    questions.map(({ question, options }) => [question, ...options.toSorted()].join('|')),
  ).size
}

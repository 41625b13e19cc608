import { describe, expect, test } from 'vitest'

import { SEEDS } from './question-id.ts'
import { drawQuestion, type Question } from './question.ts'
import { templates } from './whole-bank.ts'

/** Questions of each template, spread over all seeds. */
const DRAWN = 1000

/** Greatest share of questions whose right option is the longest or shortest, or most like the others. */
const MOST_EXTREME = 0.6

/** Greatest share of questions with one and the same right option. */
const MOST_RIGHT = 0.55

/** Greatest share of questions with an option that is wrong each time it is offered. */
const MOST_WRONG = 0.8

/** Greatest share of questions with an option that begins as only right ones do. */
const MOST_RIGHT_OPENINGS = 0.5

/**
 * Templates that offer one wrong option each time although their options vary: of a halogen beside
 * a dissolved salt nothing else can be expected that is certainly wrong.
 */
const sameWrongOption = new Set(['ch-m2'])

/**
 * Templates whose options vary only in numbers behind a few fixed words: to remove an electron
 * requires energy from every atom, so that it releases some is wrong each time.
 */
const sameWrongWords = new Set(['ch-h2'])

const newest = templates.filter(
  ({ id, version }) => !templates.some((other) => other.id === id && other.version > version),
)

/** Templates with words or formulas for options. Numbers stand in order, so their length is no sign. */
const worded = newest
  .map((template) => {
    const questions = Array.from({ length: DRAWN }, (_, index) =>
      drawQuestion(template, Math.floor((index * SEEDS) / DRAWN)),
    ).filter((question) => question !== null)
    return { id: template.id, questions }
  })
  .filter(({ questions }) => !questions.flatMap(({ options }) => options).every(isNumber))

describe.each(worded)('$id', ({ id, questions }) => {
  test('the right option is seldom enough the longest or the shortest', () => {
    expect(shareOf(questions, isLongest)).toBeLessThanOrEqual(MOST_EXTREME)
    expect(shareOf(questions, isShortest)).toBeLessThanOrEqual(MOST_EXTREME)
  })

  test('the right option is seldom enough the one that has most in common with the others', () => {
    expect(shareOf(questions, hasMostInCommon)).toBeLessThanOrEqual(MOST_EXTREME)
  })

  test('no option is a good guess because it is the right one so often', () => {
    const rights = Map.groupBy(questions, ({ correctAnswer }) => correctAnswer)
    const [often = ''] = [...rights.keys()].toSorted((a, b) => times(b) - times(a))
    expect([often, times(often) / questions.length <= MOST_RIGHT]).toEqual([often, true])

    function times(text: string): number {
      return rights.get(text)?.length ?? 0
    }
  })

  test('no option can be ruled out because it is wrong each time', () => {
    if (hasFixedOptions(questions) || sameWrongOption.has(id)) return
    const rights = new Set(questions.map(({ correctAnswer }) => correctAnswer))
    const known = [...new Set(questions.flatMap(({ options }) => options))].filter(
      (text) =>
        !rights.has(text) &&
        shareOf(questions, ({ options }) => options.includes(text)) > MOST_WRONG,
    )
    expect(known).toEqual([])
  })

  test('the first words of an option do not tell that it is right, or that it is wrong', () => {
    if (hasFixedOptions(questions) || sameWrongOption.has(id) || sameWrongWords.has(id)) return
    const opened = questions.map(({ options, correctAnswer }) => ({
      right: openingOf(correctAnswer),
      all: options.map(openingOf),
    }))
    const openings = new Set(opened.flatMap(({ all }) => all))
    const telling = [...openings].filter((opening) => {
      const offering = opened.filter(({ all }) => all.includes(opening))
      const share = offering.length / questions.length
      const isEverRight = offering.some(({ right }) => right === opening)
      const isOnlyRight = offering.every(
        ({ right, all }) =>
          right === opening && all.filter((other) => other === right).length === 1,
      )
      return isOnlyRight ? share > MOST_RIGHT_OPENINGS : !isEverRight && share > MOST_WRONG
    })
    expect(telling.filter((opening) => opening !== '')).toEqual([])
  })
})

test('what is excepted is among the newest templates', () => {
  expect(
    [...sameWrongOption, ...sameWrongWords].filter(
      (id) => !worded.some((other) => other.id === id),
    ),
  ).toEqual([])
})

/** Whether each question offers the same four options, as 'It rises.' and 'It falls.' do. */
function hasFixedOptions(questions: readonly Question[]): boolean {
  return new Set(questions.flatMap(({ options }) => options)).size === 4
}

function isNumber(text: string): boolean {
  return /^[−+]?\d/.test(text)
}

/** The first two words of a sentence; empty for an option of fewer than three words. */
function openingOf(text: string): string {
  const words = text.split(' ')
  return words.length < 3 ? '' : words.slice(0, 2).join(' ')
}

function isLongest(question: Question): boolean {
  return othersOf(question).every((text) => text.length < question.correctAnswer.length)
}

function isShortest(question: Question): boolean {
  return othersOf(question).every((text) => text.length > question.correctAnswer.length)
}

/** Wrong options are often the right one with one thing changed: then it shares most words with them. */
function hasMostInCommon(question: Question): boolean {
  const { options, correctAnswer } = question
  const most = inCommon(correctAnswer, options)
  return othersOf(question).every((text) => inCommon(text, options) < most)
}

/** How often a word of the option stands in another one. */
function inCommon(option: string, options: readonly string[]): number {
  const words = option.split(' ')
  return options
    .filter((other) => other !== option)
    .reduce((sum, other) => sum + other.split(' ').filter((word) => words.includes(word)).length, 0)
}

function othersOf({ options, correctAnswer }: Question): readonly string[] {
  return options.filter((option) => option !== correctAnswer)
}

function shareOf(questions: readonly Question[], holds: (question: Question) => boolean): number {
  return questions.filter(holds).length / questions.length
}

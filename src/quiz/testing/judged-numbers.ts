import { describe, expect, test } from 'vitest'

import { makeQuestion, type Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'

/** The questions of each template that tests look at. */
export const SEEDS = 200

/** Finds the number that a question asks for from its text alone. */
type NumberJudge = (text: string) => number

/** A question whose answer is known from elsewhere: the id, the beginning of its text, the answer. */
export type WorkedCase = readonly [id: string, text: string, value: number]

/** Rounded values in a text let a judge miss the answer of a worked case by this share at most. */
const NEAR = 0.003

/**
 * Returns a function that makes the first questions of a template, once for all tests of a file.
 * @throws RangeError for an id that none of the templates has
 */
export function drawnFrom(templates: readonly Template[]): (id: string) => readonly Question[] {
  const drawn = new Map<string, readonly Question[]>()
  return (id) => {
    const known = drawn.get(id)
    if (known !== undefined) return known
    const versions = templates.filter((one) => one.id === id)
    if (versions.length === 0) throw new RangeError(`No template ${id}.`)
    const questions = versions.flatMap((template) =>
      Array.from({ length: SEEDS }, (_, seed) => makeQuestion(template, seed)),
    )
    drawn.set(id, questions)
    return questions
  }
}

/**
 * Defines the tests of templates that ask for a number: each judge finds the answers of worked cases
 * and those of the bank, and wrong numbers have corrections.
 */
export function testNumbers(
  questionsOf: (id: string) => readonly Question[],
  judges: Readonly<Record<string, NumberJudge>>,
  worked: readonly WorkedCase[],
): void {
  test.each(worked)('%s: the judge finds the answer of a worked case', (id, text, value) => {
    expect(Math.abs((judges[id]?.(text) ?? 0) / value - 1)).toBeLessThan(NEAR)
  })

  describe.each(Object.entries(judges))('%s', (id, judge) => {
    test('has the number that its text leads to', () => {
      const wrong = questionsOf(id).filter((question) => {
        if (question.type !== 'number') return true
        const { value, tolerance } = question.key
        const error = Math.abs(judge(question.question) - value)
        return !(error <= Math.max((tolerance / 2) * Math.abs(value), 1e-9))
      })
      expect(wrong.map(({ question }) => question)).toEqual([])
    })

    test('Q42 corrects at least one wrong number in nearly every question', () => {
      const bare = questionsOf(id).filter(
        (question) => question.type === 'mcq' || question.corrections.length === 0,
      )
      expect(bare.length).toBeLessThan(SEEDS / 20)
    })
  })
}

/** Returns the numbers of a text, signs and powers of ten included: "−2.5 × 10⁻³ mol" has −0.0025. */
export function numbersIn(text: string): number[] {
  return Array.from(
    text.matchAll(/([−-]?\d+(?:[.\u202f]\d+)*)(?: × 10([⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+))?/g),
    ([, number = '', power = '']) => {
      const digits = number.replace('−', '-').replaceAll('\u202f', '')
      return Number(`${digits}e${power === '' ? '0' : powerOf(power)}`)
    },
  )
}

function powerOf(raised: string): string {
  return raised.replaceAll(/./gu, (sign) =>
    sign === '⁻' ? '-' : String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(sign)),
  )
}

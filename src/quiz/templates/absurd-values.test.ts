import { expect, test } from 'vitest'

import { drawQuestion, type Question } from '#quiz/question.ts'

import { templates } from './whole-bank.ts'

/** Questions of each template whose values are looked at. */
const SEEDS = 40

const number = String.raw`−?\d[\d\u202f]*(?:\.\d+)?`

/** Quantities in units, with the sizes between which a school could measure or imagine them. */
const ranges: readonly (readonly [what: string, pattern: RegExp, least: number, most: number])[] = [
  ['pH', new RegExp(`\\bpH (?:of |is |= )?(${number})`, 'g'), -1, 15],
  ['concentration', new RegExp(`(${number}) mol/L`, 'g'), 0, 20],
  ['temperature in kelvin', new RegExp(`at (${number}) K\\b`, 'g'), 0, 10_000],
  ['temperature in °C', new RegExp(`(?<!by )(${number}) °C`, 'g'), -273.15, 6000],
  ['mass', new RegExp(`(${number}) g(?![\\w/])`, 'g'), 0, 100_000],
  ['mass in kilograms', new RegExp(`(${number}) kg\\b`, 'g'), 0, 10_000],
  ['volume', new RegExp(`(${number}) m?L\\b`, 'g'), 0, 10_000],
]

/** What a learner reads before and after a right answer. Wrong answers may come to anything. */
function textsOf(question: Question): readonly string[] {
  const { question: stem, correctAnswer, explanation } = question
  return [stem, correctAnswer, explanation]
}

function absurdIn(text: string): readonly string[] {
  return ranges.flatMap(([what, pattern, least, most]) =>
    [...text.matchAll(pattern)].flatMap(([, shown = '']) => {
      const value = Number(shown.replace('−', '-').replaceAll('\u202f', ''))
      return value >= least && value <= most ? [] : [`${what} ${shown}`]
    }),
  )
}

test('no question asks for, or is answered by, a value that no laboratory could have', () => {
  const absurd = templates.flatMap((template) =>
    Array.from({ length: SEEDS }, (_, seed) => drawQuestion(template, seed)).flatMap((question) =>
      question === null
        ? []
        : textsOf(question)
            .flatMap(absurdIn)
            .map((what) => `${template.id}: ${what}`),
    ),
  )
  expect([...new Set(absurd)]).toEqual([])
})

test('no option is a negative mass or volume', () => {
  const negative = templates.flatMap((template) =>
    template.type !== 'mcq' || (template.id === 'ph-h3' && template.version === 1)
      ? []
      : Array.from({ length: SEEDS }, (_, seed) => drawQuestion(template, seed)).flatMap(
          (question) =>
            (question?.options ?? [])
              .filter((option) => /^−[\d.\u202f]+ (?:[mk]?g|m?L|mol)$/.test(option))
              .map((option) => `${template.id}: ${option}`),
        ),
  )
  expect(negative).toEqual([])
})

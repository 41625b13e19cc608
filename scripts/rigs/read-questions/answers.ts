import { judged } from '#quiz/kinds/kinds.ts'
import type { Question } from '#quiz/question.ts'

import { plainDigits } from './plain-digits.ts'
import { wrongOf } from './texts.ts'

type Fault = { readonly fault: string; readonly example: string }

const NUMBER =
  /^([−+]?)(\d[\d\u202f]*(?:\.\d+)?)(?: × 10([⁰¹²³⁴-⁹⁻]+))?(%| [a-zA-Zµ°][a-zA-Z³²⁻¹/·]*|[+−])?$/

/** Faults of the answer, the options and what the corrections say about them. */
export function answerFaults(question: Question): readonly Fault[] {
  return [
    ...(question.type === 'mcq' ? optionFaults(question) : madeFaults(question)),
    ...wrongOf(question).flatMap(({ given, text }) =>
      text === null ? [] : toldFaults(question, given, text),
    ),
  ]
}

function optionFaults({ options, correctAnswer }: Question & { readonly type: 'mcq' }) {
  const values = options.map(valueOf)
  const isSame = options.some((option, place) =>
    options.slice(0, place).some((other, before) => {
      const value = values[place] ?? null
      return option === other || (value !== null && value === values[before])
    }),
  )
  const units = new Set(
    options.map((option) => NUMBER.exec(option)?.[4]?.replace(/[+−]/, '') ?? ''),
  )
  const example = options.join(' | ')
  return [
    ...(isSame ? [{ fault: 'two options that are the same', example }] : []),
    ...(units.size > 1 && values.every((value) => value !== null)
      ? [{ fault: 'options in several units', example }]
      : []),
    ...(options.includes(correctAnswer) ? [] : [{ fault: 'no option that is right', example }]),
  ]
}

function madeFaults(question: Exclude<Question, { readonly type: 'mcq' }>): readonly Fault[] {
  const wrong = question.corrections.filter(
    ({ given }) => judged(question, given)?.isRight !== false,
  )
  const isUnitless =
    question.type === 'number' &&
    question.key.unit !== null &&
    !question.correctAnswer.endsWith(question.key.unit)
  return [
    ...wrong.map(({ given }) => ({
      fault: 'a wrong answer that is not judged wrong',
      example: given,
    })),
    ...(isUnitless
      ? [{ fault: 'an answer without its unit', example: question.correctAnswer }]
      : []),
    ...(isTypable(question) && judged(question, question.correctAnswer)?.isRight !== true
      ? [{ fault: 'an answer that is not right as it is shown', example: question.correctAnswer }]
      : []),
  ]
}

function isTypable({ type }: Question): boolean {
  return ['number', 'formula', 'configuration', 'naming'].includes(type)
}

/** A correction must not end with the wrong answer, nor call it the right one. */
function toldFaults({ correctAnswer }: Question, given: string, text: string): readonly Fault[] {
  const results = Array.from(
    text.matchAll(/ = ([−+]?\d[\d\u202f]*(?:\.\d+)?(?: × 10[⁰¹²³⁴-⁹⁻]+)?)(?=[^\d]*\.?$)/g),
  )
  const last = results.at(-1)?.[1]
  const isWrongResult =
    last !== undefined &&
    valueOf(last) === valueOf(given) &&
    valueOf(last) !== valueOf(correctAnswer)
  const sentences = text.split(/(?<=\.) /)
  const isRepeated = new Set(sentences).size < sentences.length
  const isNamedRight = text.startsWith(`That is ${correctAnswer}.`)
  return [
    ...(isWrongResult
      ? [{ fault: 'a correction that ends with the wrong answer', example: `${given}: ${text}` }]
      : []),
    ...(isRepeated ? [{ fault: 'a correction that says the same twice', example: text }] : []),
    ...(isNamedRight
      ? [
          {
            fault: 'a correction that names the right answer as the wrong one',
            example: `${given}: ${text}`,
          },
        ]
      : []),
  ]
}

/** The number that a text begins with; null for words. */
function valueOf(text: string): number | null {
  const [, sign, digits = '', power, behind] = NUMBER.exec(text) ?? []
  if (digits === '') return null
  const exponent = power === undefined ? 0 : Number(plainDigits(power))
  const size = Number(digits.replaceAll('\u202f', '')) * 10 ** exponent
  const value = sign === '−' || behind === '−' ? -size : size
  // A power of ten leaves traces in the last digits.
  return Number(value.toPrecision(12))
}

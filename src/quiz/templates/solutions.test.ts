import { describe, expect, test } from 'vitest'

import { makeQuestion, type Question } from '#quiz/question.ts'
import type { Template } from '#quiz/template.ts'
import { amountText, numberText } from '#quiz/worked/amounts.ts'
import { type Expression, isCalculation, valueOf } from '#quiz/worked/expressions.ts'
import { MAX_HINTS } from '#quiz/worked/hints-most.ts'
import { hintText, lineText } from '#quiz/worked/solution-text.ts'
import { type Hint, hintsOf, type Solution, stepsOf } from '#quiz/worked/solutions.ts'

import { templates, templatesOfTopic } from './whole-bank.ts'

const SEEDS = 60

/** Hard templates without a worked solution, and the reason: there is nothing to work out or to look up in order. */
const WITHOUT: Readonly<Record<string, string>> = {
  'ch-h810': 'two observations are compared with the reactivity series',
  'pe-h1': 'a reason in words',
  'pe-h7': 'a reason in words',
  'bo-h1': 'a shape is looked at',
  'ge-h5': 'a reason in words',
  'ge-h61': 'a name follows from another by its ending',
  'ph-h44': 'the form of a curve',
  'ch-h47': 'a substance that takes an ion away',
  'ge-h47': 'the direction in which a fault works',
}

/** Traces of a text whose parts were not all filled in. */
const UNFINISHED = /undefined|\bNaN\b(?!₃)|Infinity|null|\[object|  /

const drawn = templates.map((template) => ({
  name: `${template.id}.${template.version}`,
  template,
  questions: questionsOf(template),
}))

const solved = drawn.filter(({ questions }) => questions.some(({ solution }) => solution))

test('Q48 every template whose answer is a number has a worked solution', () => {
  const numeric = drawn.filter(({ template, questions }) => isNumeric(template, questions))
  expect(numeric.length).toBeGreaterThan(100)
  const missing = numeric.filter(({ questions }) =>
    questions.some(({ solution }) => solution === undefined || stepsOf(solution).length === 0),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('Q48 every problem in parts has a worked solution with a line for each part', () => {
  const problems = drawn.filter(({ template }) => template.type === 'steps')
  expect(problems.length).toBeGreaterThan(8)
  const missing = problems.flatMap(({ questions }) =>
    questions.filter(
      (question) =>
        question.type !== 'steps' ||
        (question.solution?.lines.length ?? 0) <= question.parts.length,
    ),
  )
  expect(missing.map(({ id }) => id)).toEqual([])
})

test('Q49 a number or a problem in parts has three hints', () => {
  const few = drawn.filter(
    ({ template, questions }) =>
      (template.type === 'steps' || isNumeric(template, questions)) &&
      questions.some(({ solution }) => solution && hintsOf(solution).length < MAX_HINTS),
  )
  expect(few.map(({ template }) => template.id)).toEqual([])
})

test('Q49 the hard templates without hints are known, each with its reason', () => {
  const missing = drawn.filter(
    ({ template, questions }) =>
      template.difficulty === 'hard' && questions.some(({ solution }) => solution === undefined),
  )
  const ids = new Set(missing.map(({ template }) => template.id))
  expect([...ids].toSorted()).toEqual(Object.keys(WITHOUT).toSorted())
})

const ofTopics = new Set(Object.values(templatesOfTopic).flat())

describe.each(solved.filter(({ template }) => ofTopics.has(template)))(
  '$name of a topic',
  ({ questions }) => {
    test('Q48 each step is used by a later one, with the value that it gave', () => {
      const broken = solutionsOf(questions).flatMap((solution) => {
        const steps = stepsOf(solution)
        return steps.slice(0, -1).filter(
          ({ result }, place) =>
            !steps
              .slice(place + 1)
              .flatMap(({ expression }) => amountsOf(expression))
              .some((value) => isSameSize(value, result.value)),
        )
      })
      expect(broken.map(lineText)).toEqual([])
    })
  },
)

describe.each(solved)('$name', ({ template, questions }) => {
  test('Q48 the last line with a result is the answer', () => {
    const broken = questions.flatMap(({ id, correctAnswer, solution }) => {
      if (solution === undefined) return []
      const last = resultOf(solution)
      return isSameAnswer(last, correctAnswer) ? [] : [`${id}: ${last} is not ${correctAnswer}`]
    })
    expect(broken).toEqual([])
  })

  test('Q48 each result follows from the numbers of its line', () => {
    const broken = solutionsOf(questions).flatMap((solution) =>
      stepsOf(solution).flatMap((line) => {
        const value = valueOf(line.expression)
        const isSame = numberText({ ...line.result, value }) === numberText(line.result)
        return isSame ? [] : [`${lineText(line)} but ${value}`]
      }),
    )
    expect(broken).toEqual([])
  })

  test('Q48 a learner who works out the line that is shown gets its result', () => {
    const broken = solutionsOf(questions).flatMap((solution) =>
      stepsOf(solution).flatMap((line) => {
        if (!isCalculation(line.expression)) return []
        const text = lineText(line).slice(line.name.length + 2)
        return agrees(text) ? [] : [text]
      }),
    )
    expect(broken).toEqual([])
  })

  test('Q48 the two sides of a check are equal', () => {
    const broken = solutionsOf(questions).flatMap(({ lines }) =>
      lines.filter(
        (line) =>
          line.kind === 'check' && !(Math.abs(valueOf(line.left) - valueOf(line.right)) <= 1e-9),
      ),
    )
    expect(broken).toEqual([])
  })

  test('Q49 there are up to three hints, and none gives the answer away', () => {
    const broken = questions.filter(
      ({ correctAnswer, solution }) =>
        solution !== undefined && !areGood(hintsOf(solution), solution, correctAnswer),
    )
    expect(broken.map(({ id }) => id)).toEqual([])
  })

  test('Q48 all texts are complete', () => {
    const texts = solutionsOf(questions).flatMap((solution) => [
      ...hintsOf(solution).map(hintText),
      ...solution.lines.map(lineText),
    ])
    expect(texts.filter((text) => UNFINISHED.test(text) || text.length > 240)).toEqual([])
  })

  test('Q1 Q48 the same id gives the same solution', () => {
    const [first] = questions
    expect(makeQuestion(template, seedOf(0))).toEqual(first)
  })
})

function questionsOf(template: Template): readonly Question[] {
  return Array.from({ length: SEEDS }, (_, index) => makeQuestion(template, seedOf(index)))
}

function seedOf(index: number): number {
  return 7919 * index + 13
}

function solutionsOf(questions: readonly Question[]): readonly Solution[] {
  return questions.flatMap(({ solution }) => (solution === undefined ? [] : [solution]))
}

/** All numbers of a calculation. */
function amountsOf(expression: Expression): readonly number[] {
  return isCalculation(expression) ? expression.parts.flatMap(amountsOf) : [expression.value]
}

/** A heat that is taken up is the same as the one that is given off. */
function isSameSize(one: number, other: number): boolean {
  return Math.abs(Math.abs(one) - Math.abs(other)) <= 1e-9 * Math.abs(other)
}

/** A number is typed, or stands in all options. */
function isNumeric({ type }: Template, questions: readonly Question[]): boolean {
  if (type === 'number') return true
  return questions.every(
    (question) =>
      question.type === 'mcq' && question.options.every((option) => NUMBER_ALONE.test(option)),
  )
}

/** A number with its sign, perhaps a power of ten and a unit. */
const NUMBER_ALONE =
  /^(pH )?[+−]?[\d\u202f.]+( × 10[⁰-⁹⁻¹²³]+)?( ?%| (u|m|mg|g|kg|K|°C|kJ|J|V|mol|L|cm³|pm|kJ\/mol|g\/mol|g\/L))?[+−]?$/

/** The result of the last step is no part of a hint, and nothing that is only looked up is the answer. */
function areGood(hints: readonly Hint[], solution: Solution, answer: string): boolean {
  const last = stepsOf(solution).at(-1)
  const isNumber = solution.lines.every(({ kind }) => kind !== 'result')
  return (
    hints.length > 1 &&
    hints.length <= MAX_HINTS &&
    hints[0]?.kind === 'asked' &&
    hints.every(
      (hint) =>
        (hint.kind !== 'start' ||
          hint.isAsked === (solution.isInParts === true || (isNumber && hint.line === last))) &&
        (hint.kind !== 'known' || hint.value !== answer),
    )
  )
}

function resultOf(solution: Solution): string {
  const shown = solution.lines.findLast(({ kind }) => kind === 'result')
  if (shown?.kind === 'result') return shown.text
  const last = stepsOf(solution).at(-1)
  return last === undefined ? '' : amountText(last.result)
}

/** Whether two texts are the same, or hold the same number in the digits of the second. */
function isSameAnswer(worked: string, answer: string): boolean {
  // An element that is picked on the table is shown with its symbol.
  if (worked === answer || answer.startsWith(`${worked} (`)) return true
  const [one, other] = [firstNumber(worked), firstNumber(answer)]
  if (one === null || other === null) return false
  return Math.abs(one.value - other.value) <= 0.501 * Math.max(one.place, other.place)
}

/** The first number of a text, and the worth of its last digit. A charge has its sign behind it. */
function firstNumber(text: string): { readonly value: number; readonly place: number } | null {
  const match = /([+−]?)([\d\u202f]+)(?:\.(\d+))?(?: × 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+))?([+−]?)/.exec(text)
  if (match === null) return null
  const [, sign, whole = '', fraction = '', exponent = '', after] = match
  const scale = 10 ** (exponent === '' ? 0 : Number(plainDigits(exponent)))
  const size = Number(`${whole.replaceAll('\u202f', '')}.${fraction}`) * scale
  return {
    value: sign === '−' || after === '−' ? -size : size,
    place: 10 ** -fraction.length * scale,
  }
}

function plainDigits(raised: string): string {
  return Array.from(raised, (digit) => '0123456789-'.charAt('⁰¹²³⁴⁵⁶⁷⁸⁹⁻'.indexOf(digit))).join('')
}

/** Works out the text of a line as a learner does, with the digits that are shown. */
function agrees(text: string): boolean {
  const [left = '', right = ''] = text.split(' = ')
  const value = evaluated(left)
  const shown = evaluated(right)
  // Whole numbers are exact, unless the result is rounded to a hundred.
  const isWhole = !/[.⁻÷]|log|ln|e\^|10[⁰¹²³⁴⁵⁶⁷⁸⁹]/.test(text) && shown % 100 !== 0
  const room = isWhole ? 0 : 0.05 * Math.abs(shown) + 0.51 * (firstNumber(right)?.place ?? 0)
  return Math.abs(value - shown) <= room + 1e-9
}

type Token = number | (typeof operators)[number]

/** The numbers and operators of a text, without units and words. */
function tokensOf(text: string): readonly Token[] {
  const plain = text
    .replaceAll(/ ?[a-zA-Z·]+\/\([a-zA-Z]+·[a-zA-Z]+\)/g, '')
    .replace(/in \d[spdf]/g, '')
    .replaceAll('\u202f', '')
    .replaceAll(/[³⁴⁵](?=√)/g, plainDigits)
    .replace(/(?<!× 10)(?<=[\d)])[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (power) => `^${plainDigits(power)}`)
  const pattern =
    /(\d+(?:\.\d+)?)(?: × 10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+))?|[+−×÷^√()]|log₂|(?:log|ln)(?=\()|e(?=\^)/g
  return Array.from(plain.matchAll(pattern), ([token, number, exponent]): Token => {
    if (number !== undefined) {
      return Number(number) * 10 ** (exponent === undefined ? 0 : Number(plainDigits(exponent)))
    }
    return operators.find((one) => one === token) ?? '+'
  })
}

const operators = ['+', '−', '×', '÷', '^', '√', '(', ')', 'log₂', 'log', 'ln', 'e'] as const

function evaluated(text: string): number {
  const tokens = [...tokensOf(text)]
  const value = sum()
  if (tokens.length > 0) throw new Error(`cannot work out ${text}`)
  return value

  function sum(): number {
    let total = product()
    for (let next = tokens[0]; next === '+' || next === '−'; next = tokens[0]) {
      tokens.shift()
      total += next === '+' ? product() : -product()
    }
    return total
  }

  function product(): number {
    let total = raised()
    for (let next = tokens[0]; next === '×' || next === '÷'; next = tokens[0]) {
      tokens.shift()
      total = next === '×' ? total * raised() : total / raised()
    }
    return total
  }

  function raised(): number {
    const base = single()
    if (tokens[0] !== '^') return base
    tokens.shift()
    return base ** single()
  }

  function single(): number {
    const token = tokens.shift()
    if (typeof token === 'number' && tokens[0] === '√') {
      tokens.shift()
      return single() ** (1 / token)
    }
    if (typeof token === 'number') return token
    if (token === '−') return -single()
    if (token === '+') return single()
    if (token === '√') return Math.sqrt(single())
    if (token === 'log₂') return Math.log2(single())
    if (token === 'log') return Math.log10(single())
    if (token === 'ln') return Math.log(single())
    if (token === 'e') return Math.E
    if (token !== '(') throw new Error(`cannot work out ${text}`)
    const inside = sum()
    tokens.shift()
    return inside
  }
}

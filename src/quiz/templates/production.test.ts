import { describe, expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { rightDrawing } from '#chemistry/lewis/drawing-fault.ts'
import { formatDrawing } from '#chemistry/lewis/notation.ts'
import { skeletonOf } from '#chemistry/lewis/skeletons.ts'
import { smallestOf } from '#quiz/kinds/balance.ts'
import { described, judged } from '#quiz/kinds/kinds.ts'
import { misconceptions } from '#quiz/misconceptions.ts'
import { makeQuestion, type ProductionQuestion } from '#quiz/question.ts'
import { skill } from '#quiz/skills.ts'
import type { Task } from '#quiz/task.ts'
import type { ProductionTemplate } from '#quiz/template.ts'
import { stepsOf } from '#quiz/worked/solutions.ts'

import { productionTemplates } from './whole-bank.ts'

const SEEDS = 60
const MANY_SEEDS = 400
/** A template with fewer questions would soon repeat itself. */
const DIFFERENT = 20

/** Traces in a text whose parts were not all filled in. */
const UNFINISHED = /undefined|\bNaN\b(?!₃)|Infinity|null|\[object|  /

/** To make the questions of a template again for each test takes most of the time. */
const drawn = new Map<ProductionTemplate, readonly ProductionQuestion[]>()

const bank = productionTemplates.map((template) => ({
  name: `${template.id}.${template.version}`,
  template,
}))

test.each(bank.filter(({ template }) => template.type === 'formula'))(
  '$name: a right ratio with numbers too large gets the advice to divide them',
  ({ template }) => {
    const broken = questionsOf(template).flatMap((question) => {
      if (question.type !== 'formula') return []
      const right = composition(question.key.formula)
      return question.corrections.filter(({ given, text }) => {
        const wrong = composition(given)
        const ratios = [...wrong].map(([symbol, count]) => count / (right.get(symbol) ?? 0))
        const isMultiple =
          wrong.size === right.size && ratios.every((ratio) => ratio > 1 && ratio === ratios[0])
        return isMultiple && /wrong (symbol|ion)/.test(text)
      })
    })
    expect(broken.slice(0, 2)).toEqual([])
  },
)

/** Questions whose last line is not the number that is asked for: an order, and a result to its figures. */
const OTHER_LAST_LINES = new Set(['ge-h60', 'ge-m250'])

test.each(
  bank.filter(
    ({ template: { type, id, version } }) =>
      type === 'number' &&
      !OTHER_LAST_LINES.has(id) &&
      !productionTemplates.some((other) => other.id === id && other.version > version),
  ),
)('$name: the result of its solution is right before it is rounded', ({ template }) => {
  const wrong = questionsOf(template).flatMap((question) => {
    const last = question.solution === undefined ? undefined : stepsOf(question.solution).at(-1)
    if (question.type !== 'number' || last === undefined) return []
    const { value, tolerance, unit } = question.key
    const isWithin =
      Math.abs(last.result.value - value) <=
      (Math.abs(value) || 1) * Math.max(tolerance, 1e-9) * 1.001
    return last.result.unit === unit && !isWithin
      ? [[question.question, question.correctAnswer, last.result.value]]
      : []
  })
  expect(wrong.slice(0, 2)).toEqual([])
})

test.each(bank.filter(({ template }) => template.type === 'configuration'))(
  '$name: the configuration of the atom stands for a charge that was left out, not turned round',
  ({ template }) => {
    const broken = questionsOf(template)
      .flatMap(({ corrections }) => corrections)
      .filter(
        ({ text, misconception }) =>
          text.startsWith('That is the neutral atom') && misconception !== 'AS13',
      )
    expect(broken.slice(0, 2)).toEqual([])
  },
)

describe.each(bank)('$name', ({ template }) => {
  test('belongs to the category of its skill', () => {
    expect(skill(template.skill).category).toBe(template.category)
  })

  test('Q41 its right answer is judged right, and shown as it is described', () => {
    expect(misjudgedOf(questionsOf(template))).toEqual([])
  })

  test('Q42 each wrong answer that it corrects is judged wrong, and gets its own correction', () => {
    expect(uncorrectedOf(questionsOf(template))).toEqual([])
  })

  test('Q41 Q42 the same holds for many more questions', { tags: 'long' }, () => {
    const many = questionsFrom(template, MANY_SEEDS)
    expect([...misjudgedOf(many), ...uncorrectedOf(many)]).toEqual([])
  })

  test('Q42 corrections are two or three sentences about a known misconception', () => {
    const broken = questionsOf(template)
      .flatMap(({ corrections }) => corrections)
      .filter(
        ({ misconception, text }) =>
          (misconception !== null && misconceptions[misconception].idea.length <= 10) ||
          !/^\S.{20,300}[.!?]$/.test(text) ||
          UNFINISHED.test(text) ||
          ![2, 3].includes(text.match(/[.!?](?=\s|$)/g)?.length ?? 0),
      )
    expect([...new Set(broken.map(({ text }) => text))].slice(0, 5)).toEqual([])
  })

  test('its text is complete, at most 30 words, and free of banned phrases', () => {
    const broken = questionsOf(template).filter(
      ({ question }) =>
        !/^\S.*[.?:]$/.test(question) ||
        question.split(/\s+/).length > 30 ||
        /\b(of these|all of the above|none of|always|never|except)\b/i.test(question) ||
        UNFINISHED.test(question),
    )
    expect(broken.map(({ question }) => question).slice(0, 5)).toEqual([])
  })

  test('its newest version does not say that mixed cards lie in front', () => {
    const isNewest = bank.every(
      (other) => other.template.id !== template.id || other.template.version <= template.version,
    )
    const misleading = questionsOf(template).filter(({ question }) =>
      /lies? in front/.test(question),
    )
    expect(isNewest ? misleading.slice(0, 1) : []).toEqual([])
  })

  test('its explanation is a sentence and it names real elements', () => {
    const broken = questionsOf(template).filter(
      ({ explanation, element, see }) =>
        !/^\S.{8,400}[.!]$/.test(explanation) ||
        UNFINISHED.test(explanation) ||
        [element, ...see.elements].some((symbol) => elementBySymbol(symbol) === undefined),
    )
    expect(broken.map(({ explanation }) => explanation).slice(0, 5)).toEqual([])
  })

  test('it has 20 different questions or more', () => {
    const texts = new Set<string>()
    for (let seed = 0; seed < MANY_SEEDS && texts.size < DIFFERENT; seed += 1) {
      const { question, correctAnswer } = makeQuestion(template, seed)
      texts.add(`${question}|${correctAnswer}`)
    }
    expect(texts.size).toBe(DIFFERENT)
  })
})

/** The right answers that are not judged right, or are shown in another way than described. */
function misjudgedOf(questions: readonly ProductionQuestion[]): readonly string[] {
  return questions
    .filter((question) => {
      const right = rightAnswerOf(question)
      const isRight = judged(question, right)?.isRight === true
      return (
        !isRight ||
        (question.type !== 'table' && described(question, right) !== question.correctAnswer)
      )
    })
    .map(({ id, correctAnswer }) => `${id} ${correctAnswer}`)
}

/** The wrong answers that are judged right, or get another correction than their own. */
function uncorrectedOf(questions: readonly ProductionQuestion[]): readonly string[] {
  return questions.flatMap((question) =>
    question.corrections
      .filter(({ given, misconception, text }, index) => {
        const verdict = judged(question, given)
        const isFirst = question.corrections.findIndex((other) => other.given === given) === index
        return (
          verdict === null ||
          verdict.isRight ||
          (isFirst && JSON.stringify(verdict.feedback) !== JSON.stringify({ misconception, text }))
        )
      })
      .map(({ given }) => `${question.id} ${given}`),
  )
}

function questionsOf(template: ProductionTemplate): readonly ProductionQuestion[] {
  const known = drawn.get(template)
  if (known !== undefined) return known
  const questions = questionsFrom(template, SEEDS)
  drawn.set(template, questions)
  return questions
}

function questionsFrom(template: ProductionTemplate, seeds: number): readonly ProductionQuestion[] {
  return Array.from({ length: seeds }, (_, seed) => makeQuestion(template, seed)).filter(
    (question) => question.type !== 'mcq',
  )
}

type Shown = Task & Pick<ProductionQuestion, 'correctAnswer'>

/** The right answer as a learner would give it. */
function rightAnswerOf(question: Shown): string {
  switch (question.type) {
    case 'steps':
      return question.parts
        .map((part) => rightAnswerOf({ ...part, correctAnswer: part.answer }))
        .join('|')
    case 'number':
    case 'formula':
    case 'configuration':
    case 'naming':
      return question.correctAnswer
    case 'balance':
      return smallestOf(question.key).join(', ')
    case 'order':
      return question.cards.map((_, place) => place).join(', ')
    case 'table':
      return question.key.symbols.join(', ')
    case 'atom':
      return [question.key.protons, question.key.neutrons, question.key.electrons].join(', ')
    case 'match':
      return question.partners.map((_, place) => place).join(', ')
    case 'lewis':
      return formatDrawing(rightDrawing(skeletonOf(question.key.formula), question.key.withCharges))
  }
}

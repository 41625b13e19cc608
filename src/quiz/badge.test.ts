import { describe, expect, test } from 'vitest'

import type { ElementSymbol } from '#chemistry/elements/elements.ts'
import { identityOf } from '#chemistry/elements/identities.ts'

import { openBadge, wholeBadge } from './badge.ts'
import { makeQuestion } from './question.ts'
import { choiceTemplates } from './templates/whole-bank.ts'

const cases: readonly (readonly [
  ElementSymbol,
  string,
  readonly string[],
  string | null,
  string | null,
])[] = [
  ['Zn', 'What is the symbol of zinc?', ['Zc', 'Zi', 'Z', 'Zn'], null, 'Zinc'],
  ['N', 'Which element has the symbol N?', ['Nitrogen', 'Neon', 'Carbon'], 'N', null],
  ['Ar', 'Which element has 36 protons?', ['Krypton', 'Argon', 'Bromine'], null, null],
  ['Be', 'How many protons are in an atom of beryllium?', ['1', '2'], 'Be', 'Beryllium'],
  ['Li', 'Which formula does lithium bromide have?', ['Li₂Br₃', 'LiBr'], 'Li', 'Lithium'],
  ['I', 'What does it do?', ['It falls.', 'It rises.'], 'I', 'Iodine'],
  ['F', 'Which of these consists of molecules?', ['BrF₃', 'NaBr'], null, null],
]

test.each(cases)('the badge of %s in "%s" among %j is %s, %s', (...given) => {
  const [badge, question, options, symbol, name] = given
  expect(openBadge({ badge, question, options })).toEqual({ symbol, name })
})

test('Q26 a question about several elements has neither symbol nor name on its badge', () => {
  const question = { badge: null, question: 'Which is a metal?', options: ['Zinc', 'Sulfur'] }
  expect(openBadge(question)).toEqual({ symbol: null, name: null })
})

test('Q26 once the answer is shown, the badge shows its element', () => {
  expect(wholeBadge({ element: 'Zn' })).toEqual({ symbol: 'Zn', name: 'Zinc' })
})

describe.each(
  choiceTemplates.map((template) => [`${template.id}.${template.version}`, template] as const),
)('%s', (_, template) => {
  const questions = Array.from({ length: 60 }, (_entry, seed) => makeQuestion(template, seed))

  test('Q26 the badge of an open question stands in some of its options only if in the question', () => {
    for (const question of questions) {
      const { symbol, name } = openBadge(question)
      const hits = question.options.filter(
        (option) =>
          (symbol !== null && symbolsIn(option).has(symbol)) ||
          (name !== null && wordsIn(option).has(name.toLowerCase())),
      )
      if (hits.length === 0 || hits.length === question.options.length) continue
      expect([question.id, names(question.question, question.badge)]).toEqual([question.id, true])
    }
  })

  test('Q26 the badge of an open question shows an element that the question itself names', () => {
    const unrelated = questions.filter((question) => {
      const { symbol, name } = openBadge(question)
      return (symbol !== null || name !== null) && !names(question.question, question.badge)
    })
    expect(unrelated.map(({ id, badge, question }) => [id, badge, question])).toEqual([])
  })

  test('Q26 the badge of an answered question shows an element that the explanation lights up', () => {
    const unrelated = questions.filter(({ element, see }) => !see.elements.includes(element))
    expect(unrelated.map(({ id, element, see }) => [id, element, see.elements])).toEqual([])
  })

  test('Q26 the badge of an answered question is never one of its wrong options', () => {
    const misleading = questions.filter(({ element, options, correctAnswer }) => {
      const hits = options.filter(
        (option) => wordsIn(option).has(nameOf(element)) || option === element,
      )
      return hits.length === 1 && hits[0] !== correctAnswer
    })
    expect(misleading.map(({ id, element }) => [id, element])).toEqual([])
  })
})

/** Whether a text names an element, in words or by its symbol. */
function names(text: string, symbol: ElementSymbol | null): boolean {
  if (symbol === null) return false
  return symbolsIn(text).has(symbol) || wordsIn(text).has(nameOf(symbol))
}

function nameOf(symbol: ElementSymbol): string {
  return (identityOf(symbol)?.name ?? symbol).toLowerCase()
}

function wordsIn(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().split(/[^a-z]+/))
}

/** The symbols of elements of which a formula can be made up, as a chemist reads it from the left. */
function symbolsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/[A-Z][a-z]?/g)].map(([symbol]) => symbol))
}

import { describe, expect, test } from 'vitest'

import type { ElementSymbol } from '#chemistry/elements.ts'
import { identityOf } from '#chemistry/identities.ts'

import { openBadge, wholeBadge } from './badge.ts'
import { makeQuestion } from './question.ts'
import { templates } from './whole-bank.ts'

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
  const [element, question, options, symbol, name] = given
  expect(openBadge({ element, question, options })).toEqual({ symbol, name })
})

test.each([
  ['Zn', ['Zn', 'Cu'], 'Zn', 'Zinc'],
  ['Zn', [], 'Zn', 'Zinc'],
  // Which element has 79 protons? Osmium is a wrong option.
  ['Os', ['Au'], 'Au', 'Gold'],
] as const)('once the answer is told, the badge of %s beside %j is %s', (...given) => {
  const [element, elements, symbol, name] = given
  expect(wholeBadge({ element, see: { elements, article: null } })).toEqual({ symbol, name })
})

describe.each(
  templates.map((template) => [`${template.id}.${template.version}`, template] as const),
)('%s', (_, template) => {
  test('the badge of an open question stands in some of its options only if in the question', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const question = makeQuestion(template, seed)
      const { symbol, name } = openBadge(question)
      const told = symbolsIn(question.question).has(question.element)
      const hits = question.options.filter(
        (option) =>
          (symbol !== null && symbolsIn(option).has(symbol)) ||
          (name !== null &&
            option
              .toLowerCase()
              .split(/[^a-z]+/)
              .includes(name.toLowerCase())),
      )
      const isNamed = question.question
        .toLowerCase()
        .includes((identityOf(question.element)?.name ?? '').toLowerCase())
      if (hits.length === 0 || hits.length === question.options.length) continue
      expect([question.id, told || isNamed]).toEqual([question.id, true])
    }
  })
})

/** The symbols of elements of which a formula can be made up, as a chemist reads it from the left. */
function symbolsIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/[A-Z][a-z]?/g)].map(([symbol]) => symbol))
}

import { expect, test } from 'vitest'

import { formula } from '#chemistry/compounds/formulas.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'
import { balanced, equation, formatEquation } from '#chemistry/reactions/equations.ts'

import { gasTests } from './gas-tests.ts'
import { cationTests, halideTests, testEquations } from './ion-tests.ts'

test('each equation of a test has the smallest numbers that balance it', () => {
  for (const [text] of testEquations) {
    const best = balanced(equation(text))
    expect(best === null ? null : formatEquation(best)).toBe(formatEquation(equation(text)))
  }
})

test('formulas are read, and elements are those of the formulas', () => {
  const named = [
    ...gasTests.map((one) => [one.formula, one.element] as const),
    ...[...cationTests, ...halideTests].map(({ ion, element }) => [ion, element] as const),
    ...testEquations.map(([text, element]) => [text.split(' -> ')[0] ?? '', element] as const),
  ]
  for (const [text, symbol] of named) {
    expect([text, text.includes(symbol), elementBySymbol(symbol)?.symbol]).toEqual([
      text,
      true,
      symbol,
    ])
  }
  for (const { ion } of [...cationTests, ...halideTests]) expect(formula(ion).charge).not.toBe(0)
})

import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'
import { element } from '#chemistry/elements/elements.ts'
import { balanced, equation, formatEquation } from '#chemistry/reactions/equations.ts'

import { alloys } from './alloys.ts'
import { ores, extractionEquations } from './ores.ts'

test('each equation has the smallest numbers that balance it, and sets its metal free or changes it', () => {
  for (const [text, metal] of extractionEquations) {
    const best = balanced(equation(text))
    expect(best === null ? null : formatEquation(best)).toBe(formatEquation(equation(text)))
    expect(text).toContain(metal)
  }
})

test('each ore has its metal, and each alloy a metal for its main element', () => {
  for (const { formula, metal } of ores) expect([...composition(formula).keys()]).toContain(metal)
  for (const { elements } of alloys) {
    expect(element(elements[0]).category).toMatch(/metal/)
    expect(new Set(elements).size).toBe(elements.length)
  }
})

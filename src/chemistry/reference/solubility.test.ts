import { describe, expect, test } from 'vitest'

import { formatEquation, isBalanced } from '#chemistry/reactions/equations.ts'

import { solubilityAnions, solubilityRows } from './solubility-data.ts'
import { saltInWater, solubilityCations } from './solubility.ts'

const all = solubilityCations.flatMap((cation) =>
  solubilityAnions.flatMap((anion) => saltInWater(cation.name, anion.name) ?? []),
)

test('there are 20 cations and 15 anions, with a code for each pair', () => {
  expect(all).toHaveLength(300)
  expect(solubilityRows.map(({ codes }) => codes.length)).toEqual(Array(20).fill(15))
})

test.each([
  ['sodium', 'chloride', 'NaCl', 'soluble'],
  ['silver', 'chloride', 'AgCl', 'insoluble'],
  ['barium', 'sulfate', 'BaSO4', 'insoluble'],
  ['calcium', 'sulfate', 'CaSO4', 'slightly'],
  ['aluminum', 'carbonate', 'Al2(CO3)3', 'not-known'],
  ['sodium', 'oxide', 'Na2O', 'reacts'],
  ['calcium', 'carbonate', 'CaCO3', 'insoluble'],
  ['ammonium', 'nitrate', 'NH4NO3', 'soluble'],
  ['lead(II)', 'iodide', 'PbI2', 'sources-differ'],
  ['iron(III)', 'hydroxide', 'Fe(OH)3', 'insoluble'],
  ['copper(II)', 'sulfate', 'CuSO4', 'soluble'],
])('%s %s is %s: %s', (cation, anion, formula, code) => {
  expect(saltInWater(cation, anion)).toMatchObject({ formula, code, name: `${cation} ${anion}` })
})

test('ions that the table does not have give nothing', () => {
  expect(saltInWater('gold(III)', 'chloride')).toBeNull()
  expect(saltInWater('sodium', 'cyanide')).toBeNull()
})

describe('net ionic equations', () => {
  test.each([
    ['silver', 'chloride', 'Ag⁺(aq) + Cl⁻(aq) → AgCl(s)'],
    ['lead(II)', 'phosphate', '3 Pb²⁺(aq) + 2 PO₄³⁻(aq) → Pb₃(PO₄)₂(s)'],
    ['mercury(I)', 'chloride', 'Hg₂²⁺(aq) + 2 Cl⁻(aq) → Hg₂Cl₂(s)'],
    ['sodium', 'chloride', null],
  ])('%s %s: %s', (cation, anion, text) => {
    const equation = saltInWater(cation, anion)?.precipitation ?? null
    expect(equation === null ? null : formatEquation(equation)).toBe(text)
  })

  test('all are balanced', () => {
    const equations = all.flatMap(({ precipitation }) => precipitation ?? [])
    expect(equations.length).toBeGreaterThan(30)
    expect(equations.every(isBalanced)).toBe(true)
  })
})

test('rules and codes agree but for salts that a rule calls insoluble and a little dissolves', () => {
  const off = all.filter(({ code, rule }) => {
    if (rule === null || code === 'sources-differ' || code === 'one-source') return false
    return rule.isSoluble !== (code === 'soluble')
  })
  expect(off.map(({ formula }) => formula)).toEqual([])
})

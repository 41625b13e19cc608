import { describe, expect, test } from 'vitest'

import { formatIon } from '#chemistry/compounds/formulas.ts'
import { properties } from '#chemistry/elements/element-properties.ts'
import { elementBySymbol } from '#chemistry/elements/elements.ts'

import { ionConfiguration, formatConfiguration, configurationOf } from './configurations.ts'
import {
  fixedCharge,
  fixedChargeIons,
  type Ion,
  polyatomicIons,
  saltFormula,
  transitionMetalIons,
} from './ions.ts'

function ion(name: string): Ion {
  const all = [...fixedChargeIons, ...transitionMetalIons, ...polyatomicIons]
  const found = all.find((entry) => entry.name === name)
  if (found === undefined) throw new RangeError(`No ion is called '${name}'`)
  return found
}

test('22 elements have one common ion', () => {
  expect(fixedChargeIons.map(({ formula, charge }) => formatIon(formula, charge)).join(' ')).toBe(
    'Li⁺ Na⁺ K⁺ Rb⁺ Cs⁺ Be²⁺ Mg²⁺ Ca²⁺ Sr²⁺ Ba²⁺ Al³⁺ N³⁻ P³⁻ O²⁻ S²⁻ Se²⁻ F⁻ Cl⁻ Br⁻ I⁻ Ag⁺ Zn²⁺',
  )
})

test('main-group ions of fixed charge have the configuration of a noble gas', () => {
  const gases = ['He', 'Ne', 'Ar', 'Kr', 'Xe'].map((gas) =>
    formatConfiguration(configurationOf(gas)),
  )
  for (const { formula, charge } of fixedChargeIons) {
    if (elementBySymbol(formula)?.block === 'd') continue
    expect(gases).toContain(formatConfiguration(ionConfiguration(formula, charge)))
  }
})

test('every charge of a single atom is a common oxidation state, but for Ti²⁺ and V²⁺, which air oxidizes', () => {
  const uncommon = [...fixedChargeIons, ...transitionMetalIons].filter(
    ({ formula, charge }) => !properties(formula).commonOxidationStates.includes(charge),
  )
  expect(uncommon.map(({ formula, charge }) => formatIon(formula, charge)).join(' ')).toBe(
    'Ti²⁺ V²⁺',
  )
})

test('eleven ions of the 3d metals', () => {
  expect(
    transitionMetalIons.map(({ formula, charge }) => formatIon(formula, charge)).join(' '),
  ).toBe('Ti²⁺ V²⁺ Cr³⁺ Mn²⁺ Fe²⁺ Fe³⁺ Co²⁺ Ni²⁺ Cu⁺ Cu²⁺ Zn²⁺')
  expect(transitionMetalIons.map(({ name }) => name)).toContain('iron(III)')
})

test('ions of several atoms have unique names and the usual formulas', () => {
  expect(new Set(polyatomicIons.map(({ name }) => name)).size).toBe(polyatomicIons.length)
  expect(polyatomicIons.map(({ formula, charge }) => formatIon(formula, charge)).join(' ')).toBe(
    'NH₄⁺ H₃O⁺ OH⁻ O₂²⁻ NO₃⁻ NO₂⁻ SO₄²⁻ SO₃²⁻ HSO₄⁻ S₂O₃²⁻ CO₃²⁻ HCO₃⁻ PO₄³⁻ HPO₄²⁻ H₂PO₄⁻ ' +
      'ClO⁻ ClO₂⁻ ClO₃⁻ ClO₄⁻ MnO₄⁻ CrO₄²⁻ Cr₂O₇²⁻ CN⁻ SCN⁻ CH₃COO⁻ C₂O₄²⁻',
  )
})

test('the fixed charge of an element', () => {
  expect(fixedCharge('Ca')).toBe(2)
  expect(fixedCharge('N')).toBe(-3)
  expect(fixedCharge('Fe')).toBeNull()
  expect(fixedCharge('Xx')).toBeNull()
})

describe('salts', () => {
  test.each([
    ['sodium', 'chloride', 'NaCl'],
    ['magnesium', 'oxide', 'MgO'],
    ['aluminum', 'oxide', 'Al2O3'],
    ['aluminum', 'nitride', 'AlN'],
    ['calcium', 'nitride', 'Ca3N2'],
    ['calcium', 'hydroxide', 'Ca(OH)2'],
    ['aluminum', 'sulfate', 'Al2(SO4)3'],
    ['ammonium', 'sulfate', '(NH4)2SO4'],
    ['ammonium', 'phosphate', '(NH4)3PO4'],
    ['ammonium', 'nitrate', 'NH4NO3'],
    ['calcium', 'phosphate', 'Ca3(PO4)2'],
    ['iron(III)', 'oxide', 'Fe2O3'],
    ['copper(I)', 'oxide', 'Cu2O'],
    ['sodium', 'peroxide', 'Na2O2'],
    ['calcium', 'acetate', 'Ca(CH3COO)2'],
    ['calcium', 'carbonate', 'CaCO3'],
  ])('%s %s is %s', (cation, anion, salt) => {
    expect(saltFormula(ion(cation), ion(anion))).toBe(salt)
  })

  test('two ions of one sign make no salt', () => {
    expect(() => saltFormula(ion('sodium'), ion('calcium'))).toThrow(RangeError)
    expect(() => saltFormula(ion('chloride'), ion('oxide'))).toThrow(RangeError)
    const neon = { name: 'neon', formula: 'Ne', charge: 0 }
    expect(() => saltFormula(ion('sodium'), neon)).toThrow(RangeError)
    expect(() => saltFormula(neon, ion('oxide'))).toThrow(RangeError)
  })
})

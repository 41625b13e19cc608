import { describe, expect, test } from 'vitest'

import { variableMetalCompounds } from '#chemistry/compounds/binary-compounds.ts'
import { oxides } from '#chemistry/compounds/oxides.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'

import { equation, isBalanced } from './equations.ts'
import { oxidationChanges, oxidationNumber } from './oxidation-numbers.ts'
import { halfReactions, redoxReactions } from './redox-reactions.ts'
import { halfCells, standardPotential } from './standard-potentials.ts'

describe('oxidation numbers', () => {
  test.each([
    ['H2SO4', 'S', 6],
    ['SO3^2-', 'S', 4],
    ['NH4+', 'N', -3],
    ['HNO3', 'N', 5],
    ['KMnO4', 'Mn', 7],
    ['K2Cr2O7', 'Cr', 6],
    ['P4O10', 'P', 5],
    ['C2O4^2-', 'C', 3],
    ['CH4', 'C', -4],
    ['Fe2O3', 'Fe', 3],
    ['SF6', 'S', 6],
    ['FeCl3', 'Fe', 3],
    ['FeCl3', 'Cl', -1],
    ['HClO4', 'Cl', 7],
    ['O3', 'O', 0],
    ['Fe^2+', 'Fe', 2],
    ['OF2', 'O', null],
    ['H2O2', 'O', null],
    ['NaH', 'H', null],
    ['Fe3O4', 'Fe', null],
    ['CuSO4', 'Cu', null],
    ['H2O', 'C', null],
  ])('in %s %s has %s', (formula, symbol, value) => {
    expect(oxidationNumber(formula, symbol)).toBe(value)
  })

  test('a change that concerns only a part of the atoms is found', () => {
    expect(oxidationChanges(equation('2 Na + 2 H2O -> 2 NaOH + H2'))).toEqual([
      { symbol: 'Na', from: 0, to: 1 },
      { symbol: 'H', from: 1, to: 0 },
    ])
  })

  test.each(redoxReactions)('%s is balanced, with one oxidation and one reduction', (text) => {
    const parsed = equation(text)
    expect(isBalanced(parsed)).toBe(true)
    expect(
      oxidationChanges(parsed)
        .map(({ from, to }) => Math.sign(to - from))
        .toSorted((a, b) => a - b),
    ).toEqual([-1, 1])
  })

  test.each(halfReactions)('$left to $right is balanced with some electrons', ({ left, right }) => {
    const counts = Array.from({ length: 20 }, (_, index) => index).filter((count) =>
      isBalanced(
        equation(count === 0 ? `${left} -> ${right}` : `${left} + ${count} e- -> ${right}`),
      ),
    )
    expect(counts).toHaveLength(1)
    expect(counts[0]).toBeGreaterThanOrEqual(3)
  })
})

describe('tables', () => {
  test('every compound of a variable metal has a whole positive charge on it', () => {
    for (const { formula, metal } of variableMetalCompounds) {
      expect(romanNumeral(oxidationNumber(formula, metal) ?? 0)).toMatch(/^[IV]+$/)
    }
  })

  test('metal oxides here are basic or amphoteric, acidic ones are of higher charge', () => {
    for (const { formula, element: symbol, character } of oxides) {
      const number = oxidationNumber(formula, symbol) ?? 0
      expect(character === 'acidic' ? number >= 4 : number <= 3).toBe(true)
    }
  })

  test('the potentials rise through the list', () => {
    const potentials = halfCells.map(({ potential }) => potential)
    expect(potentials).toEqual(potentials.toSorted((a, b) => a - b))
    expect(standardPotential('Cu')).toBe(0.34)
    expect(standardPotential('C')).toBeNull()
  })
})

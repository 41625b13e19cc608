import { expect, test } from 'vitest'

import { polyatomicIons, saltFormula } from '#chemistry/electrons/ions.ts'
import { element } from '#chemistry/elements/elements.ts'

import { compounds } from './compounds.ts'
import { composition, formatFormula } from './formulas.ts'

test.each(compounds)('$formula contains its telling element', ({ formula, element: symbol }) => {
  expect([...composition(formula).keys()]).toContain(symbol)
})

test('every formula and every name occurs once', () => {
  expect(new Set(compounds.map(({ formula }) => formatFormula(formula))).size).toBe(
    compounds.length,
  )
  expect(new Set(compounds.map(({ name }) => name)).size).toBe(compounds.length)
})

const salts = compounds.flatMap(({ formula, name, isMolecular }) => {
  const anion = polyatomicIons.find((ion) => name.split(' ').slice(1).join(' ') === ion.name)
  return isMolecular || anion === undefined ? [] : [{ formula, name, anion }]
})

test.each(salts)('the formula of $name follows from the charges', ({ formula, name, anion }) => {
  const first = name.split(' ')[0] ?? ''
  const ammonium = polyatomicIons.find((ion) => ion.name === first)
  const charge = ['', '(I)', '(II)', '(III)'].indexOf(/\(I+\)/.exec(first)?.[0] ?? '')
  const symbol = [...composition(formula).keys()][0] ?? ''
  const cation = ammonium ?? {
    name: first,
    formula: symbol,
    charge: charge > 0 ? charge : ({ 3: 3, 13: 3, 2: 2, 12: 2 }[element(symbol).group] ?? 1),
  }
  expect(formatFormula(formula)).toBe(formatFormula(saltFormula(cation, anion)))
})

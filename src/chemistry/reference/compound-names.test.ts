import { describe, expect, test } from 'vitest'

import { compounds } from '#chemistry/compounds/compounds.ts'
import { composition } from '#chemistry/compounds/formulas.ts'
import { polyatomicIons } from '#chemistry/electrons/ions.ts'

import { nameOrFormula } from './compound-names.ts'
import { listedIons } from './ion-list.ts'
import { namedCompounds } from './named-compounds.ts'

describe('names of formulas', () => {
  test.each([
    ['Cu2O', 'copper(I) oxide'],
    ['CuO', 'copper(II) oxide'],
    ['N2O5', 'dinitrogen pentoxide'],
    ['Al2(SO4)3', 'aluminum sulfate'],
    ['FeCl3', 'iron(III) chloride'],
    ['NaCl', 'sodium chloride'],
    ['Ca(OH)2', 'calcium hydroxide'],
    ['(NH4)2SO4', 'ammonium sulfate'],
    ['SF6', 'sulfur hexafluoride'],
    ['CO', 'carbon monoxide'],
    ['P4O10', 'tetraphosphorus decaoxide'],
    ['Cl2O7', 'dichlorine heptaoxide'],
    ['N2O4', 'dinitrogen tetroxide'],
    ['BF3', 'boron trifluoride'],
    ['XeF4', 'xenon tetrafluoride'],
    ['Na2O2', 'sodium peroxide'],
    ['KO2', 'potassium superoxide'],
    ['MnO2', 'manganese(IV) oxide'],
    ['PbO2', 'lead(IV) oxide'],
    ['Fe3O4', 'iron(II,III) oxide'],
    ['Hg2Cl2', 'mercury(I) chloride'],
    ['HgCl2', 'mercury(II) chloride'],
    ['NaHCO3', 'sodium hydrogen carbonate'],
    ['NaC2H3O2', 'sodium acetate'],
    ['CH3COOH', 'acetic acid'],
    ['H2O', 'water'],
    ['K3[Fe(CN)6]', 'potassium hexacyanidoferrate(III)'],
    ['K3Fe(CN)6', 'potassium hexacyanidoferrate(III)'],
    ['[Fe(CN)6]^4-', 'hexacyanidoferrate(II)'],
    ['SO4^2-', 'sulfate'],
    ['Fe^3+', 'iron(III)'],
    ['NH4+', 'ammonium'],
    ['O3', 'ozone'],
  ])('%s is %s', (formula, name) => {
    expect(nameOrFormula(formula)).toMatchObject({ name })
  })
})

describe('formulas of names', () => {
  test.each([
    ['copper(I) oxide', 'Cu2O'],
    ['Copper (I) Oxide', 'Cu2O'],
    ['dinitrogen pentoxide', 'N2O5'],
    ['dinitrogen pentaoxide', 'N2O5'],
    ['aluminium sulphate', 'Al2(SO4)3'],
    ['sodium bicarbonate', 'NaHCO3'],
    ['baking soda', 'NaHCO3'],
    ['laughing gas', 'N2O'],
    ['ammonium phosphate', '(NH4)3PO4'],
    ['sulfur hexafluoride', 'SF6'],
    ['water', 'H2O'],
    ['hydrochloric acid in water', 'HCl'],
    ['titanium dioxide', 'TiO2'],
    ['manganese dioxide', 'MnO2'],
    ['phosphate ion', 'PO4'],
    ['lead(IV) oxide', 'PbO2'],
  ])('%s is %s', (name, formula) => {
    expect(nameOrFormula(name)).toMatchObject({ formula })
  })
})

test('a metal with several ions needs its numeral', () => {
  const found = nameOrFormula('iron oxide')
  if (!('problem' in found) || found.problem !== 'numeral-missing') throw new RangeError('named')
  expect(found.choices.map(({ formula }) => formula)).toEqual(['FeO', 'Fe2O3'])
})

test('numbers that do not cancel the charges are reported with the intended salt', () => {
  const found = nameOrFormula('NaCl2')
  if (!('problem' in found) || found.problem !== 'charges') throw new RangeError('named')
  expect(found.meant.map(({ formula }) => formula)).toEqual(['NaCl'])
})

test.each([
  ['', 'empty'],
  ['O2', 'element'],
  ['C6H5NO2', 'unknown-formula'],
  ['OF2', 'covalent'],
  ['O2S', 'unknown-formula'],
  ['kryptonite', 'unknown-name'],
])('%j: %s', (text, outcome) => {
  const found = nameOrFormula(text)
  expect('problem' in found ? found.problem : found.kind).toBe(outcome)
})

test('the steps of a salt and of a name by prefixes', () => {
  expect(nameOrFormula('Al2(SO4)3')).toMatchObject({
    kind: 'salt',
    cation: { formula: 'Al', charge: 3 },
    anion: { formula: 'SO4', charge: -2 },
    cations: 2,
    anions: 3,
  })
  expect(nameOrFormula('N2O5')).toMatchObject({
    kind: 'covalent',
    parts: [
      { symbol: 'N', count: 2, prefix: 'di', word: 'nitrogen' },
      { symbol: 'O', count: 5, prefix: 'pent', word: 'oxide' },
    ],
  })
})

test('every name leads back to its formula', () => {
  const texts = [
    ...namedCompounds.map(({ formula }) => formula),
    'CuCl',
    'V2O5',
    'Ca3(PO4)2',
    'Mg3N2',
    'As2O3',
    'PBr5',
  ]
  for (const text of texts) {
    const named = nameOrFormula(text)
    if ('problem' in named) throw new RangeError(`${text}: ${named.problem}`)
    const back = nameOrFormula(named.name)
    expect([named.name, 'formula' in back && back.formula]).toEqual([named.name, named.formula])
    expect(composition(named.formula)).toEqual(composition(text))
  }
})

test('the compounds of the questions have the same names here, or they stand among the other names', () => {
  const different = compounds.filter(({ formula, name }) => {
    const found = nameOrFormula(formula)
    return 'problem' in found || (found.name !== name && !found.also.includes(name))
  })
  expect(different.map(({ formula }) => formula)).toEqual(['N2H4'])
})

test('the ions of the questions are all listed, each once', () => {
  expect(listedIons.slice(0, polyatomicIons.length)).toMatchObject(polyatomicIons)
  const names = listedIons.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

import { describe, expect, test } from 'vitest'

import { compounds } from '#chemistry/compounds/compounds.ts'
import { composition, formatFormula } from '#chemistry/compounds/formulas.ts'
import { hydrates } from '#chemistry/compounds/hydrates.ts'
import { oxides } from '#chemistry/compounds/oxides.ts'
import { saltFormula } from '#chemistry/electrons/ions.ts'
import { nameOrFormula } from '#chemistry/reference/compound-names.ts'
import {
  listedIons,
  plainAnions,
  plainCations,
  variableMetalIons,
} from '#chemistry/reference/ion-list.ts'
import { namedCompounds } from '#chemistry/reference/named-compounds.ts'

import { namedAcids } from './acid-names.ts'
import { nameProblem } from './near-spelling.ts'
import { readName } from './read-name.ts'

function meaning(text: string): string {
  return readName(text)
    .map(({ way, formula }) => `${way} ${formula}`)
    .join(', ')
}

describe('the meaning of names', () => {
  test.each([
    ['sodium chloride', 'ions NaCl'],
    ['iron (III) chloride', 'ions FeCl3'],
    ['Iron(Ⅲ)\u00a0Chloride', 'ions FeCl3'],
    ['iron(3+) chloride', 'ions FeCl3'],
    ['iron iii iodide', 'ions FeI3'],
    ['copper(I) iodide', 'ions CuI'],
    ['aluminium sulphate', 'ions Al2(SO4)3'],
    ['caesium fluoride', 'ions CsF'],
    ['sodium hydrogencarbonate', 'ions NaHCO3'],
    ['sodium bicarbonate', 'ions NaHCO3'],
    ['disodium hydrogenphosphate', 'ions Na2HPO4'],
    ['mercury(I) chloride', 'ions Hg2Cl2'],
    ['mercury(I) nitrate', 'ions Hg2(NO3)2'],
    ['ammonium dichromate', 'ions (NH4)2Cr2O7, prefixes NH4(CrO4)2'],
    ['calcium carbide', 'ions CaC2'],
    ['dihydrogen sulfide', 'ions H2S'],
    ['copper(II) sulfate pentahydrate', 'ions CuSO4·5H2O'],
    ['copper(II) sulphate–5–water', 'ions CuSO4·5H2O'],
    ['copper(II) sulfate·5H2O', 'ions CuSO4·5H2O'],
    ['copper(II) sulfate—water (1/5)', 'ions CuSO4·5H2O'],
    ['copper(II) sulfate 5-hydrate', 'ions CuSO4·5H2O'],
    ['copper(II) sulfate monohydrate', 'ions CuSO4·H2O'],
    ['copper(II) sulfate hydrate', 'ions null'],
    ['anhydrous copper(II) sulfate', 'ions CuSO4'],
    ['dinitrogen tetroxide', 'prefixes N2O4'],
    ['dinitrogen tetraoxide', 'prefixes N2O4'],
    ['dinitrogen oxide', 'prefixes N2O'],
    ['carbon monooxide', 'prefixes CO'],
    ['carbon disulfide', 'prefixes CS2'],
    ['dialuminum trioxide', 'prefixes Al2O3'],
    ['calcium dihydroxide', 'prefixes Ca(OH)2'],
    ['sulfate', 'ion SO4^2-'],
    ['sulphate(2−) ion', 'ion SO4^2-'],
    ['hydrogen carbonate', 'ion HCO3^-, ions H2CO3'],
    ['iron(II) ion', 'ion Fe^2+'],
    ['ammonium cation', 'ion NH4^+'],
    ['sulphuric acid', 'acid H2SO4'],
    ['hydriodic acid', 'acid HI'],
    ['water', 'known H2O'],
    ['iron(II,III) oxide', 'known Fe3O4'],
    ['ferric chloride', 'latin FeCl3'],
    ['chloride sodium', 'turned NaCl'],
    ['iron chloride', 'numeral-missing null'],
    ['iron ion', 'numeral-missing null'],
    ['nitrogen oxide', 'prefixes-missing null'],
    ['sodium chlorine', 'element-word null'],
    ['chlorine ion', 'element-word null'],
    ['lead(II) peroxide', 'ions PbO2'],
  ])('%s', (name, expected) => {
    expect(meaning(name)).toBe(expected)
  })

  test.each(['', 'NaCl', 'blah', 'sodium', 'oxide of iron', 'iron(IIII) chloride', '((((', '()'])(
    '%j names no compound',
    (text) => {
      expect(readName(text).filter(({ way }) => way !== 'ion')).toEqual([])
    },
  )
})

/** Names of every salt, molecule, acid, hydrate and ion of the data, with the formula from another path. */
const salts = [...plainCations, ...variableMetalIons].flatMap((cation) =>
  [...plainAnions, ...listedIons.filter(({ charge }) => charge < 0)].map((anion) => ({
    name: `${cation.name} ${anion.name}`,
    formula: saltFormula(cation, anion),
  })),
)
const ions = [...plainCations, ...variableMetalIons, ...plainAnions, ...listedIons].map(
  ({ name, formula, charge }) => ({
    name,
    formula: `${formula}^${Math.abs(charge)}${charge > 0 ? '+' : '-'}`,
  }),
)
const waters: Readonly<Record<number, string>> = {
  2: 'di',
  4: 'tetra',
  5: 'penta',
  6: 'hexa',
  7: 'hepta',
  10: 'deca',
}
const hydrated = hydrates.map(({ salt, name, water }) => ({
  name: `${name} ${waters[water]}hydrate`,
  formula: `${salt}·${water}H2O`,
}))
const all = [
  ...salts,
  ...ions,
  ...hydrated,
  ...namedAcids,
  ...[...namedCompounds, ...compounds, ...oxides].filter(
    ({ name }) => !['nitrous oxide', 'hydrazine'].includes(name),
  ),
]

function styles(name: string): readonly string[] {
  return [
    name,
    name.toUpperCase(),
    `  ${name.replaceAll(' ', '   ')} `,
    name.replaceAll(' ', '\u00a0'),
    name.replaceAll(' ', '-'),
    name.replaceAll(' ', '\u2013'),
    name.replaceAll(' ', ''),
    name.replaceAll('(', ' ( ').replaceAll(')', ' ) '),
    name.replaceAll('(II)', '(ii)').replaceAll('(III)', '(Ⅲ)').replaceAll('(IV)', '(4+)'),
    name.replaceAll('(', '[').replaceAll(')', ']'),
    name
      .replaceAll('sulf', 'sulph')
      .replaceAll('aluminum', 'Aluminium')
      .replace('cesium', 'caesium'),
    name.replaceAll(/hydrogen (?=carbonate|sulf|phosph)/g, 'hydrogen'),
    name.replaceAll('tetroxide', 'tetraoxide').replaceAll('pentoxide', 'pentaoxide'),
    name.replaceAll('monoxide', 'monooxide').replaceAll('heptaoxide', 'heptoxide'),
    `${name}.`,
  ]
}

test('every compound and ion of the data is read from its name in fifteen spellings', () => {
  const broken = all.flatMap(({ name, formula }) => {
    const wanted = keyOf(formula)
    return styles(name).filter(
      (style) =>
        !readName(style).some(
          (reading) => reading.formula !== null && keyOf(reading.formula) === wanted,
        ),
    )
  })
  expect(broken).toEqual([])
})

test('names that are looked up from formulas lead back to the same atoms', () => {
  const named = [...new Set(salts.map(({ formula }) => formula))].flatMap((text) => {
    const naming = nameOrFormula(text)
    return 'problem' in naming ? [] : [{ text, name: naming.name }]
  })
  const broken = named.filter(
    ({ text, name }) =>
      !readName(name).some(({ formula }) => atomsOf(formula ?? 'H') === atomsOf(text)),
  )
  expect(broken).toEqual([])
  expect(named.length).toBeGreaterThan(1000)
})

test('a formula that is read from the names of ions holds them in numbers whose charges cancel', () => {
  const upTo = [1, 2, 3, 4, 5, 6]
  const broken = salts.filter(({ name }) => {
    const salt = readName(name).find(({ way }) => way === 'ions')
    const [first, second] = [salt?.first, salt?.second]
    const whole = composition(salt?.formula ?? 'H')
    const one = composition(first?.formula ?? 'H')
    const two = composition(second?.formula ?? 'H')
    return !upTo.some((cations) =>
      upTo.some(
        (anions) =>
          cations * (first?.charge ?? 0) + anions * (second?.charge ?? 0) === 0 &&
          [...whole].every(
            ([symbol, count]) =>
              count === cations * (one.get(symbol) ?? 0) + anions * (two.get(symbol) ?? 0),
          ),
      ),
    )
  })
  expect(broken).toEqual([])
})

describe('near spellings', () => {
  test.each([
    ['sodium chlorid', 'sodium chloride'],
    ['natrium chloride', 'sodium chloride'],
    ['ferrum(iii) chloride', 'iron(III) chloride'],
    ['irn(III) chloride', 'iron(III) chloride'],
    ['sodium sulfat', 'sodium sulfate'],
    ['dinitrogen tetroxid', 'dinitrogen tetroxide'],
    ['hypoclorous acid', 'hypochlorous acid'],
    ['amonium nitrate', 'ammonium nitrate'],
    ['magnesuim oxide', 'magnesium oxide'],
  ])('%s: %s', (given, near) => {
    expect(nameProblem(given)).toMatchObject({ problem: 'word', near })
  })

  test.each(['sodium sulfte', 'chlorte', 'sodium nitrte', 'xalium chloride', 'blah blah'])(
    '%s: two words are as near, or none is',
    (given) => {
      expect(nameProblem(given)).toMatchObject({ problem: 'word', near: null })
    },
  )

  test.each([
    ['', 'empty'],
    ['Fe2O3', 'formula'],
    ['iron(IIII) chloride', 'numeral'],
    ['oxide sulfate sodium', 'order'],
  ])('%j: %s', (given, problem) => {
    expect(nameProblem(given).problem).toBe(problem)
  })
})

function keyOf(formula: string): string {
  return formatFormula(formula.replace('^1', '^')).replace(/[[\]]/g, '')
}

function atomsOf(text: string): string {
  const atoms = [...composition(text)].map(([symbol, count]) => `${symbol}${count}`)
  return atoms.toSorted((one, other) => one.localeCompare(other)).join(' ')
}

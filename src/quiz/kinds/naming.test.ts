import { expect, test } from 'vitest'

import { randomFrom } from '#quiz/random.ts'
import type { NameKey } from '#quiz/task.ts'

import { inorganic, inorganicMiss } from './names/inorganic.ts'
import { namingKind } from './naming.ts'

function keyOf(name: string, formula: string): NameKey {
  return { name, formula, nomenclature: 'inorganic' }
}

const chloride = keyOf('iron(III) chloride', 'FeCl3')
const oxide = keyOf('copper(I) oxide', 'Cu2O')
const alumina = keyOf('aluminum oxide', 'Al2O3')
const tetroxide = keyOf('dinitrogen tetroxide', 'N2O4')
const carbon = keyOf('carbon dioxide', 'CO2')
const vitriol = keyOf('copper(II) sulfate pentahydrate', 'CuSO4·5H2O')
const sulfate = keyOf('sulfate', 'SO4^2-')
const sodiumSulfate = keyOf('sodium sulfate', 'Na2SO4')
const acid = keyOf('sulfurous acid', 'H2SO3')
const gas = keyOf('hydrogen chloride', 'HCl')
const minimum = keyOf('lead(IV) oxide', 'PbO2')

test.each([
  [chloride, 'iron trichloride', 'prefixes-for-ions'],
  [alumina, 'dialuminium trioxide', 'prefixes-for-ions'],
  [tetroxide, 'nitrogen(IV) oxide', 'numeral-for-prefixes'],
  [keyOf('tetraphosphorus decaoxide', 'P4O10'), 'phosphorus(V) oxide', 'numeral-for-prefixes'],
  [chloride, 'ferric chloride', 'latin'],
  [keyOf('calcium oxide', 'CaO'), 'quicklime', 'known'],
  [chloride, 'chloride iron(III)', 'turned'],
  [keyOf('oxygen difluoride', 'OF2'), 'difluorine monoxide', 'turned'],
  [carbon, 'monocarbon dioxide', 'first-mono'],
  [gas, 'hydrochloric acid', 'acid-for-gas'],
  [keyOf('hydrochloric acid', 'HCl'), 'hydrogen chloride', 'gas-for-acid'],
  [minimum, 'lead(II) peroxide', 'other-way'],
  [chloride, 'iron chloride', 'numeral-missing'],
  [keyOf('iron(III)', 'Fe^3+'), 'iron ion', 'numeral-missing'],
  [tetroxide, 'nitrogen oxide', 'prefixes-missing'],
  [vitriol, 'copper(II) sulfate hydrate', 'water-number-missing'],
  [vitriol, 'copper(II) sulfate', 'water-missing'],
  [vitriol, 'copper(II) sulfate tetrahydrate', 'water-number'],
  [keyOf('sodium chloride', 'NaCl'), 'sodium chlorine', 'element-word'],
  [keyOf('chloride', 'Cl^-'), 'chlorine ion', 'element-word'],
  [oxide, 'copper(II) oxide', 'numeral-counts'],
  [keyOf('manganese(IV) oxide', 'MnO2'), 'manganese(II) oxide', 'numeral-counts'],
  [chloride, 'iron(II) chloride', 'numeral'],
  [keyOf('iron(III)', 'Fe^3+'), 'iron(II)', 'numeral'],
  [tetroxide, 'dinitrogen pentoxide', 'prefixes'],
  [tetroxide, 'nitrogen tetroxide', 'prefixes'],
  [sulfate, 'sulfite', 'ending'],
  [sulfate, 'sulfide ion', 'ending'],
  [sodiumSulfate, 'sodium sulfide', 'ending'],
  [acid, 'sulfuric acid', 'acid-ending'],
  [acid, 'hydrosulfuric acid', 'acid-ending'],
  [sodiumSulfate, 'sodium nitrate', 'second'],
  [sodiumSulfate, 'potassium sulfate', 'first'],
  [sodiumSulfate, 'calcium chloride', 'other'],
  [sulfate, 'sodium sulfate', 'other'],
  [sulfate, 'nitrate', 'other'],
])('$name: %#, %s: %s', (key, given, miss) => {
  expect(inorganic.isRight(key, given)).toBe(false)
  expect(inorganicMiss(key, given)).toBe(miss)
})

test('Q42 each way to miss a name has sentences of its own', () => {
  const cases: readonly (readonly [NameKey, string])[] = [
    [chloride, 'iron trichloride'],
    [tetroxide, 'nitrogen(IV) oxide'],
    [chloride, 'ferric chloride'],
    [keyOf('calcium oxide', 'CaO'), 'quicklime'],
    [chloride, 'chloride iron(III)'],
    [carbon, 'monocarbon dioxide'],
    [gas, 'hydrochloric acid'],
    [keyOf('hydrochloric acid', 'HCl'), 'hydrogen chloride'],
    [minimum, 'lead(II) peroxide'],
    [chloride, 'iron chloride'],
    [tetroxide, 'nitrogen oxide'],
    [vitriol, 'copper(II) sulfate hydrate'],
    [vitriol, 'copper(II) sulfate'],
    [vitriol, 'copper(II) sulfate tetrahydrate'],
    [keyOf('sodium chloride', 'NaCl'), 'sodium chlorine'],
    [oxide, 'copper(II) oxide'],
    [chloride, 'iron(II) chloride'],
    [tetroxide, 'dinitrogen pentoxide'],
    [sodiumSulfate, 'sodium sulfite'],
    [acid, 'sulfuric acid'],
    [sodiumSulfate, 'sodium nitrate'],
    [sodiumSulfate, 'potassium sulfate'],
    [sulfate, 'sodium sulfate'],
  ]
  const texts = cases.map(([key, given]) => inorganic.missOf(key, given))
  const beginnings = texts.map((text) => /^.*?[.](?=\s)/.exec(text)?.[0] ?? text)
  expect(new Set(beginnings).size).toBeGreaterThanOrEqual(cases.length - 2)
  expect(texts.filter((text) => !/^\S.{20,300}[.]$/.test(text))).toEqual([])
})

test.each([
  [tetroxide, ['dinitrogen tetraoxide', 'Dinitrogen Tetroxide', 'dinitrogentetroxide']],
  [keyOf('dinitrogen monoxide', 'N2O'), ['dinitrogen oxide', 'dinitrogen monooxide']],
  [
    keyOf('sodium hydrogen carbonate', 'NaHCO3'),
    ['sodium bicarbonate', 'sodium hydrogencarbonate'],
  ],
  [keyOf('disodium hydrogen phosphate', 'Na2HPO4'), ['sodium hydrogen phosphate']],
  [alumina, ['aluminium oxide', 'aluminum(III) oxide', 'ALUMINIUM OXIDE']],
  [chloride, ['iron(3+) chloride', 'iron (iii) chloride', 'iron(Ⅲ) chloride', 'iron III chloride']],
  [sulfate, ['sulphate', 'sulfate ion', 'sulfate(2-)', 'sulphate anion']],
  [acid, ['sulphurous acid', 'Sulfurous-acid']],
  [vitriol, ['copper(II) sulphate pentahydrate', 'copper(II) sulfate-5-water']],
])('Q41 $name is right in each usage', (key, spellings) => {
  expect(spellings.filter((text) => !inorganic.isRight(key, text))).toEqual([])
})

test('Q43 no text crashes the reader, and whatever it reads is judged', () => {
  const random = randomFrom('names')
  const bits = (
    'iron copper sodium nitrogen hydrogen mono di tri tetra penta ( ) (II) (iii) (0) 2- 3+ - · 5 oxide chloride ' +
    'sulfate sulfite ide ate ous ic acid ion hydrate water penta bis( NaCl é Ⅲ \u2013 ^ { } [ ] * / \\ " \u0000 𝟓'
  ).split(' ')
  for (let round = 0; round < 3000; round += 1) {
    const length = 1 + Math.floor(random() * 7)
    const text = Array.from(
      { length },
      () => bits[Math.floor(random() * bits.length)] + (random() < 0.5 ? ' ' : ''),
    ).join('')
    const read = namingKind.parse({ type: 'naming', key: chloride }, text)
    if (!('response' in read)) continue
    const isRight = namingKind.isRight({ type: 'naming', key: chloride }, read.response)
    const miss = namingKind.missOf({ type: 'naming', key: chloride }, read.response)
    expect(isRight || (miss ?? '').length > 20).toBe(true)
  }
})

test('a key whose name does not mean its formula is refused', () => {
  expect(() => inorganic.isRight(keyOf('iron(II) chloride', 'FeCl3'), 'iron(II) chloride')).toThrow(
    RangeError,
  )
})

import { expect, test } from 'vitest'

import { cardFacts } from '#content/elements/card-facts.ts'
import { readLibrary } from '#content/elements/read-library.ts'
import { searchFacts } from '#content/elements/search-facts.ts'
import { trendData } from '#content/elements/trend-data.ts'
import { propertiesOf } from '#web/trend-lab/data/lab-properties.ts'

import { explainedSearch } from './explained-search.ts'
import { traitsOf } from './traits.ts'

test.each([
  ['oro', 'Gold', 'Oro: gold in Spanish and Italian'],
  ['eisen', 'Iron', 'Eisen: iron in German'],
  ['ferrum', 'Iron', 'Ferrum: the name behind the symbol'],
  ['liquid metals', 'Mercury', 'Liquid at 25 °C, metal'],
  ['d-block period 4', 'Scandium', 'D block, period 4'],
  ['group 17', 'Fluorine', 'Group 17'],
  ['cavendish', 'Hydrogen', 'Discovered by Henry Cavendish'],
  ['sodum', 'Sodium', 'Spelled almost like this'],
  ['iron', 'Iron', null],
])('%s finds %s: %s', (query, name, reason) => {
  const [first] = explainedSearch(query).matches
  expect([first?.identity.name, first?.reason]).toEqual([name, reason])
})

const library = readLibrary()
const cards = cardFacts(library)
const facts = searchFacts(library)
const data = {
  properties: [...propertiesOf(trendData(library)).values()],
  traits: traitsOf(facts, cards),
  cards,
  facts,
}

function answers(question: string): string {
  return explainedSearch(question, data)
    .matches.map(({ identity }) => identity.symbol)
    .join(' ')
}

test.each([
  ['Which metals melt below 100 °C?', 'Hg Cs Ga Rb K Na'],
  ['which metals melt below 212 °F', 'Hg Cs Ga Rb K Na'],
  ['metals with a melting point above 3,000 °C', 'W Re Os Ta'],
  ['Which elements are liquid at room temperature?', 'Br Hg'],
  ['liquid at 37 °C', 'Ga Br Cs Hg'],
  ['gases at -196 °C', 'H He Ne'],
  ['boils below 100 K', 'He H Ne N F Ar O'],
  ['Which element has the highest density?', 'Os Ir Pt Re Np'],
  ['most electronegative element', 'F O Cl N Kr'],
  ['lowest ionization energy', 'Cs Fr Rb K Lr'],
  ['highest melting point', 'W Re Os Ta Mo'],
  ['best conductors of electricity', 'Ag Cu Au Al Ca'],
  ['the most abundant elements in the crust', 'O Si Al Fe Ca'],
  ['Which is larger, sodium or chlorine?', 'Na Cl'],
  ['which is smaller: Na or Cl', 'Cl Na'],
  ['which has a higher ionization energy, oxygen or nitrogen?', 'N O'],
  ['which is denser, lead or gold', 'Au Pb'],
  ['halogens with electronegativity over 2.9', 'F Cl Br'],
  ['highest swimming speed', ''],
  ['What is the largest atom?', 'Fr Cs Ra Rb Ba'],
  ['lightest metal', 'Li Be Na Mg Al'],
  ['heaviest noble gas', 'Og Rn Xe Kr Ar'],
  ['Which element has 17 protons?', 'Cl'],
  ['Is iodine a solid?', 'I'],
  ['compare sodium and chlorine size', 'Na Cl'],
  ['is potassium larger than sodium', 'K Na'],
  ['Is Na smaller than K', 'Na K'],
  ['Who discovered oxygen?', 'O'],
  ['what are the oxidation states of iron', 'Fe'],
  ['melting point of gold', 'Au'],
  ['does copper conduct better than iron', 'Cu Fe'],
])('%s', (question, expected) => {
  expect(answers(question)).toBe(expected)
})

test.each([
  ['highest density', 'Density 22.5872\u00A0g/cm³, the highest'],
  ['heaviest element', 'Atomic mass 294\u00A0u, the highest, as that of Og'],
  ['metals that melt below 100 °C', 'Metal, melting point −38.829\u00A0°C'],
  ['which is larger, sodium or chlorine', 'Covalent radius 166\u00A0pm'],
  ['which is larger, iodine or tin', 'Covalent radius 139\u00A0pm, the same as Sn'],
  ['is iodine larger than tin', 'Covalent radius 139\u00A0pm, the same as Sn'],
])('%s is answered with the value', (question, reason) => {
  expect(explainedSearch(question, data).matches[0]?.reason).toBe(reason)
})

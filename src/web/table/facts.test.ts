import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'
import { cardFacts } from '#content/elements/card-facts.ts'
import { readLibrary } from '#content/elements/read-library.ts'

import {
  atomicFacts,
  basicFacts,
  bondFacts,
  discoveryFacts,
  natureFacts,
  physicalFacts,
} from './facts.ts'

test('the four groups of facts about iron', () => {
  const iron = element('Fe')
  expect(basicFacts(iron)).toEqual([
    { label: 'Atomic Mass', value: '55.845 u' },
    { label: 'Physical State', value: 'solid', note: 'at 25 °C' },
    { label: 'Classification', value: 'metal', note: 'transition metal' },
    { label: 'Block', value: 'd' },
    { label: 'Period', value: '4' },
    { label: 'Group', value: '8' },
  ])
  expect(atomicFacts(iron)).toEqual([
    { label: 'Protons', value: '26' },
    { label: 'Neutrons', value: '30', note: 'in Fe-56' },
    { label: 'Electrons', value: '26' },
    { label: 'Ionization Energy', value: '762.5 kJ/mol' },
  ])
  expect(physicalFacts(iron)).toEqual([
    { label: 'Density', value: '7.87 g/cm³' },
    { label: 'Melting Point', value: '1538 °C' },
    { label: 'Boiling Point', value: '2861 °C' },
  ])
})

const facts = cardFacts(readLibrary())

/** The facts that the record of the elements does not have. */
function moreOf(symbol: string) {
  const more = facts[symbol]
  if (more === undefined) throw new Error(`There are no facts about ${symbol}`)
  return [...bondFacts(more), ...natureFacts(symbol, more)]
}

test('the card says how an element behaves, where it is found, and what it is used for', () => {
  expect(moreOf('Fe')).toEqual([
    { label: 'Electronegativity', value: '1.83', note: 'scale of Pauling' },
    { label: 'Covalent Radius', value: '142 pm' },
    { label: 'Oxidation States', value: '+2, +3', note: 'common ones' },
    {
      label: 'Natural Isotopes',
      value: 'Fe-56 91.754\u00A0%, Fe-54 5.845\u00A0%, Fe-57 2.1191\u00A0%',
      note: 'and 1 more',
    },
    { label: 'Uses', value: 'steel' },
    { label: 'Name', value: 'Anglo-Saxon (symbol: Latin ferrum): iron', note: 'iron' },
  ])
  expect(moreOf('Og').map(({ label }) => label)).toEqual(['Name'])
})

test('unknown facts are left out', () => {
  expect(physicalFacts(element('Og'))).toEqual([])
  expect(physicalFacts(element('He')).map(({ label }) => label)).toEqual([
    'Density',
    'Boiling Point',
  ])
  expect(atomicFacts(element('Og')).at(-1)).toEqual({
    label: 'Ionization Energy',
    value: 'not measured',
  })
})

test('an element known since antiquity has no year', () => {
  expect(discoveryFacts(element('Fe'))).toEqual([
    { label: 'Discovered By', value: 'Known since antiquity' },
  ])
  expect(discoveryFacts(element('U'))).toEqual([
    { label: 'Discovered By', value: 'Martin Heinrich Klaproth' },
    { label: 'Discovery Year', value: '1789' },
  ])
})

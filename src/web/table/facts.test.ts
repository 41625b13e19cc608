import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'

import { atomicFacts, basicFacts, discoveryFacts, physicalFacts } from './facts.ts'

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

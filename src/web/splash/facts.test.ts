import { expect, test } from 'vitest'

import { element, elements } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

import { facts } from './facts.ts'

const HAND_CELSIUS = 33

test('every fact is what the element data says', () => {
  expect(facts).toEqual([
    ionization(),
    gallium(),
    liquids(),
    densest(),
    lastToMelt(),
    missingLetters(),
  ])
})

function ionization(): string {
  const [lowest, next] = elements
    .filter(({ ionizationEnergyBasis }) => ionizationEnergyBasis === 'measured')
    .toSorted((a, b) => (a.ionizationEnergy ?? 0) - (b.ionizationEnergy ?? 0))
  expect([lowest?.period, next?.period]).toEqual([6, 7])
  expect([lowest?.group, next?.group]).toEqual([1, 1])
  return `${lowest?.name} gives up an electron more easily than ${next?.name.toLowerCase()} right below it: ${lowest?.ionizationEnergy} against ${next?.ionizationEnergy} kJ/mol.`
}

function gallium(): string {
  const { name, meltingPoint } = element('Ga')
  expect(meltingPoint).toBeLessThan(HAND_CELSIUS)
  return `${name} melts at ${formatNumber(meltingPoint ?? 0, { decimals: 1 })} °C: the warmth of your hand turns it liquid.`
}

function liquids(): string {
  const names = elements
    .filter(({ physicalState, statePredicted }) => physicalState === 'liquid' && !statePredicted)
    .map(({ name }) => name.toLowerCase())
  return `Of all the elements, only ${names.join(' and ')} are known to be liquid at 25 °C.`
}

function densest(): string {
  const [first] = elements.toSorted((a, b) => (b.density ?? 0) - (a.density ?? 0))
  const density = first?.density ?? 0
  expect(density / (element('Pb').density ?? 0)).toBeCloseTo(2, 1)
  return `${first?.name} is the densest element ever weighed: a liter of it has a mass of ${formatNumber(density, { decimals: 1 })} kg, about twice as much as lead.`
}

function lastToMelt(): string {
  const [first] = elements
    .filter(({ classification }) => classification === 'metal')
    .toSorted((a, b) => (b.meltingPoint ?? 0) - (a.meltingPoint ?? 0))
  const melting = formatNumber(first?.meltingPoint ?? 0, { significant: 2 })
  return `${first?.name} is the last metal to melt: it stays solid up to about ${melting} °C.`
}

function missingLetters(): string {
  const written = elements.map(({ symbol, name, nameIUPAC }) => symbol + name + nameIUPAC)
  const used = new Set(written.join('').toUpperCase())
  const missing = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => !used.has(letter))
  return `Two letters appear in no name and no symbol of an element: ${missing.join(' and ')}.`
}

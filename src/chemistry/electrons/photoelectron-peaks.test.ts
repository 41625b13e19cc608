import { expect, test } from 'vitest'

import { elements } from '#chemistry/elements/elements.ts'

import { configurationOf } from './configurations.ts'
import { ionizationEnergies } from './ionization-energies.ts'
import { peaksOf, photoelectronElements } from './photoelectron-peaks.ts'

/** MJ/mol for one eV. */
const PER_EV = 0.096_485

/** X-ray Data Booklet (LBNL 2009), table 1-1, in eV; two values of a split level are averaged. */
const booklet: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  Li: { '1s': 54.7 },
  Be: { '1s': 111.5 },
  Ne: { '1s': 870.2, '2s': 48.5, '2p': 21.65 },
  Na: { '1s': 1070.8, '2s': 63.5, '2p': 30.7 },
  Mg: { '1s': 1303, '2s': 88.7, '2p': 49.6 },
  Al: { '1s': 1559.6, '2s': 117.8, '2p': 72.7 },
  Si: { '1s': 1839, '2s': 149.7, '2p': 99.6 },
  P: { '1s': 2145.5, '2s': 189, '2p': 135.4 },
  S: { '1s': 2472, '2s': 230.9, '2p': 163 },
  Cl: { '1s': 2822.4, '2s': 270, '2p': 201 },
  Ar: { '1s': 3205.9, '2s': 326.3, '2p': 249.3, '3s': 29.3, '3p': 15.8 },
  Ca: { '1s': 4038.5, '2s': 438.4, '2p': 348, '3s': 44.3, '3p': 25.4 },
}

/** In eV: a solid is measured against its Fermi level, and its electrons screen the hole. */
const SOLID_SHIFT = 11

test('the outermost peak is the first ionization energy, within 6 kJ/mol', () => {
  for (const symbol of photoelectronElements) {
    const outermost = Math.min(...peaksOf(symbol).map(({ energy }) => energy))
    const difference = Math.abs(1000 * outermost - (ionizationEnergies(symbol)[0] ?? 0))
    expect([symbol, difference < 6]).toEqual([symbol, true])
  }
})

test('inner peaks agree with the X-ray Data Booklet', () => {
  for (const [symbol, levels] of Object.entries(booklet)) {
    for (const [subshell, level] of Object.entries(levels)) {
      const { energy = Number.NaN } = peaksOf(symbol).find((one) => one.subshell === subshell) ?? {}
      // Three figures round the largest energies by half a unit, some 5 eV.
      const rounding = energy > 100 ? 5.5 : 0.6
      const difference = energy / PER_EV - level
      const fits = difference > -rounding && difference < SOLID_SHIFT + rounding
      expect([symbol, subshell, fits]).toEqual([symbol, subshell, true])
    }
  }
})

test('each subshell of the configuration has a peak with its electrons', () => {
  for (const symbol of photoelectronElements) {
    const shells = configurationOf(symbol).map(({ n, l, electrons }) => `${n}${l}:${electrons}`)
    const own = peaksOf(symbol).map(({ subshell, electrons }) => `${subshell}:${electrons}`)
    expect([symbol, own.toSorted()]).toEqual([symbol, shells.toSorted()])
  }
})

test('the same subshell lies higher with each proton', () => {
  const order = elements
    .map(({ symbol }) => symbol)
    .filter((one) => photoelectronElements.includes(one))
  expect(order).toEqual(photoelectronElements)
  const lower = order.flatMap((symbol, place) => {
    const before = peaksOf(order[place - 1] ?? '')
    return peaksOf(symbol)
      .filter(({ subshell, energy }) =>
        before.some((one) => one.subshell === subshell && one.energy >= energy),
      )
      .map(({ subshell }) => `${subshell} of ${symbol}`)
  })
  // In sulfur the fourth 3p electron is the first of a pair, which repels it.
  expect(lower).toEqual(['3p of S'])
})

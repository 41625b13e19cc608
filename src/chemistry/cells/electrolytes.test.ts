import { expect, test } from 'vitest'

import { composition } from '#chemistry/compounds/formulas.ts'

import { metalCouples, otherCouples } from './couples.ts'
import { melts, watery } from './electrolytes.ts'

test('each substance is made of its two ions, and a melt gives the elements of both', () => {
  for (const { formula, cation, anion } of [...melts, ...watery]) {
    const symbols = [...composition(formula).keys()]
    expect([formula, symbols]).toEqual([formula, [cation, ...composition(anion).keys()]])
  }
  for (const { formula, atCathode, atAnode } of melts) {
    const symbols = [...composition(formula).keys()]
    expect([atCathode, ...composition(atAnode).keys()]).toEqual(symbols)
  }
})

test('in water a metal deposits where its potential is above that of hydrogen', () => {
  for (const { cation, atCathode } of watery) {
    // Those of groups 1 and 2 have the lowest potentials of all.
    const potential = metalCouples.find(({ element }) => element === cation)?.potential ?? -2.7
    expect([cation, atCathode]).toEqual([cation, potential > 0 ? cation : 'H2'])
  }
})

test('in water a halide gives its halogen, and an ion that holds oxygen gives oxygen', () => {
  for (const { anion, atAnode } of watery) {
    const halogen = otherCouples.find(({ reduced }) => reduced === anion)?.oxidized
    expect([anion, atAnode]).toEqual([anion, composition(anion).has('O') ? 'O2' : halogen])
  }
})

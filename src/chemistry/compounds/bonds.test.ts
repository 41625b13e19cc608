import { expect, test } from 'vitest'

import { element } from '#chemistry/elements/elements.ts'

import { bondRows, electronegativityGap, ionicPairs, polarCovalentPairs } from './bonds.ts'

test('ionic pairs join a metal and a non-metal of very different electronegativity', () => {
  expect(ionicPairs).toHaveLength(32)
  for (const [metal, partner] of ionicPairs) {
    expect(element(metal).classification).toBe('metal')
    expect(element(partner).classification).toBe('non-metal')
    expect(electronegativityGap(metal, partner)).toBeGreaterThanOrEqual(2)
  }
})

test('polar covalent pairs join two non-metals, neither ionic nor nearly non-polar by any rule', () => {
  expect(polarCovalentPairs).toHaveLength(19)
  expect(polarCovalentPairs).not.toContainEqual(['H', 'F'])
  for (const pair of polarCovalentPairs) {
    expect(pair.map((symbol) => element(symbol).classification)).toEqual(['non-metal', 'non-metal'])
  }
})

test('the bonds of a row are at least 5 pm apart, longest first', () => {
  for (const { bonds } of bondRows) {
    const steps = bonds.slice(1).map(({ length }, index) => (bonds[index]?.length ?? 0) - length)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(5)
  }
})

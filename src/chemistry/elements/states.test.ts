import { expect, test } from 'vitest'

import { elements } from './elements.ts'
import { type StateOfMatter, stateAt, statesOfMatter } from './states.ts'

function symbolsAt(celsius: number, state: StateOfMatter): string {
  return elements
    .filter((element) => stateAt(element, celsius) === state)
    .map(({ symbol }) => symbol)
    .join(' ')
}

function countsAt(celsius: number): readonly number[] {
  return statesOfMatter.map(
    (state) => elements.filter((element) => stateAt(element, celsius) === state).length,
  )
}

test('at 25 °C there are 84 solids, 2 liquids, 11 gases and 21 unknown', () => {
  expect(countsAt(25)).toStrictEqual([84, 2, 11, 0, 21])
  expect(symbolsAt(25, 'unknown')).toBe(
    'At Fr Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og',
  )
})

test.each([
  [-196, 'gas', 'H He Ne'],
  [-196, 'liquid', 'N O F'],
  [37, 'liquid', 'Ga Br Cs Hg'],
  [100, 'gas', 'H He N O F Ne Cl Ar Br Kr Xe Rn'],
  [100, 'liquid', 'Na P K Ga Rb Cs Hg'],
  [3000, 'solid', 'C Ta W Re Os'],
  [-273.15, 'liquid', 'He'],
] as const)('at %d °C %s: %s', (celsius, state, symbols) => {
  expect(symbolsAt(celsius, state)).toBe(symbols)
})

test('argon is solid at −196 °C, and carbon sublimes at 3825 °C', () => {
  expect(symbolsAt(-196, 'solid')).toContain('Ar')
  const carbon = elements.filter(({ symbol }) => symbol === 'C')
  expect(carbon.map((element) => [stateAt(element, 3824), stateAt(element, 3825)])).toStrictEqual([
    ['solid', 'gas'],
  ])
})

test('above its melting point promethium is liquid or gas', () => {
  expect(symbolsAt(1041, 'liquid or gas')).not.toContain('Pm')
  expect(symbolsAt(1042, 'liquid or gas')).toContain('Pm')
})

import { expect, test } from 'vitest'

import { formatEquation, isBalanced } from '#chemistry/reactions/equations.ts'
import { halfCells } from '#chemistry/reactions/standard-potentials.ts'

import { couples, displacement } from './reactivity.ts'

test.each([
  ['Zn', 'Cu', 'goes', 1.1, 'Zn(s) + Cu²⁺(aq) → Zn²⁺(aq) + Cu(s)'],
  ['Cu', 'Zn', 'does-not', -1.1, 'Cu(s) + Zn²⁺(aq) → Cu²⁺(aq) + Zn(s)'],
  ['Cu', 'Ag', 'goes', 0.46, 'Cu(s) + 2 Ag⁺(aq) → Cu²⁺(aq) + 2 Ag(s)'],
  ['Al', 'H', 'goes', 1.66, '2 Al(s) + 6 H⁺(aq) → 2 Al³⁺(aq) + 3 H₂(g)'],
  ['Cu', 'H', 'does-not', -0.34, 'Cu(s) + 2 H⁺(aq) → Cu²⁺(aq) + H₂(g)'],
  ['Sn', 'Pb', 'too-close', 0.01, 'Sn(s) + Pb²⁺(aq) → Sn²⁺(aq) + Pb(s)'],
  ['Cu', 'Hg', 'goes', 0.51, 'Cu(s) + Hg²⁺(aq) → Cu²⁺(aq) + Hg(l)'],
])('%s with the ion of %s %s, %d V', (metal, ion, outcome, voltage, equation) => {
  const found = displacement(metal, ion)
  if (found === null) throw new RangeError('not listed')
  expect([found.outcome, found.voltage, formatEquation(found.equation)]).toEqual([
    outcome,
    voltage,
    equation,
  ])
})

test('hydrogen displaces nothing here, and an unlisted metal gives nothing', () => {
  expect([displacement('H', 'Cu'), displacement('Zn', 'Zn'), displacement('Cs', 'Cu')]).toEqual([
    null,
    null,
    null,
  ])
})

test('the potentials rise, and those of the questions are the same', () => {
  const potentials = couples.map(({ potential }) => potential)
  expect(potentials).toEqual(potentials.toSorted((one, other) => one - other))
  const shared = halfCells.filter(({ symbol }) => symbol !== 'Pt')
  expect(couples).toEqual(expect.arrayContaining([...shared]))
})

test('every displacement is balanced, and the way back has the opposite voltage', () => {
  const pairs = couples.flatMap((one) =>
    couples.map((other) => [one.symbol, other.symbol] as const),
  )
  const found = pairs.flatMap(([one, other]) => displacement(one, other) ?? [])
  expect(found).toHaveLength(22 * 22)
  expect(found.every(({ equation }) => isBalanced(equation))).toBe(true)
  for (const { metal, ion, voltage } of found) {
    const back = displacement(ion.symbol, metal.symbol)
    expect(back === null ? -voltage : back.voltage).toBeCloseTo(-voltage, 9)
  }
})

import { expect, test } from 'vitest'

import { balance, equation, isBalanced } from '#chemistry/reactions/equations.ts'

import { halfReactions, metalCouples, otherCouples } from './couples.ts'

test('each half-reaction is balanced in atoms and charge, in one way only', () => {
  const reductions = [
    ...halfReactions.map(([, reduction]) => reduction),
    ...[...metalCouples, ...otherCouples].map(({ reduction }) => reduction),
  ]
  for (const text of reductions) {
    const { reactants, products } = equation(text)
    const written = [...reactants, ...products].map(({ coefficient }) => coefficient)
    const found = balance(
      reactants.map(({ formula }) => formula),
      products.map(({ formula }) => formula),
    )
    expect([text, isBalanced(equation(text)), found]).toEqual([text, true, written])
  }
})

test('the electrons of a couple are those of its reduction', () => {
  for (const { reduction, electrons, oxidized, reduced } of [...metalCouples, ...otherCouples]) {
    const [, count = '1'] = /(?:(\d+) )?e- ->/.exec(reduction) ?? []
    expect([reduction, Number(count)]).toEqual([reduction, electrons])
    const plain = reduction.replaceAll(/\b\d+ /g, '')
    expect(plain.startsWith(oxidized)).toBe(true)
    expect(plain.split(' -> ')[1]?.split(' + ')).toContain(reduced)
  }
})

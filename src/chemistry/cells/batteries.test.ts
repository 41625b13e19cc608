import { expect, test } from 'vitest'

import { equation, isBalanced } from '#chemistry/reactions/equations.ts'

import { electrodeReactions } from './batteries.ts'

test('each reaction is balanced, and electrons leave at the anode and arrive at the cathode', () => {
  for (const { equation: text, isAnode } of electrodeReactions) {
    const place = text.indexOf('e-') > text.indexOf('->')
    expect([text, isBalanced(equation(text)), place]).toEqual([text, true, isAnode])
  }
})

import { expect, test } from 'vitest'

import {
  chargeOf,
  decays,
  formatReaction,
  massNumberOf,
  type Part,
  reactions,
} from './nuclear-reactions.ts'

test('mass numbers and charges are the same on both sides', () => {
  expect(decays.length).toBeGreaterThan(40)
  for (const reaction of [...reactions, ...decays]) {
    for (const of of [massNumberOf, chargeOf]) {
      expect([formatReaction(reaction), total(reaction.reactants, of)]).toEqual([
        formatReaction(reaction),
        total(reaction.products, of),
      ])
    }
  }
})

test('a reaction is written with its particles, or with a gap', () => {
  const [fission] = reactions
  if (fission === undefined) throw new RangeError('No reaction.')
  expect(formatReaction(fission)).toBe('n + ²³⁵U → ¹⁴¹Ba + ⁹²Kr + 3 n')
  expect(formatReaction(fission, fission.products[2] ?? null)).toBe('n + ²³⁵U → ¹⁴¹Ba + ⁹²Kr + ?')
})

function total(parts: readonly Part[], of: (part: Part) => number): number {
  return parts.reduce((sum, part) => sum + part.count * of(part), 0)
}

import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { element } from '#chemistry/elements/elements.ts'

import { configurationOf } from './configurations.ts'

/** The nuclear charge that one other electron of the same shell screens. */
const SAME_SHELL = 0.35
const NEXT_INNER_SHELL = 0.85
const DEEPER_SHELL = 1

/**
 * Effective nuclear charge on an outer s or p electron by Slater's rules (J. C. Slater, Phys. Rev.
 * 36, 57, 1930): 6.10 for chlorine. For main-group elements from lithium on.
 * @throws RangeError for other elements, whose outer electrons the rules treat otherwise.
 */
export function effectiveNuclearCharge(symbol: ElementSymbol): number {
  const { atomicNumber, block } = element(symbol)
  if (atomicNumber < 3 || (block !== 's' && block !== 'p')) {
    throw new RangeError(`${symbol} is not a main-group element from lithium on`)
  }
  const subshells = configurationOf(symbol)
  const outer = Math.max(...subshells.map(({ n }) => n))
  const shielding = subshells.reduce(
    (sum, { n, electrons }) => sum + electrons * shieldOf(outer - n),
    -SAME_SHELL,
  )
  return Math.round((atomicNumber - shielding) * 100) / 100
}

function shieldOf(shellsBelow: number): number {
  if (shellsBelow === 0) return SAME_SHELL
  return shellsBelow === 1 ? NEXT_INNER_SHELL : DEEPER_SHELL
}

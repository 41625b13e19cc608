import type { ElementSymbol } from '#chemistry/elements.ts'
import { composition } from '#chemistry/formulas.ts'

/** The first element of a formula that is neither hydrogen nor carbon, else the last one. */
export function hubOfMolecule(formula: string): ElementSymbol {
  const symbols = [...composition(formula).keys()]
  return symbols.find((symbol) => !['H', 'C'].includes(symbol)) ?? symbols[0] ?? 'H'
}

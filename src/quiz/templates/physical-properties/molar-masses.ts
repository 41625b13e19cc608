import { element, type ElementSymbol } from '#chemistry/elements/elements.ts'
import { formatNumber } from '#chemistry/units.ts'

/** The molar mass in g/mol with the four figures that are shown and calculated with. */
export function molarMassOf(symbol: ElementSymbol): number {
  return fourFigures(element(symbol).atomicMass)
}

/** A value below 10 000 rounded in decimal, so that 24.305 becomes 24.31 as it is shown. */
export function fourFigures(value: number): number {
  return Number(formatNumber(value, { significant: 4 }))
}

import { rangeTable } from './accepted-range-data.ts'
import type { ElementSymbol } from './element-record.ts'

export type RangedField =
  | 'atomicMass'
  | 'ionizationEnergy'
  | 'density'
  | 'meltingPoint'
  | 'boilingPoint'

/** The generated table: low and high of a field, by symbol. */
export type RangeTable = {
  readonly [symbol: string]: {
    readonly [field in RangedField]?: readonly [low: number, high: number]
  }
}

/**
 * The interval that credible sources span, in the unit of the element's field; null where none
 * is known. A wrong option must lie outside it.
 */
export function acceptedRange(
  symbol: ElementSymbol,
  field: RangedField,
): { readonly low: number; readonly high: number } | null {
  const range = rangeTable[symbol]?.[field]
  return range === undefined ? null : { low: range[0], high: range[1] }
}

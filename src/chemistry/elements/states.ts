import type { Element } from './element-record.ts'

/**
 * The states that the product distinguishes: 'liquid or gas' above a melting point without a known
 * boiling point.
 */
export const statesOfMatter = ['solid', 'liquid', 'gas', 'liquid or gas', 'unknown'] as const
export type StateOfMatter = (typeof statesOfMatter)[number]

/**
 * The state of an element at a temperature in °C and 101.325 kPa, by its melting and boiling points. At
 * the point itself it has melted or boiled. Carbon and arsenic go from solid to gas, helium does not
 * freeze; where the state is only predicted it is unknown.
 */
export function stateAt(
  {
    statePredicted,
    sublimes,
    meltingPoint,
    boilingPoint,
  }: Pick<Element, 'statePredicted' | 'sublimes' | 'meltingPoint' | 'boilingPoint'>,
  celsius: number,
): StateOfMatter {
  if (statePredicted) return 'unknown'
  if (boilingPoint !== null && celsius >= boilingPoint) return 'gas'
  if (sublimes || (meltingPoint !== null && celsius < meltingPoint)) return 'solid'
  return boilingPoint === null ? 'liquid or gas' : 'liquid'
}

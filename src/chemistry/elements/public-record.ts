import type { Element } from './element-record.ts'

/**
 * The element as it is published: the 21 fields of the public record in their fixed order, then
 * the basis of the values.
 */
export function publicRecord(element: Element): Element {
  const { atomicNumber, symbol, name, atomicMass, ...afterMass } = element
  const { electronConfiguration, electronsPerShell, ionizationEnergy, ...afterEnergy } = afterMass
  const { protons, neutrons, electrons, physicalState, ...afterState } = afterEnergy
  const { classification, radioactive, discoveredBy, discoveryYear, ...afterYear } = afterState
  const { block, period, group, density, meltingPoint, boilingPoint, ...basis } = afterYear
  return {
    atomicNumber,
    symbol,
    name,
    atomicMass,
    electronConfiguration,
    electronsPerShell,
    ionizationEnergy,
    protons,
    neutrons,
    electrons,
    physicalState,
    classification,
    radioactive,
    discoveredBy,
    discoveryYear,
    block,
    period,
    group,
    density,
    meltingPoint,
    boilingPoint,
    ...basis,
  }
}

import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

export type OxideCharacter = 'basic' | 'acidic' | 'amphoteric' | 'neutral'

export type Oxide = {
  /** Plain text. */
  readonly formula: string
  readonly name: string
  /** The element beside oxygen. */
  readonly element: ElementSymbol
  readonly character: OxideCharacter
  /** The effect of the oxide on pure water; null if it hardly reacts. */
  readonly inWater: 'alkaline' | 'acidic' | null
}

/**
 * Oxides on whose character textbooks agree. Sources: Holleman-Wiberg, Inorganic Chemistry;
 * Greenwood and Earnshaw, Chemistry of the Elements.
 */
export const oxides: readonly Oxide[] = [
  oxide('Li2O', 'lithium oxide', 'Li', 'basic', 'alkaline'),
  oxide('Na2O', 'sodium oxide', 'Na', 'basic', 'alkaline'),
  oxide('K2O', 'potassium oxide', 'K', 'basic', 'alkaline'),
  oxide('MgO', 'magnesium oxide', 'Mg', 'basic', null),
  oxide('CaO', 'calcium oxide', 'Ca', 'basic', 'alkaline'),
  oxide('SrO', 'strontium oxide', 'Sr', 'basic', 'alkaline'),
  oxide('BaO', 'barium oxide', 'Ba', 'basic', 'alkaline'),
  oxide('CO2', 'carbon dioxide', 'C', 'acidic', 'acidic'),
  oxide('SO2', 'sulfur dioxide', 'S', 'acidic', 'acidic'),
  oxide('SO3', 'sulfur trioxide', 'S', 'acidic', 'acidic'),
  oxide('N2O5', 'dinitrogen pentoxide', 'N', 'acidic', 'acidic'),
  oxide('P4O10', 'tetraphosphorus decaoxide', 'P', 'acidic', 'acidic'),
  oxide('Cl2O7', 'dichlorine heptaoxide', 'Cl', 'acidic', 'acidic'),
  oxide('SiO2', 'silicon dioxide', 'Si', 'acidic', null),
  oxide('Al2O3', 'aluminum oxide', 'Al', 'amphoteric', null),
  oxide('ZnO', 'zinc oxide', 'Zn', 'amphoteric', null),
  oxide('BeO', 'beryllium oxide', 'Be', 'amphoteric', null),
  oxide('SnO', 'tin(II) oxide', 'Sn', 'amphoteric', null),
  oxide('PbO', 'lead(II) oxide', 'Pb', 'amphoteric', null),
  oxide('CO', 'carbon monoxide', 'C', 'neutral', null),
  oxide('N2O', 'nitrous oxide', 'N', 'neutral', null),
]

function oxide(
  formula: string,
  name: string,
  symbol: ElementSymbol,
  character: OxideCharacter,
  inWater: Oxide['inWater'],
): Oxide {
  return { formula, name, element: symbol, character, inWater }
}

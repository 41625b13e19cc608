import type { ElementSymbol } from '#chemistry/elements/elements.ts'

/** A reaction of organic chemistry: from what, to what, and with what. */
export type Conversion = {
  readonly from: string
  readonly to: string
  readonly with: string
  readonly element: ElementSymbol
  /** Whether dichromate oxidizes an alcohol. */
  readonly isOxidation: boolean
}

/**
 * Reagents and conditions of a school course. Sources: AQA A-level Chemistry 7405, sections 3.3.2 to 3.3.9, and AQA
 * GCSE Chemistry 8462, section 4.7; OpenStax Chemistry 2e, chapter 20, has the additions, oxidations and the ester.
 */
export const conversions: readonly Conversion[] = [
  conversion('methane', 'chloromethane', 'chlorine in ultraviolet light', 'Cl'),
  conversion('ethene', 'ethane', 'hydrogen over nickel', 'H'),
  conversion('ethene', '1,2-dibromoethane', 'bromine, in the cold', 'Br'),
  conversion('ethene', 'bromoethane', 'hydrogen bromide', 'Br'),
  conversion('ethene', 'ethanol', 'hot steam over phosphoric acid', 'O'),
  conversion('glucose', 'ethanol', 'yeast, warm and without air', 'C'),
  conversion('ethanol', 'ethene', 'hot concentrated sulfuric acid', 'C'),
  conversion('ethanol', 'ethanal', 'acidified dichromate, distilled off at once', 'Cr', true),
  conversion('ethanol', 'ethanoic acid', 'excess of acidified dichromate, reflux', 'Cr', true),
  conversion('propan-2-ol', 'propanone', 'acidified dichromate, reflux', 'Cr', true),
  conversion('ethanal', 'ethanol', 'sodium tetrahydridoborate(III)', 'B'),
  conversion('ethanoic acid', 'ethyl ethanoate', 'ethanol and a little sulfuric acid, warm', 'O'),
  conversion('bromoethane', 'ethanol', 'warm sodium hydroxide in water', 'Na'),
  conversion('bromoethane', 'propanenitrile', 'potassium cyanide in ethanol', 'N'),
]

function conversion(
  from: string,
  to: string,
  reagent: string,
  element: ElementSymbol,
  isOxidation = false,
): Conversion {
  return { from, to, with: reagent, element, isOxidation }
}

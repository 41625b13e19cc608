import { composition, molarMass } from '#chemistry/compounds/formulas.ts'

/** The elements that are added to fields most. */
export type Nutrient = 'N' | 'P' | 'K'

export type Fertilizer = { readonly name: string; readonly formula: string }

/** Sources: AQA GCSE Chemistry, section 4.10.4.2; International Fertilizer Association, on the products. */
export const fertilizers: readonly Fertilizer[] = [
  { name: 'ammonium nitrate', formula: 'NH4NO3' },
  { name: 'ammonium sulfate', formula: '(NH4)2SO4' },
  { name: 'urea', formula: 'CO(NH2)2' },
  { name: 'ammonium dihydrogen phosphate', formula: 'NH4H2PO4' },
  { name: 'diammonium hydrogen phosphate', formula: '(NH4)2HPO4' },
  { name: 'potassium nitrate', formula: 'KNO3' },
  { name: 'potassium chloride', formula: 'KCl' },
  { name: 'potassium sulfate', formula: 'K2SO4' },
  { name: 'calcium dihydrogen phosphate', formula: 'Ca(H2PO4)2' },
  { name: 'calcium nitrate', formula: 'Ca(NO3)2' },
]

/** How often a nutrient stands in a formula, the masses in g/mol, and its percent by mass. */
export function nutrientShareOf(formula: string, symbol: Nutrient) {
  const count = composition(formula).get(symbol) ?? 0
  const [whole, atom] = [molarMass(formula), molarMass(symbol)]
  return { count, whole, atom, percent: (100 * count * atom) / whole }
}

/** A common name and the systematic one of the same substance. */
type TrivialName = { readonly name: string; readonly systematic: string }

/** Common names that textbooks and bottles still have; the IUPAC recommendations of 2013 list most of them. */
const names: readonly TrivialName[] = [
  { name: 'isobutane', systematic: '2-methylpropane' },
  { name: 'isopentane', systematic: '2-methylbutane' },
  { name: 'neopentane', systematic: '2,2-dimethylpropane' },
  { name: 'ethylene', systematic: 'ethene' },
  { name: 'propylene', systematic: 'propene' },
  { name: 'isobutylene', systematic: '2-methylpropene' },
  { name: 'chloroform', systematic: 'trichloromethane' },
  { name: 'methyl alcohol', systematic: 'methanol' },
  { name: 'ethyl alcohol', systematic: 'ethanol' },
  { name: 'isopropyl alcohol', systematic: 'propan-2-ol' },
  { name: 'isopropanol', systematic: 'propan-2-ol' },
  { name: 'isobutanol', systematic: '2-methylpropan-1-ol' },
  { name: 'tert-butanol', systematic: '2-methylpropan-2-ol' },
  { name: 'tert-butyl alcohol', systematic: '2-methylpropan-2-ol' },
  { name: 'formaldehyde', systematic: 'methanal' },
  { name: 'acetaldehyde', systematic: 'ethanal' },
  { name: 'acetone', systematic: 'propanone' },
  { name: 'formic acid', systematic: 'methanoic acid' },
  { name: 'acetic acid', systematic: 'ethanoic acid' },
  { name: 'methyl acetate', systematic: 'methyl ethanoate' },
  { name: 'ethyl acetate', systematic: 'ethyl ethanoate' },
]

/** Common names by their letters, without spaces and hyphens. */
export const trivialNames: ReadonlyMap<string, TrivialName> = new Map(
  names.map((entry) => [entry.name.replaceAll(/[ -]/g, ''), entry]),
)

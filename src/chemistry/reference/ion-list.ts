import { fixedChargeIons, type Ion, polyatomicIons } from '#chemistry/electrons/ions.ts'
import { element } from '#chemistry/elements/elements.ts'
import { romanNumeral } from '#chemistry/roman-numerals.ts'

/** An ion with other names and formulas in use. */
export type ListedIon = Ion & { readonly also: readonly string[] }

/** Other names of ions that questions ask about, and ions beside them (IUPAC Red Book 2005, table IX). */
const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['hydronium', ['oxonium']],
  ['hydrogen carbonate', ['bicarbonate']],
  ['acetate', ['ethanoate']],
  ['oxalate', ['ethanedioate']],
  ['hydrogen sulfate', ['bisulfate']],
  ['permanganate', ['manganate(VII)']],
])

const further: readonly ListedIon[] = [
  ion('mercury(I)', 'Hg2', 2),
  ion('superoxide', 'O2', -1, 'hyperoxide'),
  ion('cyanate', 'OCN', -1),
  ion('azide', 'N3', -1),
  ion('amide', 'NH2', -1),
  ion('formate', 'HCOO', -1, 'methanoate'),
  ion('hydrogen sulfite', 'HSO3', -1, 'bisulfite'),
  ion('hydrogen sulfide', 'HS', -1),
  ion('peroxodisulfate', 'S2O8', -2, 'persulfate'),
  ion('diphosphate', 'P2O7', -4, 'pyrophosphate'),
  ion('hypobromite', 'BrO', -1),
  ion('bromate', 'BrO3', -1),
  ion('iodate', 'IO3', -1),
  ion('periodate', 'IO4', -1),
  ion('triiodide', 'I3', -1),
  ion('manganate', 'MnO4', -2, 'manganate(VI)'),
  ion('silicate', 'SiO3', -2, 'metasilicate'),
  ion('orthosilicate', 'SiO4', -4),
  ion('borate', 'BO3', -3, 'orthoborate'),
  ion('tetraborate', 'B4O7', -2),
  ion('arsenate', 'AsO4', -3),
  ion('arsenite', 'AsO3', -3),
  ion('hexacyanidoferrate(II)', '[Fe(CN)6]', -4, 'ferrocyanide'),
  ion('hexacyanidoferrate(III)', '[Fe(CN)6]', -3, 'ferricyanide'),
]

/** Ions of several atoms, those of the questions first. */
export const listedIons: readonly ListedIon[] = [
  ...polyatomicIons.map((entry) => ({ ...entry, also: otherNames.get(entry.name) ?? [] })),
  ...further,
]

/** Charges of the common ions of metals that form several, or one that is named with its numeral. */
const variableCharges: Readonly<Record<string, readonly number[]>> = {
  Ti: [2, 3, 4],
  V: [2, 3, 4, 5],
  Cr: [2, 3],
  Mn: [2, 3, 4],
  Fe: [2, 3],
  Co: [2, 3],
  Ni: [2],
  Cu: [1, 2],
  Sn: [2, 4],
  Pt: [2, 4],
  Au: [1, 3],
  Hg: [2],
  Pb: [2, 4],
}

/** Metals whose ions carry a Roman numeral in a name, each with its ions. */
export const variableMetalIons: readonly Ion[] = Object.entries(variableCharges).flatMap(
  ([symbol, charges]) =>
    charges.map((charge) => ({
      name: `${element(symbol).name.toLowerCase()}(${romanNumeral(charge)})`,
      formula: symbol,
      charge,
    })),
)

/** Cations that need no numeral. */
export const plainCations: readonly Ion[] = [
  ...fixedChargeIons.filter(({ charge }) => charge > 0),
  { name: 'cadmium', formula: 'Cd', charge: 2 },
  ...listedIons.filter(({ name }) => name === 'ammonium' || name === 'mercury(I)'),
]

/** Anions of one atom. */
export const plainAnions: readonly Ion[] = [
  ...fixedChargeIons.filter(({ charge }) => charge < 0),
  { name: 'hydride', formula: 'H', charge: -1 },
]

function ion(name: string, formula: string, charge: number, ...also: string[]): ListedIon {
  return { name, formula, charge, also }
}

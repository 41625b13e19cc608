import type { ElementSymbol } from '#chemistry/elements/element-record.ts'
import { subscript, superscript } from '#chemistry/units.ts'

/** A molecule or ion that binds a metal ion. */
export type Ligand = {
  /** As it stands in formulas of complexes; `en` and `ox` are the usual abbreviations. */
  readonly written: string
  readonly name: string
  readonly charge: number
  /** Atoms of it that bind the metal. */
  readonly donors: 1 | 2
  /** The element that it is known by. */
  readonly element: ElementSymbol
  /** What it is called outside of a complex, or its formula. */
  readonly particle: string
}

/** Names in complexes. Source: IUPAC Red Book 2005, section IR-9 and table IX. */
export const ligands: readonly Ligand[] = [
  { written: 'H2O', name: 'aqua', charge: 0, donors: 1, element: 'O', particle: 'water molecule' },
  {
    written: 'NH3',
    name: 'ammine',
    charge: 0,
    donors: 1,
    element: 'N',
    particle: 'ammonia molecule',
  },
  { written: 'CO', name: 'carbonyl', charge: 0, donors: 1, element: 'C', particle: 'CO' },
  { written: 'F', name: 'fluorido', charge: -1, donors: 1, element: 'F', particle: 'fluoride ion' },
  {
    written: 'Cl',
    name: 'chlorido',
    charge: -1,
    donors: 1,
    element: 'Cl',
    particle: 'chloride ion',
  },
  { written: 'I', name: 'iodido', charge: -1, donors: 1, element: 'I', particle: 'iodide ion' },
  {
    written: 'OH',
    name: 'hydroxido',
    charge: -1,
    donors: 1,
    element: 'O',
    particle: 'hydroxide ion',
  },
  { written: 'CN', name: 'cyanido', charge: -1, donors: 1, element: 'C', particle: 'cyanide ion' },
  { written: 'en', name: 'ethane-1,2-diamine', charge: 0, donors: 2, element: 'N', particle: 'en' },
  { written: 'ox', name: 'oxalato', charge: -2, donors: 2, element: 'C', particle: 'ox' },
]

/** A complex: a metal ion and its ligands. */
export type Complex = {
  readonly metal: ElementSymbol
  readonly parts: readonly (readonly [ligand: Ligand, count: number])[]
  readonly charge: number
}

/** Complexes of textbooks: OpenStax Chemistry 2e, sections 19.2 and 19.3; Housecroft and Sharpe, Inorganic Chemistry. */
export const complexes: readonly Complex[] = [
  complex('Co', 3, 'NH3 6'),
  complex('Co', 2, 'NH3 5', 'Cl 1'),
  complex('Co', 1, 'NH3 4', 'Cl 2'),
  complex('Co', -3, 'CN 6'),
  complex('Co', -2, 'Cl 4'),
  complex('Co', 2, 'H2O 6'),
  complex('Cr', 3, 'H2O 6'),
  complex('Cr', 2, 'H2O 5', 'Cl 1'),
  complex('Cr', 1, 'H2O 4', 'Cl 2'),
  complex('Cr', 3, 'NH3 6'),
  complex('Cr', 2, 'NH3 5', 'Cl 1'),
  complex('Cr', -3, 'CN 6'),
  complex('Fe', -4, 'CN 6'),
  complex('Fe', -3, 'CN 6'),
  complex('Fe', 2, 'H2O 6'),
  complex('Fe', 3, 'H2O 6'),
  complex('Fe', -1, 'Cl 4'),
  complex('Fe', -3, 'F 6'),
  complex('Cu', 2, 'NH3 4'),
  complex('Cu', -2, 'Cl 4'),
  complex('Ni', 2, 'NH3 6'),
  complex('Ni', 2, 'H2O 6'),
  complex('Ni', -2, 'CN 4'),
  complex('Zn', 2, 'NH3 4'),
  complex('Zn', -2, 'OH 4'),
  complex('Zn', -2, 'CN 4'),
  complex('Ag', 1, 'NH3 2'),
  complex('Ag', -1, 'CN 2'),
  complex('Au', -1, 'CN 2'),
  complex('Pt', -2, 'Cl 4'),
  complex('Pt', -2, 'Cl 6'),
  complex('Pt', 2, 'NH3 4'),
  complex('Al', 3, 'H2O 6'),
  complex('Al', -1, 'OH 4'),
  complex('Al', -3, 'F 6'),
  complex('Hg', -2, 'I 4'),
  complex('Mn', 2, 'H2O 6'),
]

/** Complexes with ligands that bind by two atoms. Sources as for the others. */
export const chelates: readonly Complex[] = [
  complex('Co', 3, 'en 3'),
  complex('Cr', 3, 'en 3'),
  complex('Ni', 2, 'en 3'),
  complex('Zn', 2, 'en 3'),
  complex('Cu', 2, 'en 2'),
  complex('Pt', 2, 'en 2'),
  complex('Pd', 2, 'en 2'),
  complex('Fe', -3, 'ox 3'),
  complex('Cr', -3, 'ox 3'),
  complex('Co', -3, 'ox 3'),
  complex('Al', -3, 'ox 3'),
  complex('Cu', -2, 'ox 2'),
  complex('Pt', -2, 'ox 2'),
  complex('Co', 1, 'en 2', 'Cl 2'),
  complex('Cr', 1, 'en 2', 'Cl 2'),
  complex('Co', 2, 'NH3 1', 'en 2', 'Cl 1'),
  complex('Co', 3, 'NH3 2', 'en 2'),
  complex('Co', 3, 'NH3 4', 'en 1'),
  complex('Ni', 2, 'H2O 2', 'en 2'),
  complex('Ni', 2, 'H2O 4', 'en 1'),
  complex('Cu', 2, 'H2O 2', 'en 2'),
  complex('Cr', -1, 'H2O 2', 'ox 2'),
]

/** The charge of the metal ion: that of the complex without those of its ligands. */
export function metalCharge({ parts, charge }: Complex): number {
  return parts.reduce((rest, [ligand, count]) => rest - ligand.charge * count, charge)
}

/** How many ligands a complex has. */
export function ligandCount({ parts }: Complex): number {
  return parts.reduce((sum, [, count]) => sum + count, 0)
}

/** Atoms that bind the metal. */
export function coordinationNumber({ parts }: Complex): number {
  return parts.reduce((sum, [ligand, count]) => sum + ligand.donors * count, 0)
}

/** Writes a complex as it is read: '[Co(NH₃)₅Cl]²⁺'. */
export function complexText({ metal, parts, charge }: Complex): string {
  const size = Math.abs(charge)
  const sign = charge > 0 ? '⁺' : '⁻'
  const groups = parts.map(([{ written }, count]) => {
    const shown = written.replaceAll(/\d/g, (digit) => subscript(Number(digit)))
    const isOne = /^[A-Z][a-z]?$/.test(written)
    return `${isOne ? shown : `(${shown})`}${count === 1 ? '' : subscript(count)}`
  })
  return `[${metal}${groups.join('')}]${size === 1 ? '' : superscript(size)}${sign}`
}

/** @throws RangeError for a ligand that is not in the list. */
function complex(metal: ElementSymbol, charge: number, ...counted: readonly string[]): Complex {
  return {
    metal,
    charge,
    parts: counted.map((text) => {
      const [written, count] = text.split(' ')
      const ligand = ligands.find((one) => one.written === written)
      if (ligand === undefined) throw new RangeError(`No ligand ${text}.`)
      return [ligand, Number(count)]
    }),
  }
}

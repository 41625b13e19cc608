import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A molecule of two atoms: its bond length in pm and the energy of its bond in kJ/mol. */
export type DiatomicBond = {
  readonly formula: string
  readonly element: ElementSymbol
  readonly length: number
  readonly energy: number
}

/**
 * Molecules whose bonds are told apart by strength, in groups. Lengths: CRC Handbook (97th edition, section 9, "Bond
 * Lengths"), and Housecroft and Sharpe. Energies are those of `bond-energies.ts`.
 */
export const bondGroups: readonly (readonly DiatomicBond[])[] = [
  [
    { formula: 'N2', element: 'N', length: 110, energy: 946 },
    { formula: 'O2', element: 'O', length: 121, energy: 498 },
    { formula: 'F2', element: 'F', length: 141, energy: 160 },
  ],
  [
    { formula: 'Cl2', element: 'Cl', length: 199, energy: 243 },
    { formula: 'Br2', element: 'Br', length: 228, energy: 190 },
    { formula: 'I2', element: 'I', length: 267, energy: 150 },
  ],
  [
    { formula: 'HF', element: 'F', length: 92, energy: 569 },
    { formula: 'HCl', element: 'Cl', length: 127, energy: 432 },
    { formula: 'HI', element: 'I', length: 161, energy: 295 },
  ],
  [
    { formula: 'HCl', element: 'Cl', length: 127, energy: 432 },
    { formula: 'Cl2', element: 'Cl', length: 199, energy: 243 },
    { formula: 'I2', element: 'I', length: 267, energy: 150 },
  ],
  [
    { formula: 'H2', element: 'H', length: 74, energy: 436 },
    { formula: 'HBr', element: 'Br', length: 141, energy: 370 },
    { formula: 'Br2', element: 'Br', length: 228, energy: 190 },
  ],
]

const STEP = 5
/** The share of the depth by which a curve rises above zero on its left. */
const ABOVE = 0.3
/** How narrow the well is, in units of the bond length; between hydrogen (1.4) and nitrogen (3.0). */
const NARROWNESS = 2.4

/**
 * The potential energy of two atoms by their distance, as points in pm and kJ/mol: the curve of Morse, zero for
 * atoms far apart.
 */
export function bondCurve(
  { length, energy }: Pick<DiatomicBond, 'length' | 'energy'>,
  until: number,
  step = STEP,
): readonly (readonly [distance: number, energy: number])[] {
  const at = (distance: number) =>
    energy * ((1 - Math.exp((-NARROWNESS * (distance - length)) / length)) ** 2 - 1)
  const distances = Array.from({ length: Math.floor(until / step) + 1 }, (_, place) => place * step)
  return [...new Set([...distances, length])]
    .toSorted((one, other) => one - other)
    .map((distance) => [distance, at(distance)] as const)
    .filter(([, value]) => value <= ABOVE * energy)
}

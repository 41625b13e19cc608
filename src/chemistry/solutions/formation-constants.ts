import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** A complex that forms from its metal ion and ligands, with the constant of all steps together. */
export type Formation = {
  readonly complex: string
  readonly metal: string
  readonly element: ElementSymbol
  readonly ligand: string
  readonly ligands: number
  readonly constant: number
}

/**
 * Source: OpenStax Chemistry 2e, appendix K. Books differ by more than the last figure, so every question names its value.
 */
export const formations: readonly Formation[] = [
  {
    complex: '[Ag(NH3)2]^+',
    metal: 'Ag^+',
    element: 'Ag',
    ligand: 'NH3',
    ligands: 2,
    constant: 1.7e7,
  },
  {
    complex: '[Cd(NH3)4]^2+',
    metal: 'Cd^2+',
    element: 'Cd',
    ligand: 'NH3',
    ligands: 4,
    constant: 1.3e7,
  },
  {
    complex: '[Cu(NH3)4]^2+',
    metal: 'Cu^2+',
    element: 'Cu',
    ligand: 'NH3',
    ligands: 4,
    constant: 1.7e13,
  },
  {
    complex: '[Ni(NH3)6]^2+',
    metal: 'Ni^2+',
    element: 'Ni',
    ligand: 'NH3',
    ligands: 6,
    constant: 2e8,
  },
  {
    complex: '[Ag(CN)2]^-',
    metal: 'Ag^+',
    element: 'Ag',
    ligand: 'CN^-',
    ligands: 2,
    constant: 1e21,
  },
  {
    complex: '[Zn(OH)4]^2-',
    metal: 'Zn^2+',
    element: 'Zn',
    ligand: 'OH^-',
    ligands: 4,
    constant: 2e15,
  },
]

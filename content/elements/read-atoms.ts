import type {
  Cell,
  Crystal,
  Decay,
  EmissionLine,
  IonizationStep,
  IonRadius,
  Isotope,
} from './detail.ts'
import { number, oneOf, optionalNumber, optionalText, type Row, text } from './table-file.ts'

/** Below this share in percent a way of decay is called rare and gets no number. */
const RARE_PERCENT = 1

/** A step of the ionization energies. */
export function ionizationStepOf(row: Row): IonizationStep {
  return {
    step: number(row, 'step'),
    electronvolts: number(row, 'electronvolts'),
    basis: oneOf(row, 'basis', ['measured', 'semi-empirical', 'theory']),
  }
}

/** A nuclide with its half-life and ways of decay. */
export function isotopeOf(row: Row): Isotope {
  return {
    massNumber: number(row, 'massNumber'),
    mass: number(row, 'mass'),
    abundance: optionalNumber(row, 'abundance'),
    life: lifeOf(row),
    decays: decaysOf(row.get('decay') ?? ''),
  }
}

function lifeOf(row: Row): Isotope['life'] {
  const status = oneOf(row, 'status', ['stable', 'radioactive', 'unmeasured'])
  if (status === 'stable') return { kind: 'stable' }
  const value = optionalNumber(row, 'halfLife')
  if (value === null) return { kind: 'unmeasured' }
  return { kind: 'half-life', value, unit: text(row, 'unit') }
}

/** 'α:99.9 SF': a decay without a share is rare where the others leave less than 1 %, else unknown. */
function decaysOf(list: string): readonly Decay[] {
  const ways = list.split(' ').filter((part) => part !== '')
  const shares = ways.map((way) => Number(way.split(':')[1] ?? 0))
  const left = 100 - shares.reduce((sum, share) => sum + share, 0)
  return ways.flatMap((way): readonly Decay[] => {
    const [mode = '', figure] = way.split(':')
    if (figure === undefined) return [{ mode, share: left < RARE_PERCENT ? 'rare' : 'unknown' }]
    const share = Number(figure)
    if (share === 0) return []
    return [{ mode, share: share < RARE_PERCENT ? 'rare' : share }]
  })
}

/** A line of the emission spectrum. */
export function lineOf(row: Row): EmissionLine {
  return {
    wavelength: number(row, 'wavelength'),
    stage: oneOf(row, 'stage', ['I', 'II']),
    intensity: number(row, 'intensity'),
    decimals: text(row, 'from') === 'rounded' ? 1 : 2,
  }
}

/** The radius of an ion among some number of neighbors. */
export function ionRadiusOf(row: Row): IonRadius {
  return {
    charge: number(row, 'charge'),
    coordination: text(row, 'coordination'),
    spin: row.get('spin') === '' ? null : oneOf<'HS' | 'LS'>(row, 'spin', ['HS', 'LS']),
    radius: number(row, 'radius'),
  }
}

/** The arrangement of the atoms in the solid. */
export function crystalOf(row: Row): Crystal {
  return {
    structure: optionalText(row, 'structure'),
    name: row.get('name') ?? '',
    spaceGroup: optionalNumber(row, 'spaceGroup'),
    cell: cellOf(row),
    note: row.get('note') ?? '',
  }
}

function cellOf(row: Row): Cell | null {
  if (optionalNumber(row, 'a') === null) return null
  return {
    edges: [number(row, 'a'), number(row, 'b'), number(row, 'c')],
    angles: [number(row, 'alpha'), number(row, 'beta'), number(row, 'gamma')],
  }
}

import type { ElementSymbol } from '#chemistry/elements/element-record.ts'

/** Where the lines of a phase diagram meet and end: temperatures in °C and pressures in kPa. */
export type PhasePoints = {
  readonly name: string
  readonly element: ElementSymbol
  readonly triple: { readonly celsius: number; readonly kilopascals: number }
  readonly critical: { readonly celsius: number; readonly kilopascals: number }
}

/**
 * Rounded to figures on which the sources agree: NIST Chemistry WebBook, thermophysical properties of fluid systems;
 * CRC Handbook of Chemistry and Physics, 97th edition, section 6.
 */
export const phasePoints: readonly PhasePoints[] = [
  points('carbon dioxide', 'C', [-57, 518], [31, 7380]),
  points('ammonia', 'N', [-78, 6.1], [132, 11_300]),
  points('nitrogen', 'N', [-210, 12.5], [-147, 3400]),
  points('methane', 'C', [-182, 11.7], [-83, 4600]),
  points('argon', 'Ar', [-189, 69], [-122, 4860]),
  points('krypton', 'Kr', [-157, 73], [-64, 5500]),
  points('xenon', 'Xe', [-112, 82], [17, 5840]),
  points('water', 'H', [0, 0.61], [374, 22_100]),
]

/**
 * Returns the points of a substance.
 * @throws RangeError when it has none
 */
export function phasesOf(name: string): PhasePoints {
  const found = phasePoints.find((one) => one.name === name)
  if (found === undefined) throw new RangeError(`No points of ${name}.`)
  return found
}

type Point = readonly [celsius: number, kilopascals: number]

function points(name: string, element: ElementSymbol, triple: Point, critical: Point): PhasePoints {
  return { name, element, triple: pointOf(triple), critical: pointOf(critical) }
}

function pointOf([celsius, kilopascals]: Point) {
  return { celsius, kilopascals }
}

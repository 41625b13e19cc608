import { KW } from './acid-constants.ts'

/** A sample of a monoprotic acid or a base with one proton to take up, and the strong titrant. */
export type Titration = {
  readonly sample: 'acid' | 'base'
  /** Of the sample, or of its conjugate acid; null when the sample is strong. */
  readonly pKa: number | null
  /** In mol/L. */
  readonly concentration: number
  /** In mL. */
  readonly volume: number
  /** Concentration of the strong base or acid that is added, in mol/L. */
  readonly titrant: number
}

/** The steps that halve the range of pH; forty leave less than 10⁻¹⁰. */
const STEPS = 40
const POINTS = 80

/**
 * Returns the pH after a volume of titrant in mL, from the balance of charges, without approximations and with
 * concentrations in place of activities.
 */
export function phAfter(
  { sample, pKa, concentration, volume, titrant }: Titration,
  added: number,
): number {
  const total = volume + added
  const amount = (concentration * volume) / total
  const counter = (titrant * added) / total
  const ka = pKa === null ? null : 10 ** -pKa
  /** Positive charges less negative ones at a pH; it falls as the pH rises. */
  const balance = (ph: number): number => {
    const hydrogen = 10 ** -ph
    const free = hydrogen - KW / hydrogen
    if (sample === 'acid') {
      const anions = ka === null ? amount : (amount * ka) / (ka + hydrogen)
      return free + counter - anions
    }
    const cations = ka === null ? amount : (amount * hydrogen) / (ka + hydrogen)
    return free + cations - counter
  }
  let [low, high] = [-1, 15]
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (balance(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Returns the volume of titrant in mL at the equivalence point. */
export function equivalenceVolume({ concentration, volume, titrant }: Titration): number {
  return (concentration * volume) / titrant
}

/** Returns the curve from the start to twice the equivalence volume, denser around the equivalence point. */
export function titrationCurve(
  titration: Titration,
): readonly (readonly [milliliters: number, ph: number])[] {
  const middle = equivalenceVolume(titration)
  return Array.from({ length: 2 * POINTS + 1 }, (_, index) => {
    const way = (index - POINTS) / POINTS
    const added = middle * (1 + Math.sign(way) * Math.abs(way) ** 1.8)
    return [added, phAfter(titration, added)]
  })
}

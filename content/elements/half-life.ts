import type { Isotope } from './detail.ts'

/** A tropical year in seconds, as NUBASE2020 counts. */
export const YEAR_S = 365.2422 * 86_400

/** The units of half-lives in seconds. */
const SECONDS: Readonly<Record<string, number>> = {
  ys: 1e-24,
  zs: 1e-21,
  as: 1e-18,
  ps: 1e-12,
  ns: 1e-9,
  µs: 1e-6,
  ms: 1e-3,
  s: 1,
  min: 60,
  h: 3600,
  d: 86_400,
  y: YEAR_S,
  ky: 1e3 * YEAR_S,
  My: 1e6 * YEAR_S,
  Gy: 1e9 * YEAR_S,
  Ty: 1e12 * YEAR_S,
  Py: 1e15 * YEAR_S,
  Ey: 1e18 * YEAR_S,
  Zy: 1e21 * YEAR_S,
  Yy: 1e24 * YEAR_S,
}

/** Half-life in seconds; null for stable isotopes and where it is not measured. */
export function halfLifeSeconds({ life }: Isotope): number | null {
  if (life.kind !== 'half-life') return null
  const seconds = SECONDS[life.unit]
  if (seconds === undefined) throw new RangeError(`'${life.unit}' is no unit of half-lives`)
  return life.value * seconds
}
